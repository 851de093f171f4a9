import {
  transitioned,
  transitionedWhileHeld,
  type Change,
  type ReachedStatus,
} from '../../order/domain/order-state.js';
import { orderLine, type OrderStatus } from '../../order/domain/order-status.js';

/** The statuses that logistics drives; the regulatory ones are not on this path. */
const FULFILLMENT_PATH: readonly OrderStatus[] = [
  'HANDLING',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
];

/**
 * Returns the statuses on the path after the current one up to the reached one, inclusive; empty if the order has
 * already passed it. An event implies the earlier statuses that were not published, for example, DELIVERED implies
 * SHIPPED (decision 7.7). Each status gets this date, and only the last one gets the data.
 */
export function statusesUntil(
  from: OrderStatus,
  { to: goal, eventDate, eventData }: ReachedStatus,
): ReachedStatus[] {
  const start = orderLine.rank(from) ?? Infinity;
  const end = orderLine.rank(goal) ?? -1;
  return FULFILLMENT_PATH.filter((status) => {
    const rank = orderLine.rank(status) ?? -1;
    return rank > start && rank <= end;
  }).map((to) => ({ to, eventDate, eventData: to === goal ? eventData : undefined }));
}

/** Advances an order along the fulfillment path; during a hold, advances the remembered status. */
export function advanceTo(change: Change, goal: ReachedStatus): Change {
  const { status, remembered } = change.state;
  const transition = status === 'ON_HOLD' ? transitionedWhileHeld : transitioned;
  return statusesUntil(remembered ?? status, goal).reduce(
    (so, reached) => transition(so, { ...reached, trigger: triggerOf(reached.to) }),
    change,
  );
}

function triggerOf(status: OrderStatus): string {
  return orderLine.isAtOrBeyond(status, 'SHIPPED')
    ? 'parcel.tracking-updated'
    : 'fulfillment.progressed';
}
