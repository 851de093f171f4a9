import { leaveThingsBehind } from './leave-things-behind.js';

describe('another file', () => {
  it.each([1, 2])('passes with %i', (n) => expect(n).toBeGreaterThan(0));

  it('waits as the speed of the machine requires', () =>
    expect(Number(process.env['TEST_PATIENCE'])).toBeGreaterThanOrEqual(1));

  it('leaves things behind', leaveThingsBehind);
});
