import { ignored, unchanged } from './order-life.js';
import type { Change, OrderLife } from './order-life.js';
import { orderMachine } from './order-status.js';
import { roadTo, travel } from './road.js';

export interface Progress {
  step: 'HANDLING' | 'PACKED' | 'INVOICED' | 'READY_TO_SHIP';
  eventDate: Date;
  /** The documented shape of the step. */
  eventData?: object;
}

/**
 * A step of fulfilment moves the order, or, while it is held, the status that it remembers (decision 6.2). A step
 * that is behind the order is ignored: a status never moves backwards.
 */
export function progressed(life: OrderLife, { step, ...arrival }: Progress): Change {
  if (orderMachine.isFinal(life.status)) return ignored(life, 'order-final');
  if (!life.released) return ignored(life, 'order-not-released');
  if (life.status === 'REQUIRES_REVIEW') return ignored(life, 'order-in-review');
  if (roadTo(life.remembered ?? life.status, step).length === 0) {
    return ignored(life, 'step-already-passed');
  }
  return travel(unchanged(life), { to: step, ...arrival });
}
