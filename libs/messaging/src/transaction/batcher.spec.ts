import { Refusal } from '#platform';
import { eventually } from '#testing';
import { Batcher } from './batcher.js';

describe('a batcher', () => {
  const outage = new Error('the store is away');
  /** What was done together, in order. */
  let done: string[][];
  /** Ends the pieces of work that are under way, the oldest first. */
  let ends: ((failure?: Error) => void)[];
  let joint: Batcher<string>;

  beforeEach(() => {
    done = [];
    ends = [];
    joint = new Batcher<string>({
      most: () => 4,
      atOnce: 2,
      concernsAll: (error) => error === outage,
      work: (items) =>
        new Promise((resolve, reject) => {
          done.push([...items]);
          ends.push((failure) => (failure ? reject(failure) : resolve()));
        }),
    });
  });

  const turn = () => new Promise(setImmediate);
  const endNext = async (failure?: Error) => {
    ends.shift()?.(failure);
    await turn();
    await turn();
  };

  it('takes together what comes in one turn, as much as fits', async () => {
    const portions = [['a', 'b'], ['c'], ['d', 'e'], ['f']].map((items) => joint.do(items));
    await turn();
    expect(done).toEqual([['a', 'b', 'c']]);
    await endNext();
    expect(done.at(-1)).toEqual(['d', 'e', 'f']);
    await endNext();
    await Promise.all(portions);
  });

  it('does not do again one by one what may have been committed together (decision 1.4)', async () => {
    const portions = Promise.allSettled([joint.do(['a']), joint.do(['b'])]);
    await turn();
    const unknown = new Refusal('outcome-unknown', 'the answer to the COMMIT was lost');
    await endNext(unknown);
    expect(await portions).toMatchObject([{ reason: unknown }, { reason: unknown }]);
    expect(done).toEqual([['a', 'b']]);
  });

  it('lets a portion that is too large go alone, whole', async () => {
    const portions = [joint.do(['a', 'b', 'c', 'd', 'e']), joint.do(['f'])];
    await turn();
    expect(done).toEqual([['a', 'b', 'c', 'd', 'e']]);
    await endNext();
    expect(done.at(-1)).toEqual(['f']);
    await endNext();
    await Promise.all(portions);
  });

  it('begins a second piece beside the first for a full portion, and not a third', async () => {
    const portions = [joint.do(['a'])];
    await turn();
    portions.push(joint.do(['b', 'c']), joint.do(['d', 'e']));
    await turn();
    expect(done).toEqual([['a'], ['b', 'c', 'd', 'e']]);
    portions.push(joint.do(['f', 'g', 'h', 'i']));
    await turn();
    expect(done).toHaveLength(2);
    await endNext();
    expect(done.at(-1)).toEqual(['f', 'g', 'h', 'i']);
    await endNext();
    await endNext();
    await Promise.all(portions);
  });

  it('begins a second piece for what has waited long, however little it is', async () => {
    const first = joint.do(['stuck']);
    await turn();
    const second = joint.do(['waiting']);
    await eventually(() => expect(done.at(-1)).toEqual(['waiting']), { timeoutMs: 2_000 });
    await endNext();
    await endNext();
    await Promise.all([first, second]);
  });

  it('tries each portion alone when together they failed, so that only the bad one fails', async () => {
    const good = joint.do(['a']);
    const bad = joint.do(['b']);
    const alsoGood = joint.do(['c']);
    await turn();
    const refused = expect(bad).rejects.toThrow('b is bad');
    await endNext(new Error('something is bad'));
    await endNext();
    await endNext(new Error('b is bad'));
    await endNext();
    expect(done).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
    await Promise.all([good, refused, alsoGood]);
  });

  it('does not try alone what fails all of them', async () => {
    const portions = [joint.do(['a']), joint.do(['b'])];
    await turn();
    const refused = portions.map((portion) => expect(portion).rejects.toBe(outage));
    await endNext(outage);
    await Promise.all(refused);
    expect(done).toEqual([['a', 'b']]);
  });
});
