import { Database, outsideTransaction, PageTokens } from '#platform';
import { Injectable } from '@nestjs/common';
import { readPage, type ListPage, type ListRequest } from './list-page.js';
import { loadSkuPage, type ListedSku } from '../store/sku-list.store.js';

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
