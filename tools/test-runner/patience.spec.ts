import { patienceFor } from './patience.js';

describe('the patience of a test run', () => {
  it('grows with the time that the machine takes for the same work, up to a maximum', () => {
    expect([100, 200, 500, 900, 60_000].map((ms) => patienceFor(ms))).toEqual([2, 2, 5, 9, 10]);
  });

  it('is the given one if that is larger', () => {
    expect([patienceFor(900, '3'), patienceFor(900, '20')]).toEqual([9, 20]);
  });
});
