import { ignored, unchanged } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';
import { orderMachine } from './order-status.js';
import { isInReview, keptInReview, sentToReview } from './review.js';
import { roadTo, travel } from './road.js';

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
export function progressed(life: OrderLife, progress: Progress): Change {
  if (orderMachine.isFinal(life.status)) return ignored(life, 'order-final');
  if (!life.released) return ignored(life, 'order-not-released');
  const { step: to, ...arrival } = progress;
  const road = roadTo(life.reached ?? life.remembered ?? life.status, to);
  if (road.length === 0) return ignored(life, 'step-already-passed');
  if (isInReview(life)) return keptInReview(unchanged(life), { to, ...arrival });
  const reviewed = life.scenario === 'review' && road.includes('HANDLING');
  return reviewed ? reviewedOnTheWay(life, progress) : travel(unchanged(life), { to, ...arrival });
}

/** The sandbox's story `review` (decision 6.14). */
function reviewedOnTheWay(life: OrderLife, { step, eventDate, eventData }: Progress): Change {
  const known = eventData === undefined ? {} : { eventData };
  const handling = { to: 'HANDLING', eventDate, ...(step === 'HANDLING' ? known : {}) } as const;
  const stopped = sentToReview(travel(unchanged(life), handling), eventDate);
  return keptInReview(stopped, { to: step, eventDate, ...known });
}
