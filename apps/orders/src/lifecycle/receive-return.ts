import { HttpTransactor, recordAudit } from '#messaging';
import type { KeepAnswer } from '#operations';
import { Injectable } from '@nestjs/common';
import { answerDecision, decideOnRequest, orderNotFound } from '../order/decide-on-request.js';
import { receiveReturn, type ReceivedLine } from './domain/returns.js';
import { allowed, inOrder, type Operated } from './operate-order.js';
import { OrderRefusal } from '../order/refuse-order.js';
import { ORDER_WITH_HISTORY } from '../order/store/order-forms.js';
import type { OrderWithHistoryView } from '../order/store/order-view.js';
import { readReturnable } from './store/returnable-order.store.js';

/** Receives the returned units of an order in the returns warehouse of its country (decisions 4.4, 6.12). */
@Injectable()
export class ReceiveReturn {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * @returns the order as a read by its id returns it
   * @throws Refusal `order-not-found`, `action-not-allowed`, which names the status, or the faults of the lines with
   * their pointers
   */
  async receive(
    { orderId, who }: Operated,
    items: readonly ReceivedLine[],
    keep: KeepAnswer<OrderWithHistoryView>,
  ): Promise<OrderWithHistoryView> {
    const answer = await inOrder(this.transactor, orderId, async (unitOfWork, lockedOrder) => {
      const decided = await decideOnRequest(unitOfWork, lockedOrder, async (state, now) => {
        const order = await readReturnable(unitOfWork, lockedOrder);
        if (!order) throw orderNotFound();
        const decision = receiveReturn(state, items, order, now);
        if ('faults' in decision) throw new OrderRefusal(decision.faults);
        return allowed('return-receive', decision);
      });
      await recordAudit(unitOfWork, {
        who,
        what: 'order.return-receive',
        details: { orderId, items },
      });
      return answerDecision(unitOfWork, decided, ORDER_WITH_HISTORY, keep);
    });
    return answer();
  }
}
