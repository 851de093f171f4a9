import { HttpTransactor } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { ORDER_LIST } from './change-orders.js';
import { decideOnRequest } from './decide-on-request.js';
import { approve } from './domain/approve.js';
import { readOrders } from './store/order-read.store.js';
import type { StoredOrder } from './store/order-read.store.js';

/** Approves an order (decision 6.8). */
@Injectable()
export class ApproveOrder {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * A second approval changes nothing and answers the order as it stands.
   * @param approvalDate the time of the call when left out
   * @throws Refusal `order-not-found`, or `order-not-approvable` naming the status
   */
  run(merchantId: string, orderId: string, approvalDate?: Date): Promise<StoredOrder> {
    return this.transactor.run({ clocks: [{ merchantId, list: ORDER_LIST }] }, async (uow) => {
      const now = uow.stamp(merchantId, ORDER_LIST);
      await decideOnRequest(uow, { merchantId, orderId, now }, (life) => {
        const decision = approve(life, approvalDate ?? now);
        if (!('refused' in decision)) return decision;
        throw new Refusal('order-not-approvable', `The order is ${decision.status}.`);
      });
      const [order] = await readOrders(uow, [orderId]);
      if (!order) throw new Error(`${orderId} is locked and cannot be read`);
      return order;
    });
  }
}
