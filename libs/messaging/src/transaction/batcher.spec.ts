import { Refusal } from '#runtime';
import { Batcher } from './batcher.js';

describe('a batcher', () => {
  const outage = new Error('the store is away');
  /** The batches, in order. */
  let done: string[][];
  /** Ends the batches in progress, the oldest first. */
  let ends: ((failure?: Error) => void)[];
  let batcher: Batcher<string>;

  /** A turn of the event loop is real, but takes no time: the wait limit passes only when a test advances it. */
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
    done = [];
    ends = [];
    batcher = new Batcher<string>({
      maxItems: () => 4,
      maxConcurrent: 2,
      concernsAll: (error) => error === outage,
      work: (items) =>
        new Promise((resolve, reject) => {
          done.push([...items]);
          ends.push((failure) => (failure ? reject(failure) : resolve()));
        }),
    });
  });

  afterEach(() => jest.useRealTimers());

  const turn = () => new Promise(setImmediate);
  const endNext = async (failure?: Error) => {
    ends.shift()?.(failure);
    await turn();
    await turn();
  };

  it('combines the portions of one turn of the event loop up to the limit', async () => {
    const portions = [['a', 'b'], ['c'], ['d', 'e'], ['f']].map((items) => batcher.do(items));
    await turn();
    expect(done).toEqual([['a', 'b', 'c']]);
    await endNext();
    expect(done.at(-1)).toEqual(['d', 'e', 'f']);
    await endNext();
    await Promise.all(portions);
  });

  it('does not retry portions singly if their batch may have been committed (decision 1.4)', async () => {
    const portions = Promise.allSettled([batcher.do(['a']), batcher.do(['b'])]);
    await turn();
    const unknown = new Refusal('outcome-unknown', 'the answer to the COMMIT was lost');
    await endNext(unknown);
    expect(await portions).toMatchObject([{ reason: unknown }, { reason: unknown }]);
    expect(done).toEqual([['a', 'b']]);
  });

  it('processes a portion above the limit alone, without splitting it', async () => {
    const portions = [batcher.do(['a', 'b', 'c', 'd', 'e']), batcher.do(['f'])];
    await turn();
    expect(done).toEqual([['a', 'b', 'c', 'd', 'e']]);
    await endNext();
    expect(done.at(-1)).toEqual(['f']);
    await endNext();
    await Promise.all(portions);
  });

  it('starts a second batch beside the first when it is full, and no third', async () => {
    const portions = [batcher.do(['a'])];
    await turn();
    portions.push(batcher.do(['b', 'c']), batcher.do(['d', 'e']));
    await turn();
    expect(done).toEqual([['a'], ['b', 'c', 'd', 'e']]);
    portions.push(batcher.do(['f', 'g', 'h', 'i']));
    await turn();
    expect(done).toHaveLength(2);
    await endNext();
    expect(done.at(-1)).toEqual(['f', 'g', 'h', 'i']);
    await endNext();
    await endNext();
    await Promise.all(portions);
  });

  it('starts a second batch for a portion that has waited long, even a small one', async () => {
    const first = batcher.do(['stuck']);
    await turn();
    const second = batcher.do(['waiting']);
    await turn();
    jest.advanceTimersByTime(49);
    expect(done).toEqual([['stuck']]);
    jest.advanceTimersByTime(1);
    expect(done).toEqual([['stuck'], ['waiting']]);
    await endNext();
    await endNext();
    await Promise.all([first, second]);
  });

  it('retries each portion of a failed batch alone, so that only the faulty one fails', async () => {
    const good = batcher.do(['a']);
    const bad = batcher.do(['b']);
    const alsoGood = batcher.do(['c']);
    await turn();
    // eslint-disable-next-line jest/valid-expect -- awaited below
    const refused = expect(bad).rejects.toThrow('b is bad');
    await endNext(new Error('something is bad'));
    await endNext();
    await endNext(new Error('b is bad'));
    await endNext();
    expect(done).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
    await Promise.all([good, refused, alsoGood]);
  });

  it('does not retry portions singly when the error concerns all of them', async () => {
    const portions = [batcher.do(['a']), batcher.do(['b'])];
    await turn();
    const refused = portions.map((portion) => expect(portion).rejects.toBe(outage));
    await endNext(outage);
    await Promise.all(refused);
    expect(done).toEqual([['a', 'b']]);
  });
});
