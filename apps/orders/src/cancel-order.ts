import { HttpTransactor } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { ORDER_LIST } from './change-orders.js';
import { decideOnRequest } from './decide-on-request.js';
import { cancel } from './domain/cancel.js';
import { readOrderWithHistory } from './store/order-read.store.js';
import type { OrderWithHistory } from './store/order-read.store.js';

/** Cancels an order, alone and from its own state (decision 6.3). */
@Injectable()
export class CancelOrder {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * Cancelling a cancelled order changes nothing and answers the same.
   * @throws Refusal `order-not-found`, or `order-not-cancellable` naming the status
   */
  run(
    merchantId: string,
    orderId: string,
    wish: { cancelDate: Date; cancelReason?: string },
  ): Promise<OrderWithHistory> {
    return this.transactor.run({ clocks: [{ merchantId, list: ORDER_LIST }] }, async (uow) => {
      const now = uow.stamp(merchantId, ORDER_LIST);
      await decideOnRequest(uow, { merchantId, orderId, now }, (life) => {
        const decision = cancel(life, wish);
        if (!('refused' in decision)) return decision;
        throw new Refusal('order-not-cancellable', `The order is ${decision.status}.`);
      });
      const order = await readOrderWithHistory(uow, orderId, merchantId);
      if (!order) throw new Error(`${orderId} is locked and cannot be read`);
      return order;
    });
  }
}
