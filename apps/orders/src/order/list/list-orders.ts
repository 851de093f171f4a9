import {
  PageTokens,
  readPageOfAllMerchants,
  readPageOfMerchant,
  type ListPage,
  type MerchantsList,
  type PageRequest,
} from '#edge';
import { Database, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  listOrders,
  listOrdersOfAllMerchants,
  type ListedOrder,
  type OrderFilters,
  type OrderView,
} from '../store/order-list.store.js';

/** Operators may name a merchant. */
export type OrderQuery = PageRequest<MerchantsOrderFilters & { view?: OrderView }>;

export type MerchantsOrderFilters = OrderFilters & { merchantId?: string };

/** A merchant sees its own orders of the type MERCHANT unless it asks for others. */
export const MERCHANTS_DEFAULTS: OrderQuery['filters'] = { fulfillmentWarehouseType: ['MERCHANT'] };

/** Lists orders by their last update (decisions 1.8, 1.14). */
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
  page(merchantId: string, query: OrderQuery): Promise<ListPage<ListedOrder>> {
    return readPageOfMerchant(this.tokens, this.list({ merchantId }), merchantId, query);
  }

  /**
   * For operators: those of all merchants, or of the one that the filters name; of every type, since what is copied from
   * it must be complete.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(query: OrderQuery): Promise<ListPage<ListedOrder>> {
    return readPageOfAllMerchants(this.tokens, this.list('operators'), query);
  }

  private list(share: Share): MerchantsList<ListedOrder, OrderQuery['filters']> {
    const queries = this.database.reads(share);
    return {
      name: 'list-orders',
      merchantsDefaults: MERCHANTS_DEFAULTS,
      ofMerchant: (merchantId, filters, range) =>
        listOrders(queries, merchantId, filters, range, filters.view),
      ofAll: (filters, range) => listOrdersOfAllMerchants(queries, filters, range, filters.view),
      positionOf: ({ lastUpdateDate, orderId }) => ({ lastUpdateDate, id: orderId }),
    };
  }
}
