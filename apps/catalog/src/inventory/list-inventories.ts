import { pagesOf } from '#platform';
import { Injectable } from '@nestjs/common';
import { pageRange, type ListRequest } from '../skus/list/list-page.js';
import {
  loadInventoryPage,
  loadInventoryPageOfAllMerchants,
  type InventoryView,
} from './store/inventory-view.store.js';

/**
 * Lists positions, including those in returns partners' warehouses, in the order of their last change (decisions 1.8,
 * 4.2).
 */
@Injectable()
export class ListInventories extends pagesOf<InventoryView, ListRequest['filters']>((queries) => ({
  name: 'list-inventories',
  ofMerchant: (merchantId, filters, range) =>
    loadInventoryPage(queries, merchantId, pageRange(filters, range), filters),
  ofAll: (filters, range) =>
    loadInventoryPageOfAllMerchants(queries, pageRange(filters, range), filters),
  positionOf: (record) => record,
})) {}
