import { CallerOf, Clients, parseInstant } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CancelOrder } from '../cancel-order.js';
import { ReadOrder } from '../read-order.js';
import { CancelOrderRequest } from './cancel-order.request.dto.js';
import { merchantOf } from './merchant-of.js';
import { OrderId } from './order-id.js';
import { toOrderWithHistoryResponse } from './order.response.dto.js';
import type { OrderWithHistoryResponse } from './order.response.dto.js';

@Controller('ext/orders')
@Clients('merchant')
export class OrdersController {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly cancelOrder: CancelOrder,
  ) {}

  @Get(':orderId')
  async read(
    @OrderId() orderId: string,
    @CallerOf() caller: Caller,
  ): Promise<OrderWithHistoryResponse> {
    return toOrderWithHistoryResponse(await this.readOrder.run(merchantOf(caller), orderId));
  }

  @Post(':orderId/cancel')
  @HttpCode(200)
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
