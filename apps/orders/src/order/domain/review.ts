import {
  transitioned,
  transitionedWhileHeld,
  notedOnTheWay,
  type Change,
  type OrderState,
} from './order-state.js';
import { statusesUntil, type ReachedStatus } from './fulfillment-path.js';

/** Is the order, or the status that its hold remembers, REQUIRES_REVIEW? */
export function isInReview({ status, remembered }: OrderState): boolean {
  return (remembered ?? status) === 'REQUIRES_REVIEW';
}

/** Sends an order in HANDLING, or the remembered status of its hold, to a review. */
export function sentToReview(change: Change, eventDate: Date): Change {
  const transition = { to: 'REQUIRES_REVIEW', trigger: 'regulatory-review', eventDate } as const;
  return change.state.status === 'ON_HOLD'
    ? transitionedWhileHeld(change, transition)
    : transitioned(change, transition);
}

/**
 * Stores the fulfilment steps taken before logistics knew of the review: writes entries and dates, keeps the status,
 * and lets the release continue from there. Statuses already reached are not written again.
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
