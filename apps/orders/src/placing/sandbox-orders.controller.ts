import { IdempotentRequests, keyedRequest } from '#operations';
import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  IdempotencyKey,
  MIB,
  OrderId,
  QuoteIds,
  merchantOf,
  parseInstant,
  type Caller,
} from '#edge';
import type { LandedCostQuote } from '#landed-cost';
import { Body, Controller, HttpCode, Post, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApproveOrder } from '../lifecycle/approve-order.js';
import { CreateOrder } from './create-order.js';
import type { AnsweredOrder } from '../order/store/order-answer.js';
import { ApproveOrderRequest } from '../lifecycle/approve-order.request.dto.js';
import { createOrderExample, ORDER_FAULTS } from './create-order.example.js';
import { CreateOrderRequest } from './create-order.request.dto.js';
import { toNewOrder } from './order-input.js';
import { LinkDocuments } from '../order/link-documents.js';
import { OrderResponse } from '../order/order.response.dto.js';

/** Sandbox replacement for the events of a sales channel; routed in the sandbox only (decision 2.5). */
@ApiTags('Orders')
@Controller('orders')
@Clients('merchant')
@UseInterceptors(LinkDocuments)
export class SandboxOrdersController {
  constructor(
    private readonly idempotentRequests: IdempotentRequests,
    private readonly createOrder: CreateOrder,
    private readonly approveOrder: ApproveOrder,
    private readonly quoteIds: QuoteIds<LandedCostQuote>,
  ) {}

  @Post()
  @BodyLimit(2 * MIB)
  @ApiEndpoint(OrderResponse, {
    id: 'createOrder',
    summary: 'Create an order as a sales channel would',
    sandboxOnly: true,
    doc: 'The SKUs must be approved in the channel. All money is in its currency, and the sums must agree. Only prices of units may be finer than its minor unit.',
    example: createOrderExample,
    problems: ORDER_FAULTS,
  })
  async create(
    @Body() request: CreateOrderRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AnsweredOrder> {
    const order = toNewOrder(request, {
      merchantId: merchantOf(caller),
      sandbox: true,
      quoteIds: this.quoteIds,
    });
    const keyed = keyedRequest(caller, 'create-order', key, request);
    return this.idempotentRequests.run<AnsweredOrder>(keyed, (keep) =>
      this.createOrder.create(order, keep),
    );
  }

  @Post(':orderId/approve')
  @HttpCode(200)
  @ApiEndpoint(OrderResponse, {
    id: 'approveOrder',
    summary: 'Approve an order as a sales channel would',
    repeatable: true,
    sandboxOnly: true,
    doc: 'Fulfilment begins. A second approval gives the same answer.',
    params: { orderId: 'Order id.' },
    example: { approvalDate: '2026-11-21T10:00:00.000Z' },
    problems: ['order-not-found', 'order-not-approvable'],
  })
  async approve(
    @OrderId() orderId: string,
    @Body() { approvalDate }: ApproveOrderRequest,
    @CallerOf() caller: Caller,
  ): Promise<AnsweredOrder> {
    return this.approveOrder.approve(merchantOf(caller), orderId, parseInstant(approvalDate));
  }
}
