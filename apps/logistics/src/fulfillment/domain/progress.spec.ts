import * as fc from 'fast-check';
import { eraseBuyer } from '../../privacy/domain/without-buyer.js';
import {
  advanceGate,
  nextAfter,
  release,
  initialFlow,
  type OrderFlow,
  type Pace,
} from './order-flow.js';
import { progress, reportedSteps, type ReportedStep } from './progress.js';

const now = new Date('2026-11-20T10:00:00.000Z');
const step = fc.constantFrom(...reportedSteps);

/** The flow after a report; READY_TO_SHIP follows a printed label automatically. */
function report(flow: OrderFlow, reported: ReportedStep, pace: Pace = 'manual'): OrderFlow {
  const decided = progress(flow, reported);
  if (decided.outcome !== 'take') return flow;
  if (decided.step !== 'LABEL') {
    return { ...flow, lastStep: decided.step, next: nextAfter(decided.step, now, pace) };
  }
  return { ...flow, lastStep: 'READY_TO_SHIP', next: nextAfter('READY_TO_SHIP', now, pace) };
}

const released = release(initialFlow, now, 'manual');
const gate = (flow: OrderFlow, status: string) =>
  advanceGate(flow, { status, version: flow.gateVersion + 1 }, now, 'manual');

describe('reported steps (decisions 6.8, 6.12)', () => {
  it('are accepted only in their order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (reports) => {
        const taken: ReportedStep[] = [];
        let flow = released;
        for (const reportedStep of reports) {
          const { outcome } = progress(flow, reportedStep);
          const due = reportedSteps[taken.length];
          const expected =
            reportedStep === due ? 'take' : reportedStep === taken.at(-1) ? 'repeated' : 'refused';
          expect([reportedStep, outcome]).toEqual([reportedStep, expected]);
          if (outcome === 'take') taken.push(reportedStep);
          flow = report(flow, reportedStep);
        }
        expect(taken).toEqual(reportedSteps.slice(0, taken.length));
      }),
    );
  });

  it('are refused with the last and the next step', () => {
    expect(progress(released, 'PACKED')).toEqual({
      outcome: 'refused',
      code: 'step-out-of-order',
      detail: 'No step was reported yet; HANDLING is next.',
    });
    const all = reportedSteps.reduce((flow, reportedStep) => report(flow, reportedStep), released);
    expect(progress(all, 'PACKED')).toMatchObject({
      detail: 'READY_TO_SHIP was the last step; there is no further one.',
    });
  });

  it('are accepted before they are due in a sandbox', () => {
    const paced = release(initialFlow, now, { stepDelayMs: 500 });
    expect(progress(paced, 'HANDLING')).toEqual({ outcome: 'take', step: 'HANDLING' });
  });

  it.each(['ON_HOLD', 'REQUIRES_REVIEW', 'CANCELLED'])(
    'are refused while the order is %s, except for the repeated last step',
    (held) => {
      const flow = gate(report(released, 'HANDLING'), held);
      expect(progress(flow, 'PACKED')).toEqual({
        outcome: 'refused',
        code: 'fulfillment-stopped',
        detail: `The order is ${held}, which stops its fulfillment.`,
      });
      expect(progress(flow, 'HANDLING')).toEqual({ outcome: 'repeated' });
    },
  );

  it('are refused once the buyer is erased (8.6)', () => {
    const flow = eraseBuyer(report(released, 'HANDLING'));
    expect(progress(flow, 'PACKED')).toMatchObject({ code: 'fulfillment-stopped' });
    expect(progress(flow, 'HANDLING')).toEqual({ outcome: 'repeated' });
  });

  it('are refused before the release', () => {
    expect(progress(gate(initialFlow, 'APPROVED'), 'HANDLING')).toMatchObject({
      code: 'fulfillment-not-begun',
    });
  });
});
