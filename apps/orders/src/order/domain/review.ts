import { statusesUntil } from './fulfillment-path.js';
import {
  type Change,
  type OrderState,
  passedThrough,
  type ReachedStatus,
  transitioned,
  transitionedWhileHeld,
} from './order-state.js';

/** Is the order, or the status that its hold remembers, REQUIRES_REVIEW? */
export function isInReview({ status, remembered }: OrderState): boolean {
  return (remembered ?? status) === 'REQUIRES_REVIEW';
}

/** Sends an order in HANDLING, or the remembered status of its hold, to a review. */
export function sentToReview(change: Change, eventDate: Date): Change {
  const transition = change.state.status === 'ON_HOLD' ? transitionedWhileHeld : transitioned;
  return transition(change, { to: 'REQUIRES_REVIEW', trigger: 'regulatory-review', eventDate });
}

/**
 * Stores the fulfilment steps taken before logistics knew of the review: writes entries and dates, keeps the status,
 * and lets the release continue from there. Statuses already reached are not written again.
 */
export function keptInReview(change: Change, goal: ReachedStatus): Change {
  const { reached = 'REQUIRES_REVIEW' } = change.state;
  return statusesUntil(reached, goal).reduce((so, status) => {
    const passed = passedThrough(so, status);
    return { ...passed, state: { ...passed.state, reached: status.to } };
  }, change);
}
