import { ignored, unchanged, type Change, type OrderState } from './order-state.js';
import { orderMachine } from './order-status.js';
import { isInReview, keptInReview, sentToReview } from './review.js';
import { statusesUntil, advanceTo } from './fulfillment-path.js';

export interface Progress {
  step: 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP';
  eventDate: Date;
  /** Documented per step. */
  eventData?: object;
}

/**
 * A fulfilment step transitions the order, or the remembered status of a held order; in a review it is only stored
 * (decision 6.2). A step that is already passed is ignored: a status never goes back.
 */
export function progressed(state: OrderState, progress: Progress): Change {
  if (orderMachine.isFinal(state.status)) return ignored(state, 'order-final');
  if (!state.released) return ignored(state, 'order-not-released');
  const { step: to, ...arrival } = progress;
  const path = statusesUntil(state.reached ?? state.remembered ?? state.status, to);
  if (path.length === 0) return ignored(state, 'step-already-passed');
  if (isInReview(state)) return keptInReview(unchanged(state), { to, ...arrival });
  const reviewed = state.scenario === 'review' && path.includes('HANDLING');
  return reviewed
    ? reviewedOnTheWay(state, progress)
    : advanceTo(unchanged(state), { to, ...arrival });
}

/** The sandbox scenario `review` (decision 6.14). */
function reviewedOnTheWay(state: OrderState, { step, eventDate, eventData }: Progress): Change {
  const known = eventData === undefined ? {} : { eventData };
  const handling = { to: 'HANDLING', eventDate, ...(step === 'HANDLING' ? known : {}) } as const;
  const stopped = sentToReview(advanceTo(unchanged(state), handling), eventDate);
  return keptInReview(stopped, { to: step, eventDate, ...known });
}
