import { MerchantShares } from './merchant-shares.js';

const MOST = 2;

describe('the share of one merchant', () => {
  const started: string[] = [];
  /** Work that goes on until it is ended, and says when it began. */
  const begin = (shares: MerchantShares, name: string, merchantId = 'ACME') => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = shares.run(merchantId, () => {
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

  it('is never exceeded, and places pass on in the order in which they were asked for', async () => {
    const shares = new MerchantShares(MOST);
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

  it('is not waited for by another merchant', async () => {
    const shares = new MerchantShares(MOST);
    const works = ['a', 'b', 'c'].map((name) => begin(shares, name));
    const other = begin(shares, 'other', 'GLOBEX');
    await settled();
    expect(started).toContain('other');
    for (const work of [...works, other]) work.end();
    await Promise.all([...works, other].map(({ done }) => done));
  });

  it('passes a place on when the work fails', async () => {
    const shares = new MerchantShares(1);
    const a = begin(shares, 'a');
    const b = begin(shares, 'b');
    a.fail();
    await expect(a.done).rejects.toThrow('a');
    b.end();
    expect(await b.done).toBe('b');
    expect(shares.size).toBe(0);
  });

  it('is waited for so long and no longer, and who gave up takes no place', async () => {
    const shares = new MerchantShares(1, 20);
    const a = begin(shares, 'a');
    const b = begin(shares, 'b');
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
