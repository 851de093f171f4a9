import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  countOrders,
  countOrdersOfAllMerchants,
  type OrderCount,
  type OrderFilters,
} from '../store/order-list.store.js';
import { MERCHANTS_DEFAULTS, type MerchantsOrderFilters } from './list-orders.js';

/** Counts the orders of the lists, by status and channel. */
@Injectable()
export class CountOrders {
  constructor(private readonly database: Database) {}

  ofMerchant(merchantId: string, filters: OrderFilters): Promise<OrderCount[]> {
    const queries = this.database.reads({ merchantId });
    return countOrders(queries, merchantId, { ...MERCHANTS_DEFAULTS, ...filters });
  }

  /** Counts for operators: orders of every type, of all merchants or of the merchant in the filters. */
  ofAllMerchants({ merchantId, ...filters }: MerchantsOrderFilters): Promise<OrderCount[]> {
    const queries = this.database.reads('operators');
    return merchantId === undefined
      ? countOrdersOfAllMerchants(queries, filters)
      : countOrders(queries, merchantId, filters);
  }
}
