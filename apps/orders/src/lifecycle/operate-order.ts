import { HttpTransactor, recordAudit, type UnitOfWork } from '#messaging';
import type { KeepAnswer } from '#operations';
import { Refusal } from '#edge';
import { Injectable } from '@nestjs/common';
import type { Decided } from '../order/change-orders.js';
import { answerDecision, decideOnRequest, type WantedOrder } from '../order/decide-on-request.js';
import { hold, operationalIssue, resume } from './domain/hold.js';
import { merchantOfOrder } from '../order/domain/order-id.js';
import {
  type Change,
  type NotAllowed,
  type OrderState,
  type Reason,
} from '../order/domain/order-state.js';
import { approveReturn, requestReturn } from './domain/returns.js';
import { ORDER_WITH_HISTORY } from '../order/store/order-forms.js';
import type { OrderWithHistoryView } from '../order/store/order-view.js';
import { cancelOrder } from './cancel-order.js';

/** An operator's action on an order (decision 6.12). */
export type Operation = Cancelling | Deciding;

type Cancelling = { action: 'cancel' } & Reason;

type Deciding =
  | ({ action: 'hold' | 'operational-issue' | 'return-request' } & Reason)
  | { action: 'release' | 'return-approve' };

/** An order of any merchant, and the operator who acts on it. */
export interface Operated {
  orderId: string;
  /** The operator's client id. */
  who: string;
}

/** Applies operators' actions to orders (decision 6.12) and audits them (decision 2.4). */
@Injectable()
export class OperateOrder {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * @returns the order as a read by its id returns it
   * @throws Refusal `order-not-found`; `order-not-cancellable`, or for other actions `action-not-allowed`; both name
   * the status
   */
  async operate(
    operated: Operated,
    operation: Operation,
    keep: KeepAnswer<OrderWithHistoryView>,
  ): Promise<OrderWithHistoryView> {
    const { orderId, who } = operated;
    const answer = await inOrder(this.transactor, orderId, async (unitOfWork, order) => {
      const decided = await apply(unitOfWork, order, operation);
      const { action, ...details } = operation;
      await recordAudit(unitOfWork, {
        who,
        what: `order.${action}`,
        details: { orderId, ...details },
      });
      return answerDecision(unitOfWork, decided, ORDER_WITH_HISTORY, keep);
    });
    return answer();
  }
}

/** Runs a transaction on an order whose merchant is derived from the order id (decision 6.4). */
export function inOrder<T>(
  transactor: HttpTransactor,
  orderId: string,
  work: (unitOfWork: UnitOfWork, order: WantedOrder) => Promise<T>,
): Promise<T> {
  const merchantId = merchantOfOrder(orderId);
  return transactor.run({ merchantId }, (unitOfWork) => work(unitOfWork, { orderId, merchantId }));
}

/** @throws Refusal `action-not-allowed` */
export function allowed(action: string, decision: Change | NotAllowed): Change {
  if (!('refused' in decision)) return decision;
  const detail = `The order is ${decision.status}, which does not allow ${action}.`;
  throw new Refusal('action-not-allowed', detail);
}

function apply(unitOfWork: UnitOfWork, order: WantedOrder, operation: Operation): Promise<Decided> {
  if (operation.action === 'cancel') {
    const { reason: cancelReason, reasonCode } = operation;
    return cancelOrder(unitOfWork, order, { cancelReason, reasonCode });
  }
  return decideOnRequest(unitOfWork, order, (state, now) =>
    allowed(operation.action, decide(state, operation, now)),
  );
}

function decide(state: OrderState, operation: Deciding, now: Date): Change | NotAllowed {
  switch (operation.action) {
    case 'hold':
      return hold(state, operation, now);
    case 'operational-issue':
      return operationalIssue(state, operation, now);
    case 'release':
      return resume(state, now);
    case 'return-request':
      return requestReturn(state, operation, now);
    case 'return-approve':
      return approveReturn(state, now);
  }
}
