import { HttpTransactor, recordAudit } from '#messaging';
import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { Injectable } from '@nestjs/common';
import { ORDER_LIST } from './change-orders.js';
import { decideOnRequest, orderNotFound } from './decide-on-request.js';
import type { WantedOrder } from './decide-on-request.js';
import type { NotAllowed } from './domain/approve.js';
import { hold, operationalIssue, release } from './domain/hold.js';
import { merchantOfOrder } from './domain/new-order.js';
import type { Change, OrderLife } from './domain/order-life.js';
import { approveReturn, requestReturn } from './domain/returns.js';
import { wholeOrder } from './store/order-answer.store.js';
import type { OrderAnswer } from './store/order-answer.js';

/** What an operator does to an order (decision 6.12). */
export type Operation =
  | { action: 'hold' | 'operational-issue'; reason: string }
  | { action: 'release' | 'return-request' | 'return-approve' };

/** Who does it to which order, whoever its merchant is. */
export interface Operated {
  orderId: string;
  /** The operator's client id. */
  who: string;
}

/** Called in the change's own transaction with the answer; what it throws undoes the change. */
export type Answered = (uow: UnitOfWork, answer: OrderAnswer) => Promise<void>;

/** Does to an order what the channel and logistics do not (decision 6.12); what is done is audited (decision 2.4). */
@Injectable()
export class OperateOrder {
  constructor(private readonly transactor: HttpTransactor) {}

  /**
   * @returns the order as it is read by its id
   * @throws Refusal `order-not-found`, or `action-not-allowed` naming the status
   */
  run(operated: Operated, operation: Operation, answered: Answered): Promise<OrderAnswer> {
    const { orderId, who } = operated;
    return inOrder(this.transactor, orderId, async (uow, order) => {
      await decideOnRequest(uow, order, (life) =>
        allowed(operation.action, decide(life, operation, order.now)),
      );
      const { action, ...details } = operation;
      await recordAudit(uow, { who, what: `order.${action}`, details: { orderId, ...details } });
      return answer(uow, orderId, answered);
    });
  }
}

/** A transaction over an order whose merchant is known by the order's id alone (decision 6.4). */
export function inOrder<T>(
  transactor: HttpTransactor,
  orderId: string,
  work: (uow: UnitOfWork, order: WantedOrder) => Promise<T>,
): Promise<T> {
  const merchantId = merchantOfOrder(orderId);
  return transactor.run({ clocks: [{ merchantId, list: ORDER_LIST }] }, (uow) =>
    work(uow, { orderId, merchantId, now: uow.stamp(merchantId, ORDER_LIST) }),
  );
}

/** @throws Refusal `action-not-allowed` */
export function allowed(action: string, decision: Change | NotAllowed): Change {
  if (!('refused' in decision)) return decision;
  const detail = `The order is ${decision.status}, which does not allow ${action}.`;
  throw new Refusal('action-not-allowed', detail);
}

/** Reads what was made of an order and hands it to whoever keeps the answer. */
export async function answer(
  uow: UnitOfWork,
  orderId: string,
  answered: Answered,
): Promise<OrderAnswer> {
  const order = await wholeOrder(uow, orderId);
  if (order === undefined) throw orderNotFound();
  await answered(uow, order);
  return order;
}

function decide(life: OrderLife, operation: Operation, now: Date): Change | NotAllowed {
  switch (operation.action) {
    case 'hold':
      return hold(life, operation.reason, now);
    case 'operational-issue':
      return operationalIssue(life, operation.reason, now);
    case 'release':
      return release(life, now);
    case 'return-request':
      return requestReturn(life, now);
    case 'return-approve':
      return approveReturn(life, now);
  }
}
