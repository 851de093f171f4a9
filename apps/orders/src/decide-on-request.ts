import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { commitDecisions } from './change-orders.js';
import type { Change, OrderLife } from './domain/order-life.js';
import { lockLife } from './store/order-life.store.js';

/** An order to be locked; another merchant's is as absent. */
export interface WantedOrder {
  orderId: string;
  merchantId: string;
  now: Date;
  /** The consumed event that asks. */
  causedBy?: object;
}

/**
 * Locks one order, decides about it and commits the decision.
 * @returns what was decided; `life` is the very one that `decide` got where nothing changed
 * @throws Refusal `order-not-found` when it is absent or another merchant's; whatever `decide` throws
 */
export async function decideOnRequest(
  uow: UnitOfWork,
  { orderId, merchantId, now, causedBy }: WantedOrder,
  decide: (life: OrderLife) => Change,
): Promise<Change> {
  const life = await lockLife(uow, merchantId, orderId);
  if (!life) throw orderNotFound();
  const change = decide(life);
  const cause = causedBy === undefined ? {} : { causedBy };
  if (change.life !== life) await commitDecisions(uow, [{ change, now, ...cause }]);
  return change;
}

/** The same for an absent order and another merchant's (decision 1.4). */
export function orderNotFound(): Refusal {
  return new Refusal('order-not-found', 'There is no such order.');
}
