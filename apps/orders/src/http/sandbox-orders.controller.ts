import { AnswerOnce, keyedRequest } from '#messaging';
import { CallerOf, Clients, IdempotencyKey, parseInstant } from '#platform';
import type { Caller } from '#platform';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApproveOrder } from '../approve-order.js';
import { PlaceOrder } from '../place-order.js';
import { ApproveOrderRequest } from './approve-order.request.dto.js';
import { CreateOrderRequest } from './create-order.request.dto.js';
import { merchantOf } from './merchant-of.js';
import { toNewOrder } from './new-order.js';
import { OrderId } from './order-id.js';
import { toOrderResponse } from './order.response.dto.js';
import type { OrderResponse } from './order.response.dto.js';

/** What a sales channel does in production; routed in the sandbox only (decision 2.5). */
@Controller('orders')
@Clients('merchant')
export class SandboxOrdersController {
  constructor(
    private readonly answerOnce: AnswerOnce,
    private readonly placeOrder: PlaceOrder,
    private readonly approveOrder: ApproveOrder,
  ) {}

  @Post()
  async create(
    @Body() request: CreateOrderRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OrderResponse> {
    const order = toNewOrder(request, merchantOf(caller));
    const keyed = keyedRequest(caller, 'create-order', key, request);
    return this.answerOnce.run<OrderResponse>(keyed, async (keep) =>
      toOrderResponse(
        await this.placeOrder.run(order, (uow, stored) => keep(uow, toOrderResponse(stored))),
      ),
    );
  }

  @Post(':orderId/approve')
  @HttpCode(200)
  async approve(
    @OrderId() orderId: string,
    @Body() { approvalDate }: ApproveOrderRequest,
    @CallerOf() caller: Caller,
  ): Promise<OrderResponse> {
    const date = parseInstant(approvalDate);
    return toOrderResponse(await this.approveOrder.run(merchantOf(caller), orderId, date));
  }
}
