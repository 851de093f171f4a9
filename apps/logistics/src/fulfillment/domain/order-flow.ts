import { storyStepAfter } from '../../sandbox/domain/story.js';
import type { StoryStep } from '../../sandbox/domain/story.js';

/**
 * What is done for an order, in order. LABEL is the service's own: it prints what READY_TO_SHIP announces.
 * CANCEL_PARCEL replaces whatever was next when the order is cancelled.
 */
type OwnStep = 'HANDLING' | 'PACKED' | 'INVOICED' | 'LABEL' | 'READY_TO_SHIP' | 'CANCEL_PARCEL';

/** After the last of them a sandbox may go on with the events of a story (decision 6.14). */
export type Step = OwnStep | StoryStep;

/** `manual`: each step waits for a partner or an operator (decision 6.8). */
export type Pace = { stepDelayMs: number } | 'manual';

/** What is next for an order; without `dueAt` it waits to be published. */
export interface NextStep {
  step?: Step;
  dueAt?: Date;
}

/** The gate of an order (events.md, races): its status as orders publishes it, whether it is released, what is next. */
export interface OrderFlow {
  gateStatus?: string;
  gateVersion: number;
  released: boolean;
  /** The buyer's data was erased (decision 8.6), and nothing can be printed any more. */
  forgotten: boolean;
  /** The step of fulfilment that was taken last. */
  lastStep?: Step;
  next: NextStep;
}

/** A flow of which nothing was heard. */
export const unknownFlow: OrderFlow = {
  gateVersion: 0,
  released: false,
  forgotten: false,
  next: {},
};

const closing = new Set(['CANCELLED', 'ON_HOLD', 'REQUIRES_REVIEW']);

const following: Readonly<Partial<Record<Step, Step>>> = {
  HANDLING: 'PACKED',
  PACKED: 'INVOICED',
  INVOICED: 'LABEL',
  LABEL: 'READY_TO_SHIP',
};

/** Fulfilment may begin; while the gate is closed it waits, after CANCELLED or without a buyer it never begins. */
export function release(flow: OrderFlow, now: Date, pace: Pace): OrderFlow {
  if (flow.released || flow.forgotten || flow.gateStatus === 'CANCELLED') return flow;
  return {
    ...flow,
    released: true,
    next: isOpen(flow) ? paced('HANDLING', now, pace) : { step: 'HANDLING' },
  };
}

/**
 * The order moved to a status: CANCELLED, ON_HOLD and REQUIRES_REVIEW stop the steps, a later status lets them go
 * on, CANCELLED never. Status and release come on two streams, in either order.
 */
export function advanceGate(
  flow: OrderFlow,
  { status, version }: { status: string; version: number },
  now: Date,
  pace: Pace,
): OrderFlow {
  if (version <= flow.gateVersion || flow.gateStatus === 'CANCELLED') return flow;
  const moved = { ...flow, gateStatus: status, gateVersion: version };
  return { ...moved, next: nextBehindGate(flow, moved, now, pace) };
}

/**
 * What follows a step that was just taken.
 * @param story the sandbox goes on with it; production plays none
 */
export function nextAfter(taken: Step, now: Date, pace: Pace, story?: string): NextStep {
  const step = following[taken] ?? (pace === 'manual' ? undefined : storyStepAfter(story, taken));
  return step === undefined ? {} : paced(step, now, pace);
}

/** Is there a step among these that need not wait? */
export function isSomeDue(flows: ReadonlyMap<string, OrderFlow>, now: Date): boolean {
  return [...flows.values()].some(({ next: { dueAt } }) => dueAt !== undefined && dueAt <= now);
}

function nextBehindGate(before: OrderFlow, after: OrderFlow, now: Date, pace: Pace): NextStep {
  if (after.gateStatus === 'CANCELLED') {
    return after.released ? { step: 'CANCEL_PARCEL', dueAt: now } : {};
  }
  const { step } = before.next;
  if (step === undefined) return {};
  if (!isOpen(after)) return { step };
  return isOpen(before) ? before.next : paced(step, now, pace);
}

/** A release that came before any status is itself the word that the order may be fulfilled. */
export function isOpen({ gateStatus }: OrderFlow): boolean {
  return gateStatus === undefined || !closing.has(gateStatus);
}

function paced(step: Step, now: Date, pace: Pace): NextStep {
  // What the label was printed for is not waited for, and was published already.
  if (step === 'READY_TO_SHIP') return { step, dueAt: now };
  return pace === 'manual' ? { step } : { step, dueAt: new Date(now.getTime() + pace.stepDelayMs) };
}
