import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import {
  countOrders,
  countOrdersOfAllMerchants,
  type OrderCount,
  type OrderFilters,
} from '../store/order-list.store.js';
import { MERCHANTS_DEFAULTS, type MerchantsOrderFilters } from './list-orders.js';

/** Counts what the lists show, by status and channel. */
@Injectable()
export class CountOrders {
  constructor(private readonly database: Database) {}

  ofMerchant(merchantId: string, filters: OrderFilters): Promise<OrderCount[]> {
    const queries = this.database.reads({ merchantId });
    return countOrders(queries, merchantId, { ...MERCHANTS_DEFAULTS, ...filters });
  }

  /** For operators: those of all merchants, or of the one that the filters name; of every type. */
  ofAllMerchants({ merchantId, ...filters }: MerchantsOrderFilters): Promise<OrderCount[]> {
    const queries = this.database.reads('operators');
    return merchantId === undefined
      ? countOrdersOfAllMerchants(queries, filters)
      : countOrders(queries, merchantId, filters);
  }
}
