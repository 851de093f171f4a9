import fc from 'fast-check';
import { waitAfter } from './backoff.js';

describe('the wait after a failed attempt', () => {
  it('grows from 5 s to a day, and ends with the tenth attempt', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((attempts) => waitAfter(attempts, 0.5));
    const hours = (count: number) => count * 3_600_000;
    expect(waits).toEqual([
      5_000,
      300_000,
      1_800_000,
      ...[2, 5, 10, 14, 20, 24].map(hours),
      undefined,
    ]);
  });

  it('varies by a fifth in both directions', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), random, (attempts, chance) => {
        const middle = waitAfter(attempts, 0.5) ?? 0;
        const wait = waitAfter(attempts, chance) ?? 0;
        expect(wait).toBeGreaterThanOrEqual(middle * 0.8);
        expect(wait).toBeLessThanOrEqual(middle * 1.2);
      }),
    );
    expect([waitAfter(1, 0), waitAfter(1, 0.999_999)]).toEqual([4_000, 6_000]);
  });
});
