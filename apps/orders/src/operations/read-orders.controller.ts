import { SearchAudit } from '#messaging';
import { ACROSS_MERCHANTS, ApiEndpoint, CallerOf, Clients, OrderId, type Caller } from '#edge';
import { searchedWords } from '#platform';
import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { merchantOfOrder } from '../order/domain/order-id.js';
import { LinkDocuments } from '../order/link-documents.js';
import { CountOrders } from '../order/list/count-orders.js';
import { ListOrders, type MerchantsOrderFilters } from '../order/list/list-orders.js';
import {
  CountOrdersOfAllMerchantsQuery,
  ListOrdersOfAllMerchantsQuery,
  toOrderFilters,
  toOrderQuery,
} from '../order/list/list-orders.request.dto.js';
import { OrderCountsResponse, toOrderCounts } from '../order/list/order-counts.response.dto.js';
import { orderListShapes, toOrderPage } from '../order/list/order-list.response.dto.js';
import { OrderWithHistoryResponse } from '../order/order.response.dto.js';
import { ReadOrder } from '../order/read-order.js';

/** Reads orders of any merchant: the snapshot of "snapshot, then tail" (decision 8.7). */
@ApiTags('Operations')
@Controller('ops/orders')
@Clients('operator')
@UseInterceptors(LinkDocuments)
export class ReadOrdersController {
  constructor(
    private readonly listOrders: ListOrders,
    private readonly countOrders: CountOrders,
    private readonly readOrder: ReadOrder,
    private readonly searches: SearchAudit,
  ) {}

  @Get()
  @ApiEndpoint(orderListShapes, {
    id: 'listOrdersOfAllMerchants',
    summary: 'List orders across merchants',
    doc:
      'Of both types of warehouses unless one is named; without their history. A search by `text` is audited with the ' +
      `orders on its first page. ${ACROSS_MERCHANTS}`,
  })
  async list(
    @Query() query: ListOrdersOfAllMerchantsQuery,
    @CallerOf() caller: Caller,
  ): Promise<string> {
    const asked = toOrderQuery(query);
    const page = await this.listOrders.pageOfAllMerchants(asked);
    const orders = page.records.map(({ orderId }) => ({ orderId }));
    await this.audit('order.searched', asked.filters, caller, { orders });
    return toOrderPage(page);
  }

  @Get('counts')
  @ApiEndpoint(OrderCountsResponse, {
    id: 'countOrdersOfAllMerchants',
    summary: 'Count orders across merchants by status and channel',
    doc: 'Those that the list with the same filters has.',
  })
  async counts(
    @Query() query: CountOrdersOfAllMerchantsQuery,
    @CallerOf() caller: Caller,
  ): Promise<OrderCountsResponse> {
    const filters = toOrderFilters(query);
    const counts = toOrderCounts(await this.countOrders.ofAllMerchants(filters));
    await this.audit('order.search-counted', filters, caller, { total: counts.total });
    return counts;
  }

  @Get(':orderId')
  @ApiEndpoint(OrderWithHistoryResponse, {
    id: 'readOrderOfAnyMerchant',
    summary: 'Read an order of any merchant with its history',
    params: { orderId: 'Order id.' },
    problems: ['order-not-found'],
  })
  async read(@OrderId() orderId: string): Promise<string> {
    return this.readOrder.byId(merchantOfOrder(orderId), orderId);
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
