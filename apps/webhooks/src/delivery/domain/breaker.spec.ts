import { failed, HEALTHY, isToDisable, type Health } from './breaker.js';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 4) + seconds * 1_000);
const failure = (seconds: number, isProbe = false) => ({ at: at(seconds), isProbe });

function afterFailures(count: number): Health {
  let health = HEALTHY;
  for (let second = 0; second < count; second += 1) health = failed(health, failure(second));
  return health;
}

describe('the breaker of an endpoint', () => {
  it('opens with the tenth failure in a row, for 30 s', () => {
    expect(afterFailures(9)).toEqual({ failures: 9, failingSince: at(0) });
    expect(afterFailures(10)).toEqual({ failures: 10, failingSince: at(0), probeAt: at(39) });
  });

  it('doubles the wait with each failed probe, to ten minutes', () => {
    let health = afterFailures(10);
    const waits = [100, 200, 300, 400, 500, 600].map((second) => {
      health = failed(health, failure(second, true));
      return ((health.probeAt?.getTime() ?? 0) - at(second).getTime()) / 1_000;
    });
    expect(waits).toEqual([60, 120, 240, 480, 600, 600]);
  });

  it('ignores failures that were under way when it opened', () => {
    const open = afterFailures(10);
    expect(failed(open, failure(12))).toEqual(open);
  });

  it('sends nothing before the time that a receiver names, whichever answer comes last', () => {
    const asked = failed(HEALTHY, { ...failure(0), retryAfterMs: 3_600_000 });
    expect(asked).toEqual({ failures: 1, failingSince: at(0), probeAt: at(3_600) });
    expect(failed(asked, { ...failure(1), retryAfterMs: 5_000 }).probeAt).toEqual(at(3_600));
    expect(failed(asked, { ...failure(3_601, true), retryAfterMs: 7_000 }).probeAt).toEqual(
      at(3_608),
    );
    expect(failed(asked, failure(3_601, true)).probeAt).toBeUndefined();
  });

  it('disables after five days without a success, not before', () => {
    const days = (count: number) => at(count * 86_400);
    const health = afterFailures(1);
    expect(isToDisable(health, new Date(days(5).getTime() - 1))).toBe(false);
    expect(isToDisable(health, days(5))).toBe(true);
    expect(isToDisable(HEALTHY, days(50))).toBe(false);
  });
});
