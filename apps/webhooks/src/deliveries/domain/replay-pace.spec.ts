import fc from 'fast-check';
import { portionOf, waitMs } from './replay-pace.js';

const rates = fc.integer({ min: 1, max: 200 });

describe('the pace of a replay', () => {
  it('is at most a fifth of the rate of the endpoint, and not much less', () => {
    fc.assert(
      fc.property(rates, (rate) => {
        const eventsInASecond = (portionOf(rate) / waitMs(portionOf(rate), rate)) * 1_000;
        expect(eventsInASecond).toBeLessThanOrEqual(rate * 0.2);
        expect(eventsInASecond).toBeGreaterThan(rate * 0.19);
      }),
    );
  });

  it('allows a slow endpoint one event at a time', () => {
    expect([portionOf(1), waitMs(1, 1)]).toEqual([1, 5_000]);
    expect([portionOf(50), waitMs(10, 50)]).toEqual([10, 1_000]);
  });
});
