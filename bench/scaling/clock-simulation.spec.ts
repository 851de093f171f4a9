import { simulateClocks } from './clock-simulation.js';

/** By default the clocks are held for the whole transaction. */
const load = { chunk: 100, chunkMs: 50, heldMs: 50, chunks: 2_000, seed: 1, exponent: 0 };
/** 100 events in 50 ms. */
const ONE_WORKER = 2_000;

describe('Simulated consumers that draw list clocks', () => {
  it('Consumers are as fast as one worker if all events are of one merchant, regardless of the number of workers', () => {
    for (const workers of [1, 2, 16]) {
      expect(simulateClocks({ ...load, merchants: 1, workers })).toBeCloseTo(ONE_WORKER);
    }
  });

  it('Consumers of one merchant gain speed in proportion to a shorter hold time of the clock', () => {
    const rate = simulateClocks({ ...load, heldMs: 5, merchants: 1, workers: 64 });
    expect(rate / (10 * ONE_WORKER)).toBeCloseTo(1, 2);
    const few = simulateClocks({ ...load, heldMs: 5, merchants: 1, workers: 4 });
    expect(few / (4 * ONE_WORKER)).toBeCloseTo(1, 2);
  });

  it('Consumers do not block each other if each event is of a different merchant', () => {
    const rate = simulateClocks({ ...load, chunk: 1, chunks: 20_000, merchants: 1e6, workers: 16 });
    expect(rate / ((16 * ONE_WORKER) / 100)).toBeGreaterThan(0.99);
  });

  it('Consumers never slow down with more workers, and scale at most linearly', () => {
    let before = 0;
    for (const workers of [1, 2, 4, 8, 16]) {
      const rate = simulateClocks({ ...load, merchants: 10_000, workers });
      expect(rate).toBeLessThanOrEqual(workers * ONE_WORKER * 1.001);
      expect(rate).toBeGreaterThan(before * 0.95);
      before = rate;
    }
  });

  it('A large merchant slows the consumers down', () => {
    const even = simulateClocks({ ...load, merchants: 10_000, workers: 16 });
    const uneven = simulateClocks({ ...load, merchants: 10_000, workers: 16, exponent: 1 });
    expect(uneven).toBeLessThan(even * 0.6);
  });
});
