import { pagesOf } from '#platform';
import { Injectable } from '@nestjs/common';
import { pageRange, type ListRequest } from './list-page.js';
import { loadSkuPage, loadSkuPageOfAllMerchants, type ListedSku } from '../store/sku-list.store.js';

/** Lists SKUs, without deleted ones, in the order of their last change (decisions 1.8, 1.14). */
@Injectable()
export class ListSkus extends pagesOf<ListedSku, ListRequest['filters']>((queries) => ({
  name: 'list-skus',
  ofMerchant: (merchantId, filters, range) =>
    loadSkuPage(queries, merchantId, pageRange(filters, range), filters, filters.view),
  ofAll: (filters, range) =>
    loadSkuPageOfAllMerchants(queries, pageRange(filters, range), filters, filters.view),
  positionOf: (record) => record,
})) {}
