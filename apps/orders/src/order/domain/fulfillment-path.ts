import {
  type Change,
  type ReachedStatus,
  transitioned,
  transitionedWhileHeld,
} from './order-state.js';
import { orderLine, type OrderStatus } from './order-status.js';

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
 * The statuses on the path from one to the reached one, this included; empty when it is already passed. An event
 * implies the earlier statuses that were not published, as DELIVERED goes through SHIPPED (decision 7.7): each gets
 * this date, and only the last one the data.
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

/** Advances an order along the fulfilment path, or the status that its hold remembers. */
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
