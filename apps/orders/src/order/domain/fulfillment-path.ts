import { transitioned, transitionedWhileHeld } from './order-state.js';
import type { Change } from './order-state.js';
import { orderLine } from './order-status.js';
import type { OrderStatus } from './order-status.js';

/** The statuses that logistics drives; the regulatory ones lie beside this road. */
const FULFILLMENT_PATH: readonly OrderStatus[] = [
  'HANDLING',
  'PACKED',
  'INVOICED',
  'READY_TO_SHIP',
  'SHIPPED',
  'DELIVERED',
];

/** What is known of one status that is reached on the road. */
export interface ReachedStatus {
  to: OrderStatus;
  eventDate: Date;
  eventData?: object;
}

/** The statuses that still lie before an order on its way to another, that one included; none when it is past it. */
export function statusesUntil(from: OrderStatus, to: OrderStatus): OrderStatus[] {
  const start = orderLine.rank(from) ?? Infinity;
  const end = orderLine.rank(to) ?? -1;
  return FULFILLMENT_PATH.filter((status) => {
    const rank = orderLine.rank(status) ?? -1;
    return rank > start && rank <= end;
  });
}

/**
 * Takes an order, or while it is held the status that it remembers, along the road. A fact whose forerunners were
 * never heard of implies them, as DELIVERED goes through SHIPPED (decision 7.7): each gets its entry with this date.
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
