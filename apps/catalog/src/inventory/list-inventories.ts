import { pagesOf } from '#platform';
import { Injectable } from '@nestjs/common';
import { pageRange, type ListRequest } from '../skus/list/list-page.js';
import {
  loadInventoryPage,
  loadInventoryPageOfAllMerchants,
  type InventoryView,
} from './store/inventory-view.store.js';

/** Lists positions, also those of returns partners' warehouses, in the order in which they last changed (decisions 1.8, 4.2). */
@Injectable()
export class ListInventories extends pagesOf<InventoryView, ListRequest['filters']>((queries) => ({
  name: 'list-inventories',
  ofMerchant: (merchantId, filters, range) =>
    loadInventoryPage(queries, merchantId, pageRange(filters, range), filters),
  ofAll: (filters, range) =>
    loadInventoryPageOfAllMerchants(queries, pageRange(filters, range), filters),
  positionOf: (record) => record,
})) {}
