import { moved, movedWhileHeld, notedOnTheWay } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';
import { roadTo } from './road.js';
import type { Arrival } from './road.js';

/** Does the order, or the status that its hold remembers, wait for a review? */
export function isInReview({ status, remembered }: OrderLife): boolean {
  return (remembered ?? status) === 'REQUIRES_REVIEW';
}

/** Sends an order that is being handled to a review, or the status that its hold remembers. */
export function sentToReview(change: Change, eventDate: Date): Change {
  const move = { to: 'REQUIRES_REVIEW', trigger: 'regulatory-review', eventDate } as const;
  return change.life.status === 'ON_HOLD' ? movedWhileHeld(change, move) : moved(change, move);
}

/**
 * Keeps what fulfilment did before it heard of the review: entries and dates are written, the order stays, and its
 * release goes on from there. What was reached already is not written again.
 */
export function keptInReview(change: Change, { to: goal, eventDate, eventData }: Arrival): Change {
  const { reached = 'REQUIRES_REVIEW' } = change.life;
  return roadTo(reached, goal).reduce((so, to) => {
    const known = to === goal && eventData !== undefined ? { eventData } : {};
    const on = notedOnTheWay(so, { status: to, eventDate, ...known });
    return { ...on, life: { ...on.life, reached: to } };
  }, change);
}
