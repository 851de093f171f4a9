import { ApiEndpoint, CallerOf, Clients, OrderId, merchantOf, type Caller } from '#edge';
import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CancelOrder } from './cancel-order.js';
import { LinkDocuments } from '../order/link-documents.js';
import { CountOrders } from '../order/list/count-orders.js';
import { ListOrders } from '../order/list/list-orders.js';
import { ReadOrder, type OrderDocuments } from '../order/read-order.js';
import type { AnsweredOrder } from '../order/store/order-answer.js';
import { CancelOrderRequest, toCancellation } from './cancel-order.request.dto.js';
import {
  ChannelOrderQuery,
  CountOrdersQuery,
  ListOrdersQuery,
  toOrderFilters,
  toOrderQuery,
} from '../order/list/list-orders.request.dto.js';
import { OrderCountsResponse, toOrderCounts } from '../order/list/order-counts.response.dto.js';
import { orderListShapes, toOrderPage } from '../order/list/order-list.response.dto.js';
import { OrderDocumentsResponse } from '../order/order-parcel.response.dto.js';
import { OrderWithHistoryResponse } from '../order/order.response.dto.js';

const params = { orderId: 'Order id.' };

@ApiTags('Orders')
@Controller('ext/orders')
@Clients('merchant')
@UseInterceptors(LinkDocuments)
export class OrdersController {
  constructor(
    private readonly listOrders: ListOrders,
    private readonly countOrders: CountOrders,
    private readonly readOrder: ReadOrder,
    private readonly cancelOrder: CancelOrder,
  ) {}

  @Get()
  @ApiEndpoint(orderListShapes, {
    id: 'listOrders',
    summary: 'List orders',
    doc:
      'Those fulfilled from your own warehouses (`MERCHANT`); name `RETURNS` in `fulfillmentWarehouseType` as well for ' +
      'those from the returns warehouses. In the order in which they last changed, without their history. Follow `nextPageToken` to the last page, then ' +
      'again from the last `lastUpdateDate` you saw: no change is ever missed.',
  })
  async list(@Query() query: ListOrdersQuery, @CallerOf() caller: Caller): Promise<string> {
    return toOrderPage(await this.listOrders.page(merchantOf(caller), toOrderQuery(query)));
  }

  @Get('counts')
  @ApiEndpoint(OrderCountsResponse, {
    id: 'countOrders',
    summary: 'Count orders by status and channel',
    doc: 'Those that the list with the same filters has: without `fulfillmentWarehouseType` only `MERCHANT`.',
  })
  async counts(
    @Query() query: CountOrdersQuery,
    @CallerOf() caller: Caller,
  ): Promise<OrderCountsResponse> {
    const filters = toOrderFilters(query);
    return toOrderCounts(await this.countOrders.ofMerchant(merchantOf(caller), filters));
  }

  @Get('salesChannelOrderId/:salesChannelOrderId')
  @ApiEndpoint(OrderWithHistoryResponse, {
    id: 'readOrderOfChannel',
    summary: "Read an order by the channel's order id",
    params: { salesChannelOrderId: 'Order id in the channel.' },
    problems: ['order-not-found', 'ambiguous'],
  })
  async readOfChannel(
    @Param('salesChannelOrderId') salesChannelOrderId: string,
    @Query() { salesChannel }: ChannelOrderQuery,
    @CallerOf() caller: Caller,
  ): Promise<string> {
    const merchantId = merchantOf(caller);
    return this.readOrder.byChannelId({ merchantId, salesChannelOrderId, salesChannel });
  }

  @Get(':orderId')
  @ApiEndpoint(OrderWithHistoryResponse, {
    id: 'readOrder',
    summary: 'Read an order with its history',
    params,
    problems: ['order-not-found'],
  })
  async read(@OrderId() orderId: string, @CallerOf() caller: Caller): Promise<string> {
    return this.readOrder.byId(merchantOf(caller), orderId);
  }

  @Get(':orderId/documents')
  @ApiEndpoint(OrderDocumentsResponse, {
    id: 'readOrderDocuments',
    summary: 'Read the documents of an order',
    params,
    problems: ['order-not-found'],
  })
  async documents(@OrderId() orderId: string, @CallerOf() caller: Caller): Promise<OrderDocuments> {
    return this.readOrder.documents(merchantOf(caller), orderId);
  }

  @Post(':orderId/cancel')
  @HttpCode(200)
  @ApiEndpoint(OrderWithHistoryResponse, {
    id: 'cancelOrder',
    summary: 'Cancel an order',
    repeatable: true,
    doc: 'Allowed in every status before SHIPPED. Cancelling a cancelled order gives the same answer.',
    params,
    example: {
      cancelDate: '2026-11-21T10:00:00.000Z',
      cancelReason: 'The buyer asked for it.',
      reasonCode: 'buyer-request',
    },
    problems: ['order-not-found', 'order-not-cancellable'],
  })
  async cancel(
    @OrderId() orderId: string,
    @Body() request: CancelOrderRequest,
    @CallerOf() caller: Caller,
  ): Promise<AnsweredOrder> {
    return this.cancelOrder.cancel(merchantOf(caller), orderId, toCancellation(request));
  }
}
