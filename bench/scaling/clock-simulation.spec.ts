import { simulateClocks } from './clock-simulation.js';

/** The clocks are held for all of the transaction where a test does not say otherwise. */
const load = { chunk: 100, chunkMs: 50, heldMs: 50, chunks: 2_000, seed: 1, exponent: 0 };
/** 100 events in 50 ms. */
const ONE_WORKER = 2_000;

describe('consumers that draw list clocks', () => {
  it('are as fast as one while all events are of one merchant, however many there are', () => {
    for (const workers of [1, 2, 16]) {
      expect(simulateClocks({ ...load, merchants: 1, workers })).toBeCloseTo(ONE_WORKER);
    }
  });

  it('of one merchant are as many times faster as their clock is held for a shorter time', () => {
    const rate = simulateClocks({ ...load, heldMs: 5, merchants: 1, workers: 64 });
    expect(rate / (10 * ONE_WORKER)).toBeCloseTo(1, 2);
    const few = simulateClocks({ ...load, heldMs: 5, merchants: 1, workers: 4 });
    expect(few / (4 * ONE_WORKER)).toBeCloseTo(1, 2);
  });

  it('do not meet where each event has a merchant of its own', () => {
    const rate = simulateClocks({ ...load, chunk: 1, chunks: 20_000, merchants: 1e6, workers: 16 });
    expect(rate / ((16 * ONE_WORKER) / 100)).toBeGreaterThan(0.99);
  });

  it('get no slower by more workers, and no faster than they are many', () => {
    let before = 0;
    for (const workers of [1, 2, 4, 8, 16]) {
      const rate = simulateClocks({ ...load, merchants: 10_000, workers });
      expect(rate).toBeLessThanOrEqual(workers * ONE_WORKER * 1.001);
      expect(rate).toBeGreaterThan(before * 0.95);
      before = rate;
    }
  });

  it('are slowed down by a large merchant', () => {
    const even = simulateClocks({ ...load, merchants: 10_000, workers: 16 });
    const uneven = simulateClocks({ ...load, merchants: 10_000, workers: 16, exponent: 1 });
    expect(uneven).toBeLessThan(even * 0.6);
  });
});
