import { WorkShares } from './work-shares.js';

const MOST = 2;

describe('the share of a merchant', () => {
  const started: string[] = [];
  /** Starts work that runs until the test ends it, and records its start. */
  const begin = (shares: WorkShares, name: string, merchantId = 'ACME') => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = shares.run({ merchantId }, () => {
      started.push(name);
      return promise;
    });
    done.catch(() => undefined);
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  const settled = () => new Promise(setImmediate);

  beforeEach(() => {
    started.length = 0;
  });

  afterEach(() => jest.useRealTimers());

  it('limits concurrent work and admits waiting work in order', async () => {
    const shares = new WorkShares(MOST);
    const works = ['a', 'b', 'c', 'd'].map((name) => begin(shares, name));
    await settled();
    expect(started).toEqual(['a', 'b']);
    works[1]?.end();
    await works[1]?.done;
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const work of works) work.end();
    expect(await Promise.all(works.map(({ done }) => done))).toEqual(['a', 'b', 'c', 'd']);
    expect(shares.size).toBe(0);
  });

  it('does not delay work of other merchants', async () => {
    const shares = new WorkShares(MOST);
    const works = ['a', 'b', 'c'].map((name) => begin(shares, name));
    const other = begin(shares, 'other', 'GLOBEX');
    await settled();
    expect(started).toContain('other');
    for (const work of [...works, other]) work.end();
    await Promise.all([...works, other].map(({ done }) => done));
  });

  it('is released when the work fails', async () => {
    const shares = new WorkShares(1);
    const a = begin(shares, 'a');
    const b = begin(shares, 'b');
    a.fail();
    await expect(a.done).rejects.toThrow('a');
    b.end();
    expect(await b.done).toBe('b');
    expect(shares.size).toBe(0);
  });

  it('refuses work that waited too long, and does not count that work', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const shares = new WorkShares(1);
    const a = begin(shares, 'a');
    const b = begin(shares, 'b');
    jest.advanceTimersByTime(10_000);
    await expect(b.done).rejects.toMatchObject({ code: 'store-unavailable' });
    const c = begin(shares, 'c');
    await settled();
    expect(started).toEqual(['a']);
    a.end();
    c.end();
    expect(await c.done).toBe('c');
    expect(shares.size).toBe(0);
  });
});
