import { ignored, unchanged } from './order-state.js';
import type { Change, OrderState } from './order-state.js';
import { orderMachine } from './order-status.js';
import { isInReview, keptInReview, sentToReview } from './review.js';
import { statusesUntil, advanceTo } from './fulfillment-path.js';

export interface Progress {
  step: 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP';
  eventDate: Date;
  /** The documented shape of the step. */
  eventData?: object;
}

/**
 * A step of fulfilment moves the order, or, while it is held, the status that it remembers; in a review it is kept
 * (decision 6.2). A step that is behind the order is ignored: a status never moves backwards.
 */
export function progressed(state: OrderState, progress: Progress): Change {
  if (orderMachine.isFinal(state.status)) return ignored(state, 'order-final');
  if (!state.released) return ignored(state, 'order-not-released');
  const { step: to, ...arrival } = progress;
  const road = statusesUntil(state.reached ?? state.remembered ?? state.status, to);
  if (road.length === 0) return ignored(state, 'step-already-passed');
  if (isInReview(state)) return keptInReview(unchanged(state), { to, ...arrival });
  const reviewed = state.scenario === 'review' && road.includes('HANDLING');
  return reviewed
    ? reviewedOnTheWay(state, progress)
    : advanceTo(unchanged(state), { to, ...arrival });
}

/** The sandbox's story `review` (decision 6.14). */
function reviewedOnTheWay(state: OrderState, { step, eventDate, eventData }: Progress): Change {
  const known = eventData === undefined ? {} : { eventData };
  const handling = { to: 'HANDLING', eventDate, ...(step === 'HANDLING' ? known : {}) } as const;
  const stopped = sentToReview(advanceTo(unchanged(state), handling), eventDate);
  return keptInReview(stopped, { to: step, eventDate, ...known });
}
