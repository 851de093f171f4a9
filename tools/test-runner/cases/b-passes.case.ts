import { leaveThingsBehind } from './leave-things-behind.js';

describe('another file', () => {
  it.each([1, 2])('passes with %i', (n) => expect(n).toBeGreaterThan(0));

  it('leaves things behind', leaveThingsBehind);
});
