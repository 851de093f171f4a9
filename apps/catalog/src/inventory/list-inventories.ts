import { Database, outsideTransaction, PageTokens } from '#platform';
import { Injectable } from '@nestjs/common';
import { readPage, type ListPage, type ListRequest } from '../skus/list/list-page.js';
import { loadInventoryPage, type InventoryView } from './store/inventory-view.store.js';

/** Lists a merchant's positions, those in the returns partner's warehouses included, in the order in which they last changed (decisions 1.8, 4.2). */
@Injectable()
export class ListInventories {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  page(merchantId: string, request: ListRequest): Promise<ListPage<InventoryView>> {
    const db = outsideTransaction(this.database.http);
    const load = loadInventoryPage.bind(undefined, db, merchantId);
    return readPage(this.tokens, { operation: 'list-inventories', merchantId, load }, request);
  }
}
