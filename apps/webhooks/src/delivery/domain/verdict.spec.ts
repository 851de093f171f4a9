import { isGone, isSuccess, requestedWaitMs, verdictOf, type Outcome } from './verdict.js';

const answered = (status: number, retryAfterMs?: number): Outcome => {
  return { kind: 'answered', status, ...(retryAfterMs !== undefined && { retryAfterMs }) };
};

describe('the verdict on an attempt', () => {
  it.each([200, 201, 204, 299])('is delivered with %d', (status) => {
    expect(isSuccess(answered(status))).toBe(true);
    expect(verdictOf(answered(status), 10, 0.5)).toEqual({ state: 'delivered' });
  });

  it.each([199, 300, 301, 302, 307, 308, 400, 404, 500])('is to try again with %d', (status) => {
    expect(verdictOf(answered(status), 1, 0.5)).toEqual({ state: 'waiting', waitMs: 5_000 });
  });

  it('is to try again when no complete answer came, until the tenth attempt', () => {
    const outcome: Outcome = { kind: 'failed', error: 'timeout' };
    expect(verdictOf(outcome, 9, 0.5)).toEqual({ state: 'waiting', waitMs: 86_400_000 });
    expect(verdictOf(outcome, 10, 0.5)).toEqual({ state: 'dead' });
  });

  it('is dead at once when the receiver is gone', () => {
    expect(isGone(answered(410))).toBe(true);
    expect(verdictOf(answered(410), 1, 0.5)).toEqual({ state: 'dead' });
  });

  it('waits as 429 and 503 ask, but not shorter than the back-off', () => {
    expect(verdictOf(answered(429, 3_600_000), 1, 0.5)).toMatchObject({ waitMs: 3_600_000 });
    expect(verdictOf(answered(503, 1_000), 1, 0.5)).toMatchObject({ waitMs: 5_000 });
    expect(requestedWaitMs(answered(500, 3_600_000))).toBeUndefined();
    expect(verdictOf(answered(500, 3_600_000), 1, 0.5)).toMatchObject({ waitMs: 5_000 });
  });
});
