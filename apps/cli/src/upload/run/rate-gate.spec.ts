import { RateGate } from './rate-gate.js';

function answer(rate: string) {
  return { headers: new Headers(rate === '' ? {} : { ratelimit: rate }) };
}

describe('the rate limit', () => {
  it.each([
    ['"client";r=5;t=30', 0],
    ['"client";r=4;t=30', 30_000],
    ['"client";r=0;t=2', 2_000],
    ['', 0],
  ])('delays requests as %j requires', (rate, waitMs) => {
    const gate = new RateGate(4);
    gate.observe(answer(rate));
    expect(gate.waitMs).toBeGreaterThan(waitMs - 100);
    expect(gate.waitMs).toBeLessThanOrEqual(waitMs);
  });

  it('is not forgotten for an answer that was already in flight', () => {
    const gate = new RateGate(4);
    gate.observe(answer('"client";r=1;t=30'));
    gate.observe(answer('"client";r=6;t=30'));
    expect(gate.waitMs).toBeGreaterThan(29_000);
  });

  it('ends with the command', async () => {
    const gate = new RateGate(4);
    gate.observe(answer('"client";r=0;t=600'));
    const stop = new AbortController();
    const passed = gate.pass(stop.signal);
    stop.abort();
    await expect(passed).rejects.toThrow('aborted');
  });
});
