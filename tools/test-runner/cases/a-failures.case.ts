import { leaveThingsBehind } from './leave-things-behind.js';

describe('a file', () => {
  it('fails', () => expect(1).toBe(2));

  it('exceeds its limit', () => new Promise(() => undefined), 20);

  it('expects what never happens', () => expect.assertions(1));

  describe('whose set-up fails', () => {
    beforeAll(() => Promise.reject(new Error('no set-up')));

    it('is not run', () => undefined);
  });

  it('leaves things behind', leaveThingsBehind);
});
