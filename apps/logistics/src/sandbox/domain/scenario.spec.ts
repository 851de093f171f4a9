import { nextAfter, type NextStep, type Step } from '../../fulfillment/domain/order-flow.js';
import { scenarioSteps, scenarioEvents } from './scenario.js';
import { merchantCodes, operatorCodes } from '../../parcels/domain/tracking-codes.js';

const now = new Date('2026-11-20T10:00:00.000Z');

/** All steps after READY_TO_SHIP. */
function played(scenario: string | undefined, pace: { stepDelayMs: number } | 'manual'): string[] {
  const steps: string[] = [];
  let next: NextStep = nextAfter('READY_TO_SHIP', now, pace, scenario);
  while (next.step !== undefined) {
    expect(next.dueAt?.getTime()).toBe(now.getTime() + 500);
    steps.push(next.step);
    next = nextAfter(next.step, now, pace, scenario);
  }
  return steps;
}

describe('the sandbox scenarios of a parcel (decision 6.14)', () => {
  const pace = { stepDelayMs: 500 };

  it('play one event per step after READY_TO_SHIP', () => {
    expect(played('lost', pace)).toEqual(['LEFT_FULFILLMENT']);
    expect(played('customs-held', pace)).toEqual([
      'LEFT_FULFILLMENT',
      'HUB_RECEIVED',
      'LINEHAUL_DEPARTED',
      'ARRIVED_COUNTRY',
      'CUSTOMS_STARTED',
      'CUSTOMS_HELD',
    ]);
    expect(played('deliver', pace).at(0)).toBe('LEFT_FULFILLMENT');
    expect(played('deliver', pace).at(-1)).toBe('DELIVERED');
    expect(played('deliver', pace)).not.toContain('CUSTOMS_HELD');
  });

  it.each([undefined, 'none', 'toString', 'out-of-stock', 'review'])(
    'do not play for %s',
    (scenario) => {
      expect(played(scenario, pace)).toEqual([]);
    },
  );

  it('do not play in production', () => {
    expect(played('deliver', 'manual')).toEqual([]);
  });

  it('begin only after READY_TO_SHIP, and not after a cancelled parcel', () => {
    for (const taken of ['LABEL', 'CANCEL_PARCEL', 'HANDLING'] as Step[]) {
      expect(scenarioSteps).not.toContain(nextAfter(taken, now, pace, 'deliver').step);
    }
  });

  it('use only codes that operators may report, each with a description', () => {
    expect(operatorCodes).toEqual(expect.arrayContaining([...scenarioSteps]));
    expect(scenarioSteps[0]).toBe(merchantCodes[1]);
    for (const code of scenarioSteps) expect(scenarioEvents[code].description).not.toBe('');
  });
});
