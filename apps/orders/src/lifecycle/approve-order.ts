import { HttpTransactor, type UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import type { Decided } from '../order/change-orders.js';
import { answerDecision, decideOnRequest, type WantedOrder } from '../order/decide-on-request.js';
import { approve } from './domain/approve.js';
import { LISTED_ORDER } from '../order/store/order-forms.js';
import type { OrderView } from '../order/store/order-view.js';

/** Approves an order (decision 6.8). */
@Injectable()
export class ApproveOrder {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * A second approval changes nothing and returns the current order.
   * @param approvalDate the time of the call when left out
   * @throws Refusal `order-not-found`, or `order-not-approvable` naming the status
   */
  async approve(merchantId: string, orderId: string, approvalDate?: Date): Promise<OrderView> {
    const answer = await this.transactor.run({ merchantId }, async (unitOfWork) => {
      const decided = await approveOrder(unitOfWork, { merchantId, orderId }, approvalDate);
      return answerDecision(unitOfWork, decided, LISTED_ORDER);
    });
    return answer();
  }
}

/** Approves an order within a given transaction. */
export function approveOrder(
  unitOfWork: UnitOfWork,
  order: WantedOrder,
  approvalDate?: Date,
): Promise<Decided> {
  return decideOnRequest(unitOfWork, order, (state, now) => {
    const decision = approve(state, approvalDate ?? now);
    if (!('refused' in decision)) return decision;
    throw new Refusal('order-not-approvable', `The order is ${decision.status}.`);
  });
}
