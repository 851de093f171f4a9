import { statusesUntil } from './fulfillment-path.js';
import {
  passedThrough,
  transitioned,
  transitionedWhileHeld,
  type Change,
  type OrderState,
  type ReachedStatus,
} from '../../order/domain/order-state.js';

/** Whether the order, or the status that its hold remembers, is REQUIRES_REVIEW. */
export function isInReview({ status, remembered }: OrderState): boolean {
  return (remembered ?? status) === 'REQUIRES_REVIEW';
}

/** Starts the review of an order in HANDLING, or of a held order that remembers HANDLING. */
export function sentToReview(change: Change, eventDate: Date): Change {
  const transition = change.state.status === 'ON_HOLD' ? transitionedWhileHeld : transitioned;
  return transition(change, { to: 'REQUIRES_REVIEW', trigger: 'regulatory-review', eventDate });
}

/**
 * Stores the fulfillment steps that logistics took before it knew of the review: writes entries and dates, and keeps the
 * status. A resumed order continues from the last step. Statuses already reached are not written again.
 */
export function keptInReview(change: Change, goal: ReachedStatus): Change {
  const { reached = 'REQUIRES_REVIEW' } = change.state;
  return statusesUntil(reached, goal).reduce((so, status) => {
    const passed = passedThrough(so, status);
    return { ...passed, state: { ...passed.state, reached: status.to } };
  }, change);
}
