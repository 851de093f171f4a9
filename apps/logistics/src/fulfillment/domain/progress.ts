import { isOpen, type OrderFlow, type Step } from './order-flow.js';

/** The steps that an operator reports, in their order (decision 6.12). */
export const reportedSteps = ['HANDLING', 'PACKED', 'INVOICED', 'READY_TO_SHIP'] as const;

export type ReportedStep = (typeof reportedSteps)[number];

/** Whether a step can be reported. */
export function isReported(step: string): step is ReportedStep {
  return reportedSteps.some((reported) => reported === step);
}

/** The result of a report: a step to take now, a repeated one with no effect, or a refusal. */
export type Progress =
  | { outcome: 'take'; step: Step }
  | { outcome: 'repeated' }
  | { outcome: 'refused'; code: string; detail: string };

/**
 * Decides on a reported step (decisions 6.8, 6.12): steps must be reported in order, the last step may be repeated, and
 * a closed gate stops all steps.
 */
export function progress(flow: OrderFlow, step: ReportedStep): Progress {
  const { gateStatus, lastStep, next } = flow;
  if (!flow.released) {
    const detail = `The order is ${gateStatus ?? 'new'}; it is not released for fulfillment.`;
    return refused('fulfillment-not-begun', detail);
  }
  if (lastStep === step) return { outcome: 'repeated' };
  if (flow.erased && lastStep !== 'READY_TO_SHIP') return refused('fulfillment-stopped', ERASED);
  if (!isOpen(flow)) {
    return refused(
      'fulfillment-stopped',
      `The order is ${gateStatus}, which stops its fulfillment.`,
    );
  }
  const awaited = reportedAs(next.step);
  if (awaited !== step || next.step === undefined) {
    return refused('step-out-of-order', outOfOrder(awaited, lastStep));
  }
  // READY_TO_SHIP follows a printed label automatically.
  return next.step === 'READY_TO_SHIP'
    ? { outcome: 'repeated' }
    : { outcome: 'take', step: next.step };
}

const ERASED = 'The personal data of the buyer was erased; the order cannot be shipped without it.';

function refused(code: string, detail: string): Progress {
  return { outcome: 'refused', code, detail };
}

function outOfOrder(awaited: ReportedStep | undefined, lastStep: Step | undefined): string {
  const last =
    lastStep === undefined ? 'No step was reported yet' : `${lastStep} was the last step`;
  const next = awaited === undefined ? 'there is no further one' : `${awaited} is next`;
  return `${last}; ${next}.`;
}

/** Treats the printing of the label as READY_TO_SHIP. */
function reportedAs(step: Step | undefined): ReportedStep | undefined {
  if (step === 'LABEL') return 'READY_TO_SHIP';
  return step !== undefined && isReported(step) ? step : undefined;
}
