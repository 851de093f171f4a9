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
import { DocumentLinks } from '#platform';
import type { LandedCostQuote } from '#landed-cost';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ApproveOrder } from '../lifecycle/approve-order.js';
import { CreateOrder } from './create-order.js';
import type { OrderView } from '../order/store/order-view.js';
import { ApproveOrderRequest } from '../lifecycle/approve-order.request.dto.js';
import { createOrderExample, ORDER_FAULTS } from './create-order.example.js';
import { CreateOrderRequest } from './create-order.request.dto.js';
import { toNewOrder } from './order-input.js';
import { OrderResponse, toOrderResponse } from '../order/order.response.dto.js';

/** Sandbox replacement for the events of a sales channel; routed in the sandbox only (decision 2.5). */
@ApiTags('Orders')
@Controller('orders')
@Clients('merchant')
export class SandboxOrdersController {
  constructor(
    private readonly idempotentRequests: IdempotentRequests,
    private readonly createOrder: CreateOrder,
    private readonly approveOrder: ApproveOrder,
    private readonly quoteIds: QuoteIds<LandedCostQuote>,
    private readonly links: DocumentLinks,
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
  ): Promise<OrderResponse> {
    const order = toNewOrder(request, {
      merchantId: merchantOf(caller),
      sandbox: true,
      quoteIds: this.quoteIds,
    });
    const keyed = keyedRequest(caller, 'create-order', key, request);
    const created = await this.idempotentRequests.run<OrderView>(keyed, (keep) =>
      this.createOrder.create(order, keep),
    );
    return toOrderResponse(created, this.links.linkTo);
  }

  @Post(':orderId/approve')
  @HttpCode(200)
  @ApiEndpoint(OrderResponse, {
    id: 'approveOrder',
    summary: 'Approve an order as a sales channel would',
    repeatable: true,
    sandboxOnly: true,
    doc: 'Fulfillment begins. A second approval gives the same answer.',
    params: { orderId: 'Order id.' },
    example: { approvalDate: '2026-11-21T10:00:00.000Z' },
    problems: ['order-not-found', 'order-not-approvable'],
  })
  async approve(
    @OrderId() orderId: string,
    @Body() { approvalDate }: ApproveOrderRequest,
    @CallerOf() caller: Caller,
  ): Promise<OrderResponse> {
    const merchantId = merchantOf(caller);
    const approved = await this.approveOrder.approve(
      merchantId,
      orderId,
      parseInstant(approvalDate),
    );
    return toOrderResponse(approved, this.links.linkTo);
  }
}
