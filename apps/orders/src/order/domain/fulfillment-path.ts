import { transitioned, transitionedWhileHeld, type Change } from './order-state.js';
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

/** A status on the fulfilment path that was reached, with its date and data. */
export interface ReachedStatus {
  to: OrderStatus;
  eventDate: Date;
  eventData?: object;
}

/** The statuses on the path from one to another, the latter included; empty when it is already passed. */
export function statusesUntil(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const start = orderLine.rank(from) ?? Infinity;
  const end = orderLine.rank(to) ?? -1;
  return FULFILLMENT_PATH.filter((status) => {
    const rank = orderLine.rank(status) ?? -1;
    return rank > start && rank <= end;
  });
}

/**
 * Advances an order along the fulfilment path, or the status that its hold remembers. An event implies the earlier
 * statuses that were not published, as DELIVERED goes through SHIPPED (decision 7.7): each gets an entry with this
 * date.
 */
export function advanceTo(
  change: Change,
  { to: goal, eventDate, eventData }: ReachedStatus,
): Change {
  const { status, remembered } = change.state;
  const held = status === 'ON_HOLD';
  return statusesUntil(remembered ?? status, goal).reduce((so, to) => {
    const known = to === goal && eventData !== undefined ? { eventData } : {};
    const transition = { to, trigger: triggerOf(to), eventDate, ...known };
    return held ? transitionedWhileHeld(so, transition) : transitioned(so, transition);
  }, change);
}

function triggerOf(status: OrderStatus): string {
  return orderLine.isAtOrBeyond(status, 'SHIPPED')
    ? 'parcel.tracking-updated'
    : 'fulfillment.progressed';
}
