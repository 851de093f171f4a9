import type { KeepAnswer } from '#operations';
import type { UnitOfWork } from '#messaging';
import { Refusal } from '#edge';
import { required } from '#platform';
import { saveDecisions, type Decided } from './change-orders.js';
import { changesHistory, type Change, type OrderState } from './domain/order-state.js';
import { lockedOrder, lockedOrderAtEnd } from './store/order-answer.store.js';
import type { OrderForm } from './store/order-forms.js';
import { lockOrderState } from './store/order-state.store.js';
import { ORDERS } from './store/order.store.js';

/** The order to lock; another merchant's order counts as absent. */
export interface WantedOrder {
  orderId: string;
  merchantId: string;
  /** The consumed event that caused the request. */
  causedBy?: object;
}

/**
 * Locks one order, decides about it and commits the decision.
 * @param decide gets the database's time after the order is locked; it must read any further data itself, after the
 *   lock
 * @returns the decision
 * @throws Refusal `order-not-found` when it is absent or another merchant's; whatever `decide` throws
 */
export async function decideOnRequest(
  unitOfWork: UnitOfWork,
  { orderId, merchantId, causedBy }: WantedOrder,
  decide: (state: OrderState, now: Date) => Change | Promise<Change>,
): Promise<Decided> {
  const [state, now] = await Promise.all([
    lockOrderState(unitOfWork, merchantId, orderId),
    unitOfWork.now(),
  ]);
  if (!state) throw orderNotFound();
  const change = await decide(state, now);
  const decided = { change, now, causedBy };
  if (change.state !== state) await saveDecisions(unitOfWork, [decided]);
  return decided;
}

/** Returns the answer to a request; throws an Error before its transaction is committed. */
type CommittedAnswer<View> = () => View;

/** Reads the answer to a request after the decision about its order, and stores it. */
export async function answerDecision<View extends { lastUpdateDate: string }>(
  unitOfWork: UnitOfWork,
  { change }: Decided,
  form: OrderForm<View>,
  keep?: KeepAnswer<View>,
): Promise<CommittedAnswer<View>> {
  if (changesHistory(change)) return stampedAnswer(unitOfWork, change.state, form, keep);
  const order = await lockedOrder(unitOfWork, form, change.state.orderId);
  await keep?.(unitOfWork, order);
  return () => order;
}

/**
 * Answers with a changed order, and stores the answer. Its `lastUpdateDate` is the stamp that the order receives at the
 * commit.
 */
export function stampedAnswer<View extends { lastUpdateDate: string }>(
  unitOfWork: UnitOfWork,
  { orderId, merchantId }: Pick<OrderState, 'orderId' | 'merchantId'>,
  form: OrderForm<View>,
  keep?: KeepAnswer<View>,
): CommittedAnswer<View> {
  const written = lockedOrderAtEnd(unitOfWork, form, orderId);
  let answer: View | undefined;
  unitOfWork.whenStamped({ merchantId, list: ORDERS.list }, async (stamp) => {
    answer = { ...written(), lastUpdateDate: stamp.toISOString() };
    await keep?.(unitOfWork, answer);
  });
  return () => required(answer, `the answer about ${orderId}`);
}

/** An absent order and another merchant's order get the same answer (decision 1.4). */
export function orderNotFound(): Refusal {
  return new Refusal('order-not-found', 'There is no such order.');
}
