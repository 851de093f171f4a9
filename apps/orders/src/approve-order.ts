import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { decideOnRequest } from './decide-on-request.js';
import type { WantedOrder } from './decide-on-request.js';
import { approve } from './domain/approve.js';
import { OrderRequests } from './order-requests.js';
import { listedOrder } from './store/order-answer.store.js';
import type { OrderAnswer } from './store/order-answer.js';

/** Approves an order (decision 6.8). */
@Injectable()
export class ApproveOrder {
  constructor(private readonly requests: OrderRequests) {}

  /**
   * A second approval changes nothing and answers the order as it stands.
   * @param approvalDate the time of the call when left out
   * @throws Refusal `order-not-found`, or `order-not-approvable` naming the status
   */
  run(merchantId: string, orderId: string, approvalDate?: Date): Promise<OrderAnswer> {
    return this.requests.run({ merchantId, orderId }, async (uow, now) => {
      await approveOrder(uow, { merchantId, orderId, now }, approvalDate);
      return listedOrder(uow, orderId);
    });
  }
}

/** The same in a transaction that is under way. */
export async function approveOrder(
  uow: UnitOfWork,
  order: WantedOrder,
  approvalDate: Date = order.now,
): Promise<void> {
  await decideOnRequest(uow, order, (life) => {
    const decision = approve(life, approvalDate);
    if (!('refused' in decision)) return decision;
    throw new Refusal('order-not-approvable', `The order is ${decision.status}.`);
  });
}
