import * as fc from 'fast-check';
import { nextTry } from './retry-policy.js';

const timeout = { totalMs: 600_000, retryMs: 1_000 };
const receivedAt = new Date('2026-11-20T10:00:00.000Z');
const after = (ms: number) => new Date(receivedAt.getTime() + ms);

describe('the retry policy of an order that waits for reference data (decision 6.9)', () => {
  it.each([
    [0, 1_000],
    [1_000, 2_000],
    [8_000, 10_000],
    [200_000, 230_000],
    [599_500, 600_000],
  ])('schedules the retry after %i ms of waiting at %i ms', (waited, next) => {
    expect(nextTry(receivedAt, after(waited), timeout)).toEqual(after(next));
  });

  it('retries some dozens of times, the last time after ten minutes, and then stops', () => {
    let tries = 0;
    let now: Date | undefined = receivedAt;
    let last = now;
    while ((now = nextTry(receivedAt, last, timeout))) {
      expect(now.getTime()).toBeGreaterThan(last.getTime());
      last = now;
      tries += 1;
    }
    expect(last).toEqual(after(600_000));
    expect(tries).toBeLessThan(60);
  });

  it('always schedules a last retry at the deadline, whatever the timeout', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 10, max: 60_000 }), fc.nat(), (total, retry, ms) => {
        const next = nextTry(receivedAt, after(ms), { totalMs: total, retryMs: retry });
        if (ms >= total) expect(next).toBeUndefined();
        else expect(next!.getTime()).toBeLessThanOrEqual(after(total).getTime());
      }),
    );
  });
});
