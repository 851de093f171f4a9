import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { decideOnRequest } from './decide-on-request.js';
import type { WantedOrder } from './decide-on-request.js';
import { cancel } from './domain/cancel.js';
import { hadLeft } from './domain/tracking.js';
import { OrderRequests } from './order-requests.js';
import { merchantsOrder } from './store/order-answer.store.js';
import type { OrderAnswer } from './store/order-answer.js';
import { noteExceptions } from './store/exception.store.js';

export interface CancelWish {
  cancelDate: Date;
  cancelReason?: string;
}

/** Cancels an order, alone and from its own state (decision 6.3). */
@Injectable()
export class CancelOrder {
  constructor(private readonly requests: OrderRequests) {}

  /**
   * Cancelling a cancelled order changes nothing and answers the same.
   * @throws Refusal `order-not-found`, or `order-not-cancellable` naming the status
   */
  run(merchantId: string, orderId: string, wish: CancelWish): Promise<OrderAnswer> {
    return this.requests.run({ merchantId, orderId }, async (uow, now) => {
      await cancelOrder(uow, { merchantId, orderId, now }, wish);
      const order = await merchantsOrder(uow, merchantId, orderId);
      if (order === undefined) throw new Error(`${orderId} is locked and cannot be read`);
      return order;
    });
  }
}

/** The same in a transaction that is under way. */
export async function cancelOrder(
  uow: UnitOfWork,
  order: WantedOrder,
  wish: CancelWish,
): Promise<void> {
  let left = false;
  await decideOnRequest(uow, order, (life) => {
    const decision = cancel(life, wish);
    left = hadLeft(life);
    if (!('refused' in decision)) return decision;
    throw new Refusal('order-not-cancellable', `The order is ${decision.status}.`);
  });
  const { orderId, now: since } = order;
  const detail = 'the parcel had left when the order was cancelled';
  if (left) await noteExceptions(uow, [{ orderId, kind: 'shipped-after-cancel', detail, since }]);
}
