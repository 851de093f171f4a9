import { scenarioStepAfter, type ScenarioStep } from '../../sandbox/domain/scenario.js';

/**
 * The fulfillment steps of an order. LABEL is internal: it prints the label that READY_TO_SHIP publishes.
 * CANCEL_PARCEL replaces the next step when the order is cancelled.
 */
type OwnStep = 'HANDLING' | 'PACKED' | 'INVOICED' | 'LABEL' | 'READY_TO_SHIP' | 'CANCEL_PARCEL';

/** After the last regular step, a sandbox may continue with the events of a scenario (decision 6.14). */
export type Step = OwnStep | ScenarioStep;

/** `manual`: each step waits for the report of an operator (decision 6.8). */
export type Pace = { stepDelayMs: number } | 'manual';

/** The next step of an order; without `dueAt` it waits for a report. */
export interface NextStep {
  step?: Step;
  dueAt?: Date;
}

/** The fulfillment state of an order (events.md, races): its published status, its release, and its next step. */
export interface OrderFlow {
  gateStatus?: string;
  gateVersion: number;
  released: boolean;
  /** Whether the buyer's data is erased (decision 8.6); then nothing can be printed any longer. */
  erased: boolean;
  /** The last completed step. */
  lastStep?: Step;
  next: NextStep;
}

/** The initial flow of an order. */
export const initialFlow: OrderFlow = {
  gateVersion: 0,
  released: false,
  erased: false,
  next: {},
};

const closing = new Set(['CANCELLED', 'ON_HOLD', 'REQUIRES_REVIEW']);

const following: Readonly<Partial<Record<Step, Step>>> = {
  HANDLING: 'PACKED',
  PACKED: 'INVOICED',
  INVOICED: 'LABEL',
  LABEL: 'READY_TO_SHIP',
};

/** Begins fulfillment; a closed gate delays it, CANCELLED or an erased buyer prevents it. */
export function release(flow: OrderFlow, now: Date, pace: Pace): OrderFlow {
  if (flow.released || flow.erased || flow.gateStatus === 'CANCELLED') return flow;
  return {
    ...flow,
    released: true,
    next: isOpen(flow) ? paced('HANDLING', now, pace) : { step: 'HANDLING' },
  };
}

/**
 * Applies an order's new status: CANCELLED, ON_HOLD and REQUIRES_REVIEW stop the steps; after the latter two a later
 * status resumes them. Status and release come from two streams, in either order.
 */
export function advanceGate(
  flow: OrderFlow,
  { status, version }: { status: string; version: number },
  now: Date,
  pace: Pace,
): OrderFlow {
  if (version <= flow.gateVersion || flow.gateStatus === 'CANCELLED') return flow;
  const advanced = { ...flow, gateStatus: status, gateVersion: version };
  return { ...advanced, next: nextBehindGate(flow, advanced, now, pace) };
}

/**
 * Returns the step after the one that was just executed.
 * @param scenario the scenario that the sandbox continues with; production plays none
 */
export function nextAfter(taken: Step, now: Date, pace: Pace, scenario?: string): NextStep {
  const step =
    following[taken] ?? (pace === 'manual' ? undefined : scenarioStepAfter(scenario, taken));
  return step === undefined ? {} : paced(step, now, pace);
}

/** Whether one of these steps is due. */
export function hasDueStep(flows: ReadonlyMap<string, OrderFlow>, now: Date): boolean {
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

/** A release opens the gate if it is received before any status. */
export function isOpen({ gateStatus }: OrderFlow): boolean {
  return gateStatus === undefined || !closing.has(gateStatus);
}

function paced(step: Step, now: Date, pace: Pace): NextStep {
  // The step after a printed label never waits for a report.
  if (step === 'READY_TO_SHIP') return { step, dueAt: now };
  return pace === 'manual' ? { step } : { step, dueAt: new Date(now.getTime() + pace.stepDelayMs) };
}
