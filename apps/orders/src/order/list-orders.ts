import { Database, DEFAULT_PAGE_SIZE, outsideTransaction, PageTokens } from '#platform';
import { Injectable } from '@nestjs/common';
import { listOrders, type OrderFilters } from './store/order-answer.store.js';
import type { OrderAnswer } from './store/order-answer.js';

/** A page of orders; without `nextPageToken` it is the last. */
export interface OrderPage {
  orders: OrderAnswer[];
  nextPageToken?: string;
}

/** The query for one page. */
export interface OrderQuery {
  filters: Partial<OrderFilters>;
  nextPageToken?: string;
  pageSize?: number;
}

const OPERATION = 'list-orders';

/** Lists a merchant's orders by their last update (decisions 1.8, 1.14). */
@Injectable()
export class ListOrders {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /**
   * Without `fulfillmentWarehouseType` only MERCHANT orders are listed.
   * @throws Refusal `invalid-page-token`
   */
  async page(merchantId: string, query: OrderQuery): Promise<OrderPage> {
    const { nextPageToken, pageSize = DEFAULT_PAGE_SIZE } = query;
    const tenant = `merchant/${merchantId}`;
    const continued =
      nextPageToken === undefined
        ? undefined
        : this.tokens.read(nextPageToken, OPERATION, tenant, query.filters);
    const asked = continued?.filters ?? query.filters;
    const filters: OrderFilters = { fulfillmentWarehouseType: ['MERCHANT'], ...asked };
    const rows = await listOrders(outsideTransaction(this.database.http), merchantId, filters, {
      after: continued?.position,
      limit: pageSize + 1,
    });
    const shown = rows.slice(0, pageSize);
    const orders = shown.map(({ answer }) => answer);
    const last = shown.at(-1);
    if (rows.length <= pageSize || !last) return { orders };
    const position = { lastUpdateDate: last.lastUpdateDate.toISOString(), id: last.orderId };
    return { orders, nextPageToken: this.tokens.issue(OPERATION, tenant, filters, position) };
  }
}
