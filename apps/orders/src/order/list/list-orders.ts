import type { PageRequest } from '#edge';
import { pagesOf } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  listOrders,
  listOrdersOfAllMerchants,
  type FormName,
  type ListedOrder,
  type OrderFilters,
} from '../store/order-list.store.js';

/** Operators may name a merchant. */
export type OrderQuery = PageRequest<MerchantsOrderFilters & { view?: FormName }>;

export type MerchantsOrderFilters = OrderFilters & { merchantId?: string };

/** A merchant sees its own orders of the type MERCHANT unless it asks for others. */
export const MERCHANTS_DEFAULTS: OrderQuery['filters'] = { fulfillmentWarehouseType: ['MERCHANT'] };

/**
 * Lists orders by their last update (decisions 1.8, 1.14). Operators see every type without a filter, so that copies of
 * the list are complete.
 */
@Injectable()
export class ListOrders extends pagesOf<ListedOrder, OrderQuery['filters']>((queries) => ({
  name: 'list-orders',
  merchantsDefaults: MERCHANTS_DEFAULTS,
  ofMerchant: (merchantId, filters, range) =>
    listOrders(queries, merchantId, filters, range, filters.view),
  ofAll: (filters, range) => listOrdersOfAllMerchants(queries, filters, range, filters.view),
  positionOf: ({ lastUpdateDate, orderId }) => ({
    lastUpdateDate: new Date(lastUpdateDate),
    id: orderId,
  }),
})) {}
