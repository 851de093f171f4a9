import * as fc from 'fast-check';
import { nextTry } from './retry-policy.js';

const timeout = { totalMs: 600_000, retryMs: 1_000 };
const arrived = new Date('2026-11-20T10:00:00.000Z');
const after = (ms: number) => new Date(arrived.getTime() + ms);

describe('an order that waits for what is not known (decision 6.9)', () => {
  it.each([
    [0, 1_000],
    [1_000, 2_000],
    [8_000, 10_000],
    [200_000, 230_000],
    [599_500, 600_000],
  ])('is tried again: %i ms after its arrival at %i ms', (waited, next) => {
    expect(nextTry(arrived, after(waited), timeout)).toEqual(after(next));
  });

  it('is tried some dozens of times, the last time when ten minutes are over, and then no more', () => {
    let tries = 0;
    let now: Date | undefined = arrived;
    let last = now;
    while ((now = nextTry(arrived, last, timeout))) {
      expect(now.getTime()).toBeGreaterThan(last.getTime());
      last = now;
      tries += 1;
    }
    expect(last).toEqual(after(600_000));
    expect(tries).toBeLessThan(60);
  });

  it('is always tried at the end, whatever its patience is', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 10, max: 60_000 }), fc.nat(), (total, retry, ms) => {
        const next = nextTry(arrived, after(ms), { totalMs: total, retryMs: retry });
        if (ms >= total) expect(next).toBeUndefined();
        else expect(next!.getTime()).toBeLessThanOrEqual(after(total).getTime());
      }),
    );
  });
});
