import { Turns } from './turns.js';

describe('turns', () => {
  /** Work that goes on until it is told to end, and says when it began. */
  const started: string[] = [];
  const begin = (turns: Turns, name: string, keys: string[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = turns.take(keys, () => {
      started.push(name);
      return promise;
    });
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };
  const settled = () => new Promise(setImmediate);

  beforeEach(() => {
    started.length = 0;
  });

  it('come one after the other for a key, in the order in which they were asked for', async () => {
    const turns = new Turns();
    const [a, b, c] = ['a', 'b', 'c'].map((name) => begin(turns, name, ['k']));
    await settled();
    expect(started).toEqual(['a']);
    a?.end();
    await a?.done;
    await settled();
    expect(started).toEqual(['a', 'b']);
    b?.end();
    c?.end();
    expect(await c?.done).toBe('c');
    expect(turns.size).toBe(0);
  });

  it('for other keys do not wait, and for several wait for each', async () => {
    const turns = new Turns();
    const a = begin(turns, 'a', ['k']);
    const b = begin(turns, 'b', ['l']);
    const both = begin(turns, 'both', ['l', 'k']);
    const none = begin(turns, 'none', []);
    await settled();
    expect(started.toSorted()).toEqual(['a', 'b', 'none']);
    a.end();
    await a.done;
    await settled();
    expect(started).not.toContain('both');
    b.end();
    both.end();
    none.end();
    expect(await both.done).toBe('both');
  });

  it('are given on by work that fails', async () => {
    const turns = new Turns();
    const a = begin(turns, 'a', ['k']);
    const b = begin(turns, 'b', ['k']);
    a.fail();
    await expect(a.done).rejects.toThrow('a');
    b.end();
    expect(await b.done).toBe('b');
    expect(turns.size).toBe(0);
  });

  it('are not waited for longer than is bearable, and nobody overtakes for that', async () => {
    const turns = new Turns(20);
    const a = begin(turns, 'a', ['k']);
    const b = begin(turns, 'b', ['k']);
    await expect(b.done).rejects.toMatchObject({ code: 'store-unavailable' });
    const c = begin(turns, 'c', ['k']);
    await settled();
    expect(started).toEqual(['a']);
    a.end();
    c.end();
    expect(await c.done).toBe('c');
    expect(started).toEqual(['a', 'c']);
    expect(turns.size).toBe(0);
  });

  it('never leave two waiting for each other, whatever their keys', async () => {
    const turns = new Turns();
    const works = Array.from({ length: 50 }, (_, n) => {
      const keys = [`k${n % 3}`, `k${(n * 2) % 5}`];
      const work = begin(turns, String(n), [...new Set(keys)]);
      work.end();
      return work.done;
    });
    expect(await Promise.all(works)).toHaveLength(50);
    expect(turns.size).toBe(0);
  });
});
