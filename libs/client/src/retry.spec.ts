import { delayBefore } from './retry.js';

const answer = (retryAfter?: string) =>
  new Response(null, { headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });

describe('the delay before another attempt', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is a random part of half a second that doubles', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    expect([1, 2, 3].map((attempt) => delayBefore(attempt, undefined))).toEqual([250, 500, 1_000]);
    expect(delayBefore(1, answer())).toBe(250);
  });

  it('is the delay that the service requests, up to a minute', () => {
    expect(delayBefore(1, answer('7'))).toBe(7_000);
    expect(delayBefore(1, answer('60'))).toBe(60_000);
    expect(delayBefore(1, answer('61'))).toBeUndefined();
    expect(delayBefore(1, answer(new Date(Date.now() - 5_000).toUTCString()))).toBe(0);
  });
});
