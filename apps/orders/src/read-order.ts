import { Database } from '#platform';
import { Injectable } from '@nestjs/common';
import { orderNotFound } from './decide-on-request.js';
import { readOrderWithHistory } from './store/order-read.store.js';
import type { OrderWithHistory } from './store/order-read.store.js';

/** Reads one order with its history. */
@Injectable()
export class ReadOrder {
  constructor(private readonly database: Database) {}

  /** @throws Refusal `order-not-found` */
  async run(merchantId: string, orderId: string): Promise<OrderWithHistory> {
    const pool = {
      query: <Row>(sql: string, values?: unknown[]) => this.database.http.query<Row[]>(sql, values),
    };
    const order = await readOrderWithHistory(pool, orderId, merchantId);
    if (!order) throw orderNotFound();
    return order;
  }
}
