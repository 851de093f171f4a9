import * as fc from 'fast-check';
import { eraseBuyer } from '../../privacy/domain/erase-buyer.js';
import { advanceGate, nextAfter, release, unknownFlow } from './order-flow.js';
import type { OrderFlow, Pace } from './order-flow.js';
import { progress, reportedSteps } from './progress.js';
import type { ReportedStep } from './progress.js';

const now = new Date('2026-11-20T10:00:00.000Z');
const step = fc.constantFrom(...reportedSteps);

/** The flow after a report; a printed label is announced by itself. */
function report(flow: OrderFlow, reported: ReportedStep, pace: Pace = 'manual'): OrderFlow {
  const decided = progress(flow, reported);
  if (decided.outcome !== 'take') return flow;
  if (decided.step !== 'LABEL') {
    return { ...flow, lastStep: decided.step, next: nextAfter(decided.step, now, pace) };
  }
  return { ...flow, lastStep: 'READY_TO_SHIP', next: nextAfter('READY_TO_SHIP', now, pace) };
}

const released = release(unknownFlow, now, 'manual');
const gate = (flow: OrderFlow, status: string) =>
  advanceGate(flow, { status, version: flow.gateVersion + 1 }, now, 'manual');

describe('reported steps (decisions 6.8, 6.12)', () => {
  it('are taken in their order alone, whatever is reported', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (reports) => {
        const taken: ReportedStep[] = [];
        let flow = released;
        for (const one of reports) {
          const { outcome } = progress(flow, one);
          const due = reportedSteps[taken.length];
          const expected = one === due ? 'take' : one === taken.at(-1) ? 'repeated' : 'refused';
          expect([one, outcome]).toEqual([one, expected]);
          if (outcome === 'take') taken.push(one);
          flow = report(flow, one);
        }
        expect(taken).toEqual(reportedSteps.slice(0, taken.length));
      }),
    );
  });

  it('say which was the last and which is next', () => {
    expect(progress(released, 'PACKED')).toEqual({
      outcome: 'refused',
      code: 'step-out-of-order',
      detail: 'No step was reported yet; HANDLING is next.',
    });
    const all = reportedSteps.reduce((flow, one) => report(flow, one), released);
    expect(progress(all, 'PACKED')).toMatchObject({
      detail: 'READY_TO_SHIP was the last step; there is no further one.',
    });
  });

  it('are taken before their time where a sandbox waits between them', () => {
    const paced = release(unknownFlow, now, { stepDelayMs: 500 });
    expect(progress(paced, 'HANDLING')).toEqual({ outcome: 'take', step: 'HANDLING' });
  });

  it.each(['ON_HOLD', 'REQUIRES_REVIEW', 'CANCELLED'])(
    'are stopped by %s, but for the last',
    (held) => {
      const flow = gate(report(released, 'HANDLING'), held);
      expect(progress(flow, 'PACKED')).toEqual({
        outcome: 'refused',
        code: 'fulfillment-stopped',
        detail: `The order is ${held}, which stops its fulfilment.`,
      });
      expect(progress(flow, 'HANDLING')).toEqual({ outcome: 'repeated' });
    },
  );

  it('are over once the buyer is forgotten (8.6)', () => {
    const flow = eraseBuyer(report(released, 'HANDLING'));
    expect(progress(flow, 'PACKED')).toMatchObject({ code: 'fulfillment-stopped' });
    expect(progress(flow, 'HANDLING')).toEqual({ outcome: 'repeated' });
  });

  it('wait for the release', () => {
    expect(progress(gate(unknownFlow, 'APPROVED'), 'HANDLING')).toMatchObject({
      code: 'fulfillment-not-begun',
    });
  });
});
