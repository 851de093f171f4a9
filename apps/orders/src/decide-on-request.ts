import type { KeepAnswer, UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { commitDecisions } from './change-orders.js';
import type { Decided } from './change-orders.js';
import type { Change, OrderLife } from './domain/order-life.js';
import type { AnsweredOrder } from './store/order-answer.js';
import { lockLife } from './store/order-life.store.js';
import { ORDERS } from './store/order.store.js';
import { storeTime } from './store/store-time.js';

/** An order to be locked; another merchant's is as absent. */
export interface WantedOrder {
  orderId: string;
  merchantId: string;
  /** The consumed event that asks. */
  causedBy?: object;
}

/**
 * Locks one order, decides about it and commits the decision.
 * @param decide gets the store's time since the order is locked; what else it has to know, it reads only then
 * @returns what was decided
 * @throws Refusal `order-not-found` when it is absent or another merchant's; whatever `decide` throws
 */
export async function decideOnRequest(
  uow: UnitOfWork,
  { orderId, merchantId, causedBy }: WantedOrder,
  decide: (life: OrderLife, now: Date) => Change | Promise<Change>,
): Promise<Decided> {
  const [life, now] = await Promise.all([lockLife(uow, merchantId, orderId), storeTime(uow)]);
  if (!life) throw orderNotFound();
  const change = await decide(life, now);
  const decided = { change, now, ...(causedBy === undefined ? {} : { causedBy }) };
  if (change.life !== life) await commitDecisions(uow, [decided]);
  return decided;
}

/**
 * Reads an order as it answers a request, after what was decided about it.
 * @param read `listedOrder` or `wholeOrder`
 */
export async function answerDecision(
  uow: UnitOfWork,
  { change: { life, entries } }: Decided,
  read: (uow: UnitOfWork, orderId: string) => Promise<AnsweredOrder>,
  keep?: KeepAnswer<AnsweredOrder>,
): Promise<AnsweredOrder> {
  const answer = await read(uow, life.orderId);
  if (entries.length > 0) stampAnswer(uow, life.merchantId, answer, keep);
  else await keep?.(uow, answer);
  return answer;
}

/**
 * Puts the `lastUpdateDate` that a changed order gets at the end into an answer that was read before, and has the answer
 * kept as it is then.
 */
export function stampAnswer(
  uow: UnitOfWork,
  merchantId: string,
  answer: AnsweredOrder,
  keep?: KeepAnswer<AnsweredOrder>,
): void {
  uow.whenStamped({ merchantId, list: ORDERS.list }, async (stamp) => {
    answer.lastUpdateDate = stamp.toISOString();
    await keep?.(uow, answer);
  });
}

/** The same for an absent order and another merchant's (decision 1.4). */
export function orderNotFound(): Refusal {
  return new Refusal('order-not-found', 'There is no such order.');
}
