import fc from 'fast-check';
import { failed, HEALTHY, isToDisable, probedAtOnce, type Health } from './breaker.js';

const moment = (seconds: number) => new Date(Date.UTC(2026, 2, 4) + seconds * 1_000);
const failure = (seconds: number, isProbe = false) => ({ failedAt: moment(seconds), isProbe });
const pauseSeconds = ({ probeAt }: Health, second: number) =>
  ((probeAt?.getTime() ?? 0) - moment(second).getTime()) / 1_000;

function afterFailures(count: number): Health {
  let health = HEALTHY;
  for (let second = 0; second < count; second += 1) health = failed(health, failure(second));
  return health;
}

describe('the breaker of an endpoint', () => {
  it('opens with the tenth failure in a row, for 30 s', () => {
    expect(afterFailures(9)).toEqual({ failures: 9, failingSince: moment(0) });
    expect(afterFailures(10)).toEqual({
      failures: 10,
      failingSince: moment(0),
      probeAt: moment(39),
    });
  });

  it('doubles the wait with each failed probe, to ten minutes', () => {
    let health = afterFailures(10);
    const waits = [100, 200, 300, 400, 500, 600].map((second) => {
      health = failed(health, failure(second, true));
      return pauseSeconds(health, second);
    });
    expect(waits).toEqual([60, 120, 240, 480, 600, 600]);
  });

  it('ignores failures of deliveries that were chosen before it opened', () => {
    const open = afterFailures(10);
    expect(failed(open, failure(12))).toEqual(open);
    expect(failed(open, failure(120))).toEqual(open);
  });

  it('pauses for 30 s to ten minutes, never more, and never after fewer than ten failures in a row', () => {
    const outcomes = fc.array(fc.constantFrom('success', 'failure', 'probe'), { maxLength: 60 });
    fc.assert(
      fc.property(outcomes, (all) => {
        let health = HEALTHY;
        let inARow = 0;
        for (const [second, outcome] of all.entries()) {
          const before = health;
          inARow = outcome === 'success' ? 0 : inARow + 1;
          health =
            outcome === 'success' ? HEALTHY : failed(health, failure(second, outcome === 'probe'));
          if (before.probeAt && outcome === 'failure') expect(health).toBe(before);
          else if (health.probeAt) {
            expect(pauseSeconds(health, second)).toBeGreaterThanOrEqual(30);
            expect(pauseSeconds(health, second)).toBeLessThanOrEqual(600);
          }
          expect(health.probeAt !== undefined).toBe(inARow >= 10);
        }
      }),
    );
  });

  it('makes the next request the probe after a repair of the receiver', () => {
    const open = afterFailures(10);
    expect(probedAtOnce(open, moment(12))).toEqual({ ...open, probeAt: moment(12) });
    expect(probedAtOnce(open, moment(50))).toBe(open);
    const closed = afterFailures(9);
    expect(probedAtOnce(closed, moment(12))).toBe(closed);
  });

  it('disables after five days without a success, not earlier', () => {
    const days = (count: number) => moment(count * 86_400);
    const health = afterFailures(1);
    expect(isToDisable(health, new Date(days(5).getTime() - 1))).toBe(false);
    expect(isToDisable(health, days(5))).toBe(true);
    expect(isToDisable(HEALTHY, days(50))).toBe(false);
  });
});
