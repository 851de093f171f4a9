import type { UnitOfWork } from '#messaging';
import { Refusal } from '#platform';
import { commitDecisions } from './change-orders.js';
import type { Change, OrderLife } from './domain/order-life.js';
import { lockLives } from './store/order-life.store.js';

/**
 * Locks one merchant's order, decides about it and commits the decision.
 * @throws Refusal `order-not-found` when it is absent or another merchant's; whatever `decide` throws
 */
export async function decideOnRequest(
  uow: UnitOfWork,
  { merchantId, orderId, now }: { merchantId: string; orderId: string; now: Date },
  decide: (life: OrderLife) => Change,
): Promise<void> {
  const life = (await lockLives(uow, [orderId], merchantId)).get(orderId);
  if (!life) throw orderNotFound();
  const change = decide(life);
  if (change.life !== life) await commitDecisions(uow, [{ change, now }]);
}

/** The same for an absent order and another merchant's (decision 1.4). */
export function orderNotFound(): Refusal {
  return new Refusal('order-not-found', 'There is no such order.');
}
