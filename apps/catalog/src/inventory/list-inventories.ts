import {
  PageTokens,
  readPageOfAllMerchants,
  readPageOfMerchant,
  type ListPage,
  type MerchantsList,
} from '#edge';
import { Database, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { pageRange, type ListRequest } from '../skus/list/list-page.js';
import {
  loadInventoryPage,
  loadInventoryPageOfAllMerchants,
  type InventoryView,
} from './store/inventory-view.store.js';

/** Lists positions, those in the returns partner's warehouses included, in the order in which they last changed (decisions 1.8, 4.2). */
@Injectable()
export class ListInventories {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  page(merchantId: string, request: ListRequest): Promise<ListPage<InventoryView>> {
    return readPageOfMerchant(this.tokens, this.list({ merchantId }), merchantId, request);
  }

  /**
   * For operators: those of all merchants, or of the one that the request names.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(request: ListRequest): Promise<ListPage<InventoryView>> {
    return readPageOfAllMerchants(this.tokens, this.list('operators'), request);
  }

  private list(share: Share): MerchantsList<InventoryView, ListRequest['filters']> {
    const queries = this.database.reads(share);
    return {
      name: 'list-inventories',
      ofMerchant: (merchantId, filters, range) =>
        loadInventoryPage(queries, merchantId, pageRange(filters, range), filters),
      ofAll: (filters, range) =>
        loadInventoryPageOfAllMerchants(queries, pageRange(filters, range), filters),
      positionOf: (record) => record,
    };
  }
}
