import { advanceTo, statusesUntil } from './fulfillment-path.js';
import {
  ignored,
  unchanged,
  type Change,
  type OrderState,
  type ReachedStatus,
} from '../../order/domain/order-state.js';
import { hasEnded } from '../../order/domain/order-status.js';
import { isInReview, keptInReview, sentToReview } from './review.js';

export interface Progress extends Omit<ReachedStatus, 'to'> {
  step: 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP';
}

/**
 * A fulfillment step transitions the order, or the remembered status of a held order; in a review it is only stored
 * (decision 6.2). A step that the order has already passed is ignored: a status never goes back.
 */
export function progressed(state: OrderState, { step, ...happened }: Progress): Change {
  if (hasEnded(state.status)) return ignored(state, 'order-final');
  if (!state.released) return ignored(state, 'order-not-released');
  const goal = { to: step, ...happened };
  const path = statusesUntil(state.reached ?? state.remembered ?? state.status, goal);
  if (path.length === 0) return ignored(state, 'step-already-passed');
  if (isInReview(state)) return keptInReview(unchanged(state), goal);
  const handling = path.find(({ to }) => to === 'HANDLING');
  if (state.scenario !== 'review' || !handling) return advanceTo(unchanged(state), goal);
  // The sandbox scenario `review` (decision 6.14).
  const reviewed = sentToReview(advanceTo(unchanged(state), handling), handling.eventDate);
  return keptInReview(reviewed, goal);
}
