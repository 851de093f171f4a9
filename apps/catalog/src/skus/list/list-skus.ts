import { Database, outsideTransaction, PageTokens } from '#platform';
import { Injectable } from '@nestjs/common';
import { readPage } from './list-page.js';
import type { ListPage, ListRequest } from './list-page.js';
import { loadSkuPage } from '../store/sku-list.store.js';
import type { ListedSku } from '../store/sku-list.store.js';

/** Lists a merchant's SKUs in the order in which they last changed (decisions 1.8, 1.14); deleted ones are not there. */
@Injectable()
export class ListSkus {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  page(merchantId: string, request: ListRequest): Promise<ListPage<ListedSku>> {
    const db = outsideTransaction(this.database.http);
    const load = loadSkuPage.bind(undefined, db, merchantId);
    return readPage(this.tokens, { operation: 'list-skus', merchantId, load }, request);
  }
}
