import {
  PageTokens,
  readPageOfAllMerchants,
  readPageOfMerchant,
  type ListPage,
  type MerchantsList,
} from '#edge';
import { Database, type Share } from '#platform';
import { Injectable } from '@nestjs/common';
import { pageRange, type ListRequest } from './list-page.js';
import { loadSkuPage, loadSkuPageOfAllMerchants, type ListedSku } from '../store/sku-list.store.js';

/** Lists SKUs in the order in which they last changed (decisions 1.8, 1.14); deleted ones are not there. */
@Injectable()
export class ListSkus {
  constructor(
    private readonly database: Database,
    private readonly tokens: PageTokens,
  ) {}

  /** @throws Refusal `invalid-page-token` */
  page(merchantId: string, request: ListRequest): Promise<ListPage<ListedSku>> {
    return readPageOfMerchant(this.tokens, this.list({ merchantId }), merchantId, request);
  }

  /**
   * For operators: those of all merchants, or of the one that the request names.
   * @throws Refusal `invalid-page-token`
   */
  pageOfAllMerchants(request: ListRequest): Promise<ListPage<ListedSku>> {
    return readPageOfAllMerchants(this.tokens, this.list('operators'), request);
  }

  private list(share: Share): MerchantsList<ListedSku, ListRequest['filters']> {
    const queries = this.database.reads(share);
    return {
      name: 'list-skus',
      ofMerchant: (merchantId, filters, range) =>
        loadSkuPage(queries, merchantId, pageRange(filters, range), filters, filters.view),
      ofAll: (filters, range) =>
        loadSkuPageOfAllMerchants(queries, pageRange(filters, range), filters, filters.view),
      positionOf: (record) => record,
    };
  }
}
