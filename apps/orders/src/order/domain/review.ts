import { transitioned, transitionedWhileHeld, notedOnTheWay } from './order-state.js';
import type { Change, OrderState } from './order-state.js';
import { statusesUntil } from './fulfillment-path.js';
import type { ReachedStatus } from './fulfillment-path.js';

/** Does the order, or the status that its hold remembers, wait for a review? */
export function isInReview({ status, remembered }: OrderState): boolean {
  return (remembered ?? status) === 'REQUIRES_REVIEW';
}

/** Sends an order that is being handled to a review, or the status that its hold remembers. */
export function sentToReview(change: Change, eventDate: Date): Change {
  const transition = { to: 'REQUIRES_REVIEW', trigger: 'regulatory-review', eventDate } as const;
  return change.state.status === 'ON_HOLD'
    ? transitionedWhileHeld(change, transition)
    : transitioned(change, transition);
}

/**
 * Keeps what fulfilment did before it heard of the review: entries and dates are written, the order stays, and its
 * release goes on from there. What was reached already is not written again.
 */
export function keptInReview(
  change: Change,
  { to: goal, eventDate, eventData }: ReachedStatus,
): Change {
  const { reached = 'REQUIRES_REVIEW' } = change.state;
  return statusesUntil(reached, goal).reduce((so, to) => {
    const known = to === goal && eventData !== undefined ? { eventData } : {};
    const on = notedOnTheWay(so, { status: to, eventDate, ...known });
    return { ...on, state: { ...on.state, reached: to } };
  }, change);
}
