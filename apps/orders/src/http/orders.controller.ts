import { Answers, CallerOf, Clients, merchantOf, parseInstant } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CancelOrder } from '../cancel-order.js';
import { ReadOrder } from '../read-order.js';
import { CancelOrderRequest } from './cancel-order.request.dto.js';
import { OrderId } from './order-id.js';
import { OrderWithHistoryResponse, toOrderWithHistoryResponse } from './order.response.dto.js';

const params = { orderId: 'Order id.' };

@ApiTags('Orders')
@Controller('ext/orders')
@Clients('merchant')
export class OrdersController {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly cancelOrder: CancelOrder,
  ) {}

  @Get(':orderId')
  @Answers(OrderWithHistoryResponse, {
    id: 'readOrder',
    summary: 'Read an order with its history',
    params,
    problems: ['order-not-found'],
  })
  async read(
    @OrderId() orderId: string,
    @CallerOf() caller: Caller,
  ): Promise<OrderWithHistoryResponse> {
    return toOrderWithHistoryResponse(await this.readOrder.run(merchantOf(caller), orderId));
  }

  @Post(':orderId/cancel')
  @HttpCode(200)
  @Answers(OrderWithHistoryResponse, {
    id: 'cancelOrder',
    summary: 'Cancel an order',
    doc: 'Allowed in every status before SHIPPED. Cancelling a cancelled order answers the same again.',
    params,
    example: { cancelDate: '2026-11-21T10:00:00.000Z', cancelReason: 'The buyer asked for it.' },
    problems: ['order-not-found', 'order-not-cancellable'],
  })
  async cancel(
    @OrderId() orderId: string,
    @Body() { cancelDate, cancelReason }: CancelOrderRequest,
    @CallerOf() caller: Caller,
  ): Promise<OrderWithHistoryResponse> {
    const date = parseInstant(cancelDate);
    if (!date) throw new Error('a date passed validation and cannot be read');
    const reason = cancelReason === undefined ? {} : { cancelReason };
    const wish = { cancelDate: date, ...reason };
    return toOrderWithHistoryResponse(
      await this.cancelOrder.run(merchantOf(caller), orderId, wish),
    );
  }
}
