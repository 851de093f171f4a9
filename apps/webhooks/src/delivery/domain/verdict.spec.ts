import fc from 'fast-check';
import { isGone, isSuccess, verdictOf, type Outcome } from './verdict.js';

const answered = (status: number, retryAfterMs?: number): Outcome => {
  return { kind: 'answered', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
};

const tried = (attempts: number, hurried = 0) => ({ attempts, hurried });

describe('the verdict on an attempt', () => {
  it.each([200, 201, 204, 299])('is delivered with %d', (status) => {
    expect(isSuccess(answered(status))).toBe(true);
    expect(verdictOf(answered(status), tried(10), 0.5)).toEqual({ state: 'delivered' });
  });

  it.each([199, 300, 301, 302, 307, 308, 400, 404, 500])('is a retry with %d', (status) => {
    expect(verdictOf(answered(status), tried(1), 0.5)).toEqual({ state: 'waiting', waitMs: 5_000 });
  });

  it('is a retry when no complete answer came, until the tenth attempt', () => {
    const outcome: Outcome = { kind: 'failed', error: 'timeout' };
    expect(verdictOf(outcome, tried(9), 0.5)).toEqual({ state: 'waiting', waitMs: 86_400_000 });
    expect(verdictOf(outcome, tried(10), 0.5)).toEqual({ state: 'dead' });
  });

  it('is dead at once when the receiver is gone', () => {
    expect(isGone(answered(410))).toBe(true);
    expect(verdictOf(answered(410), tried(1), 0.5)).toEqual({ state: 'dead' });
  });

  it('has the wait that 429 and 503 request, longer or shorter than the schedule', () => {
    const requested = { state: 'waiting', isRequested: true };
    expect(verdictOf(answered(429, 3_600_000), tried(1), 0.5)).toEqual({
      ...requested,
      waitMs: 3_600_000,
      isHurried: false,
    });
    expect(verdictOf(answered(503, 2_000), tried(3), 0.5)).toEqual({
      ...requested,
      waitMs: 2_000,
      isHurried: true,
    });
    expect(verdictOf(answered(500, 3_600_000), tried(1), 0.5)).toEqual({
      state: 'waiting',
      waitMs: 5_000,
    });
  });

  it('keeps a delivery for at most three days and 30 attempts, whatever waits the receiver requests', () => {
    const retryAfterMs = fc.option(fc.integer({ min: 2_000, max: 3_600_000 }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(retryAfterMs, { minLength: 30, maxLength: 30 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (waits, random) => {
          let [attempts, hurried, elapsedMs] = [0, 0, 0];
          for (const wait of waits) {
            attempts += 1;
            const verdict = verdictOf(answered(503, wait), tried(attempts, hurried), random);
            if (verdict.state !== 'waiting') break;
            hurried += Number(verdict.isHurried ?? false);
            elapsedMs += verdict.waitMs;
          }
          expect(verdictOf(answered(503), tried(attempts, hurried), random).state).toBe('dead');
          expect(elapsedMs).toBeGreaterThan(2.5 * 86_400_000);
        },
      ),
    );
  });
});
