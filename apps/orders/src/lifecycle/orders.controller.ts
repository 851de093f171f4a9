import { SearchAudit } from '#operations';
import {
  ApiEndpoint,
  CallerOf,
  Clients,
  OrderId,
  merchantOf,
  ACROSS_MERCHANTS,
  type Caller,
} from '#edge';
import { DocumentLinks, searchedWords } from '#platform';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CancelOrder } from './cancel-order.js';
import { CountOrders } from '../order/list/count-orders.js';
import { ListOrders, type MerchantsOrderFilters } from '../order/list/list-orders.js';
import { ReadOrder } from '../order/read-order.js';
import { CancelOrderRequest, toCancellation } from './cancel-order.request.dto.js';
import {
  ChannelOrderQuery,
  CountOrdersQuery,
  ListOrdersQuery,
  toOrderFilters,
  toOrderQuery,
  CountOrdersOfAllMerchantsQuery,
  ListOrdersOfAllMerchantsQuery,
} from '../order/list/list-orders.request.dto.js';
import { OrderCountsResponse, toOrderCounts } from '../order/list/order-counts.response.dto.js';
import {
  orderListShapes,
  toOrderPage,
  type OrderPage,
} from '../order/list/order-list.response.dto.js';
import { OrderDocumentsResponse, toDocumentsResponse } from '../order/order-parcel.response.dto.js';
import {
  OrderWithHistoryResponse,
  toOrderWithHistoryResponse,
} from '../order/order.response.dto.js';
import { merchantOfOrder } from '../order/domain/order-id.js';

const params = { orderId: 'Order id.' };

/** Orders of a merchant, and of all merchants for operators (decision 8.7). */
@Controller()
export class OrdersController {
  constructor(
    private readonly listOrders: ListOrders,
    private readonly countOrders: CountOrders,
    private readonly readOrder: ReadOrder,
    private readonly cancelOrder: CancelOrder,
    private readonly searches: SearchAudit,
    private readonly links: DocumentLinks,
  ) {}

  @Get('ext/orders')
  @Clients('merchant')
  @ApiTags('Orders')
  @ApiEndpoint(orderListShapes, {
    id: 'listOrders',
    summary: 'List orders',
    doc:
      'Those fulfilled from your own warehouses (`MERCHANT`); name `RETURNS` in `fulfillmentWarehouseType` as well for ' +
      'those from the returns warehouses. In the order in which they last changed, without their history. Follow `nextPageToken` to the last page, then ' +
      'again from the last `lastUpdateDate` you saw: no change is ever missed.',
  })
  async list(@Query() query: ListOrdersQuery, @CallerOf() caller: Caller): Promise<OrderPage> {
    const page = await this.listOrders.page(merchantOf(caller), toOrderQuery(query));
    return toOrderPage(page, this.links.linkTo);
  }

  @Get('ext/orders/counts')
  @Clients('merchant')
  @ApiTags('Orders')
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

  @Get('ext/orders/salesChannelOrderId/:salesChannelOrderId')
  @Clients('merchant')
  @ApiTags('Orders')
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
  ): Promise<OrderWithHistoryResponse> {
    const key = { merchantId: merchantOf(caller), salesChannelOrderId, salesChannel };
    return toOrderWithHistoryResponse(await this.readOrder.byChannelId(key), this.links.linkTo);
  }

  @Get('ext/orders/:orderId')
  @Clients('merchant')
  @ApiTags('Orders')
  @ApiEndpoint(OrderWithHistoryResponse, {
    id: 'readOrder',
    summary: 'Read an order with its history',
    params,
    problems: ['order-not-found'],
  })
  async read(
    @OrderId() orderId: string,
    @CallerOf() caller: Caller,
  ): Promise<OrderWithHistoryResponse> {
    const order = await this.readOrder.byId(merchantOf(caller), orderId);
    return toOrderWithHistoryResponse(order, this.links.linkTo);
  }

  @Get('ext/orders/:orderId/documents')
  @Clients('merchant')
  @ApiTags('Orders')
  @ApiEndpoint(OrderDocumentsResponse, {
    id: 'readOrderDocuments',
    summary: 'Read the documents of an order',
    params,
    problems: ['order-not-found'],
  })
  async documents(
    @OrderId() orderId: string,
    @CallerOf() caller: Caller,
  ): Promise<OrderDocumentsResponse> {
    const documents = await this.readOrder.documents(merchantOf(caller), orderId);
    return toDocumentsResponse(documents, this.links.linkTo);
  }

  @Post('ext/orders/:orderId/cancel')
  @Clients('merchant')
  @ApiTags('Orders')
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
  ): Promise<OrderWithHistoryResponse> {
    const merchantId = merchantOf(caller);
    const order = await this.cancelOrder.cancel(merchantId, orderId, toCancellation(request));
    return toOrderWithHistoryResponse(order, this.links.linkTo);
  }

  @Get('ops/orders')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(orderListShapes, {
    id: 'listOrdersOfAllMerchants',
    summary: 'List orders across merchants',
    doc:
      'Of both types of warehouses unless one is named; without their history. A search by `text` is audited with the ' +
      `orders on its first page. ${ACROSS_MERCHANTS}`,
  })
  async listOfAllMerchants(
    @Query() query: ListOrdersOfAllMerchantsQuery,
    @CallerOf() caller: Caller,
  ): Promise<OrderPage> {
    const orderQuery = toOrderQuery(query);
    const page = await this.listOrders.pageOfAllMerchants(orderQuery);
    const orders = page.records.map(({ orderId }) => ({ orderId }));
    await this.audit('order.searched', orderQuery.filters, caller, { orders });
    return toOrderPage(page, this.links.linkTo);
  }

  @Get('ops/orders/counts')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(OrderCountsResponse, {
    id: 'countOrdersOfAllMerchants',
    summary: 'Count orders across merchants by status and channel',
    doc: 'Those that the list with the same filters has.',
  })
  async countsOfAllMerchants(
    @Query() query: CountOrdersOfAllMerchantsQuery,
    @CallerOf() caller: Caller,
  ): Promise<OrderCountsResponse> {
    const filters = toOrderFilters(query);
    const counts = toOrderCounts(await this.countOrders.ofAllMerchants(filters));
    await this.audit('order.search-counted', filters, caller, { total: counts.total });
    return counts;
  }

  @Get('ops/orders/:orderId')
  @Clients('operator')
  @ApiTags('Operations')
  @ApiEndpoint(OrderWithHistoryResponse, {
    id: 'readOrderOfAnyMerchant',
    summary: 'Read an order of any merchant with its history',
    params,
    problems: ['order-not-found'],
  })
  async readOfAnyMerchant(@OrderId() orderId: string): Promise<OrderWithHistoryResponse> {
    const order = await this.readOrder.byId(merchantOfOrder(orderId), orderId);
    return toOrderWithHistoryResponse(order, this.links.linkTo);
  }

  /** Only a search by parts can find a buyer. */
  private async audit(
    what: string,
    search: MerchantsOrderFilters,
    { clientId }: Caller,
    details: Record<string, unknown>,
  ): Promise<void> {
    const { text, merchantId } = search;
    if (text === undefined || !searchedWords(text)) return;
    await this.searches.record({ who: clientId, what, search }, { merchantId, ...details });
  }
}
