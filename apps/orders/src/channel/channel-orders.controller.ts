import { IdempotentRequests, keyedRequest } from '#operations';
import type { LandedCostQuote } from '#landed-cost';
import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  ChannelScope,
  channelOf,
  closing,
  IdempotencyKey,
  KIB,
  MIB,
  parseInstant,
  QuoteIds,
  Refusal,
  type Caller,
} from '#edge';
import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ORDERS_CONFIG, type OrdersConfig } from '../config.js';
import { ApproveOrderRequest } from '../lifecycle/approve-order.request.dto.js';
import { CancelOrderRequest, toCancellation } from '../lifecycle/cancel-order.request.dto.js';
import { ORDER_FAULTS, createOrderExample } from '../placing/create-order.example.js';
import { toNewOrder } from '../placing/order-input.js';
import { ChangeChannelOrder } from './change-channel-order.js';
import {
  ListChannelOrdersQuery,
  MerchantOfOrderQuery,
  PlaceChannelOrderRequest,
  RequestChannelReturnRequest,
  soldOrder,
  toChannelOrdersQuery,
} from './channel-orders.request.dto.js';
import { ChannelOrderResponse, ChannelOrdersResponse } from './channel-orders.response.dto.js';
import { FindChannelOrder } from './find-channel-order.js';
import { ListChannelOrders } from './list-channel-orders.js';
import { PlaceChannelOrder } from './place-channel-order.js';

const ID = 'salesChannelOrderId';
const params = { [ID]: 'Order id in the channel.' };
const ofOneOrder = ['order-not-found', 'ambiguous'];
const CREATED = 201;
const OK = 200;

const { salesChannel: _channel, ...sold } = createOrderExample;

/** Orders of the sales channel whose token is used (decision 10.5). */
@ApiTags('Sales channels')
@Controller('channel/orders')
@ChannelScope('orders')
export class ChannelOrdersController {
  constructor(
    @Inject(ORDERS_CONFIG) private readonly config: OrdersConfig,
    private readonly quoteIds: QuoteIds<LandedCostQuote>,
    private readonly idempotentRequests: IdempotentRequests,
    private readonly placeOrder: PlaceChannelOrder,
    private readonly changeOrder: ChangeChannelOrder,
    private readonly findOrder: FindChannelOrder,
    private readonly listOrders: ListChannelOrders,
  ) {}

  @Post()
  @BodyLimit(2 * MIB)
  @ApiEndpoint(ChannelOrderResponse, {
    id: 'placeChannelOrder',
    summary: 'Place an order that the channel sold',
    doc:
      'The same order as the event `sales-channel.order-placed`; amounts may be decimal texts, as there. An order is ' +
      'known by merchant, channel and `salesChannelOrderId`. Sent again, it answers 200 with the order as it is; with ' +
      'other content, 409 with a pointer to each difference. A SKU that the channel once approved is accepted.',
    example: { merchantId: 'ACME', ...sold, salesChannelOrderId: '1002' },
    others: {
      [OK]: { body: ChannelOrderResponse, doc: 'The order exists already, with the same content.' },
    },
    problems: [...ORDER_FAULTS, 'channel-mismatch'],
  })
  @ApiBody({ type: PlaceChannelOrderRequest })
  async place(
    @Body(soldOrder) request: Readonly<PlaceChannelOrderRequest>,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChannelOrderResponse> {
    const salesChannel = channelOf(caller);
    if ((request.salesChannel ?? salesChannel) !== salesChannel) throw otherChannel(salesChannel);
    const order = toNewOrder(
      { ...request, salesChannel },
      {
        merchantId: request.merchantId,
        sandbox: this.config.ENTREPOT_ENV === 'sandbox',
        quoteIds: this.quoteIds,
      },
    );
    let isNew = true;
    const keyed = keyedRequest(caller, 'place-channel-order', key, request);
    const answer = await this.idempotentRequests.run<ChannelOrderResponse>(keyed, async (keep) => {
      const placed = await this.placeOrder.place(order, keep);
      ({ isNew } = placed);
      return placed.answer;
    });
    void reply.status(isNew ? CREATED : OK);
    return answer;
  }

  @Get()
  @ApiEndpoint(ChannelOrdersResponse, {
    id: 'listChannelOrders',
    summary: 'List the orders of the channel',
    doc:
      'Of all merchants, in the order in which they last changed, each in its present state and without its history. Ask ' +
      'again with `after` of the previous answer: no change is missed, and an order is repeated only after a change. ' +
      'With `wait` the answer comes as soon as an order changes. Of each instance at most 4 ' +
      'requests of a channel wait at a time; others are answered at once, so ask again after a pause.',
    problems: ['invalid-page-token', 'cursor-expired'],
  })
  async list(
    @Query() query: ListChannelOrdersQuery,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChannelOrdersResponse> {
    const waiter = { owner: channelOf(caller), by: 'channel', gone: closing(reply) } as const;
    return this.listOrders.page(waiter, toChannelOrdersQuery(query));
  }

  @Get(`:${ID}`)
  @ApiEndpoint(ChannelOrderResponse, {
    id: 'readChannelOrder',
    summary: 'Read an order with its history, parcels and tracking',
    params,
    problems: ofOneOrder,
  })
  async read(
    @Param(ID) salesChannelOrderId: string,
    @Query() { merchantId }: MerchantOfOrderQuery,
    @CallerOf() caller: Caller,
  ): Promise<ChannelOrderResponse> {
    const salesChannel = channelOf(caller);
    return this.findOrder.read({ salesChannel, salesChannelOrderId, merchantId });
  }

  @Post(`:${ID}/approve`)
  @HttpCode(OK)
  @ApiEndpoint(ChannelOrderResponse, {
    id: 'approveChannelOrder',
    summary: 'Approve an order: its payment is confirmed',
    repeatable: true,
    doc: 'Fulfillment begins. A second approval gives the same answer.',
    params,
    example: { approvalDate: '2026-11-21T10:00:00.000Z' },
    problems: [...ofOneOrder, 'order-not-approvable'],
  })
  async approve(
    @Param(ID) salesChannelOrderId: string,
    @Query() { merchantId }: MerchantOfOrderQuery,
    @Body() { approvalDate }: ApproveOrderRequest,
    @CallerOf() caller: Caller,
  ): Promise<ChannelOrderResponse> {
    const key = { salesChannel: channelOf(caller), salesChannelOrderId, merchantId };
    const change = { operation: 'approve', approvalDate: parseInstant(approvalDate) } as const;
    return this.changeOrder.change(key, change);
  }

  @Post(`:${ID}/cancel`)
  @HttpCode(OK)
  @ApiEndpoint(ChannelOrderResponse, {
    id: 'cancelChannelOrder',
    summary: 'Cancel an order of the channel',
    repeatable: true,
    doc: 'Allowed in every status before SHIPPED. Cancelling a cancelled order gives the same answer.',
    params,
    example: {
      cancelDate: '2026-11-21T10:00:00.000Z',
      cancelReason: 'The buyer asked for it.',
      reasonCode: 'buyer-request',
    },
    problems: [...ofOneOrder, 'order-not-cancellable'],
  })
  async cancel(
    @Param(ID) salesChannelOrderId: string,
    @Query() { merchantId }: MerchantOfOrderQuery,
    @Body() request: CancelOrderRequest,
    @CallerOf() caller: Caller,
  ): Promise<ChannelOrderResponse> {
    const key = { salesChannel: channelOf(caller), salesChannelOrderId, merchantId };
    return this.changeOrder.change(key, { operation: 'cancel', ...toCancellation(request) });
  }

  @Post(`:${ID}/return-request`)
  @BodyLimit(256 * KIB)
  @HttpCode(OK)
  @ApiEndpoint(ChannelOrderResponse, {
    id: 'requestChannelReturn',
    summary: 'Request the return of items of a delivered order',
    doc:
      'Also of an order that is RETURNED while units of it were not returned yet. A request that is repeated before the ' +
      'return is approved changes nothing.',
    params,
    example: {
      items: [{ itemId: '1', quantity: 1 }],
      reason: 'The buyer says it is too small.',
      reasonCode: 'buyer-request',
    },
    problems: [...ofOneOrder, 'action-not-allowed', 'unknown-item', 'too-many-units'],
  })
  async requestReturn(
    @Param(ID) salesChannelOrderId: string,
    @Query() { merchantId }: MerchantOfOrderQuery,
    @Body() request: RequestChannelReturnRequest,
    @CallerOf() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ChannelOrderResponse> {
    const orderKey = { salesChannel: channelOf(caller), salesChannelOrderId, merchantId };
    const operation = `request-channel-return ${merchantId ?? ''} ${salesChannelOrderId}`;
    const keyed = keyedRequest(caller, operation, key, request);
    return this.idempotentRequests.run(keyed, (keep) =>
      this.changeOrder.change(orderKey, { operation: 'return', ...request }, keep),
    );
  }
}

function otherChannel(salesChannel: string): Refusal {
  const code = 'channel-mismatch';
  const detail = `must be ${salesChannel}, the sales channel of the token, or left out`;
  return new Refusal(code, `/salesChannel ${detail}.`, {
    errors: [{ pointer: '/salesChannel', code, detail }],
  });
}
