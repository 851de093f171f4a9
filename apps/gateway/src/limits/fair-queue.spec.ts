import fc from 'fast-check';
import { FairQueue } from './fair-queue.js';

/** Takes out all waiting items in order. */
function drain<T>(queue: FairQueue<T>): T[] {
  const items: T[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
}

function queueOf(items: readonly string[], bounds = { inAll: 100, ofOneAddress: 100 }) {
  const queue = new FairQueue<string>(bounds);
  for (const item of items) expect(queue.add(item.charAt(0), item)).toBeUndefined();
  return queue;
}

describe('a fair queue', () => {
  it('serves the addresses round robin, and the items of one address in the order in which they were added', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('lets a new address wait for at most one item of every other address', () => {
    const queue = queueOf(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
    expect([queue.next(), queue.next(), queue.next()]).toEqual(['a1', 'b1', 'a2']);
    queue.add('c', 'c1');
    expect([queue.next(), queue.next(), queue.next()]).toEqual(['b2', 'a3', 'c1']);
  });

  it('refuses an address more than its maximum number of places', () => {
    const queue = queueOf(['a1', 'a2', 'b1'], { inAll: 10, ofOneAddress: 2 });
    expect(queue.add('a', 'a3')).toBe('a3');
    expect(drain(queue)).toEqual(['a1', 'b1', 'a2']);
  });

  it('displaces the newest item of the longest queue for a new address when all places are taken', () => {
    const queue = queueOf(['a1', 'b1', 'b2', 'b3'], { inAll: 4, ofOneAddress: 4 });
    expect(queue.add('c', 'c1')).toBe('b3');
    expect(queue.add('b', 'b4')).toBe('b4');
    expect(queue.add('d', 'd1')).toBe('b2');
    expect(queue.add('e', 'e1')).toBe('e1');
    expect(drain(queue)).toEqual(['a1', 'b1', 'c1', 'd1']);
  });

  it('frees the place of each item that is served or removed', () => {
    const queue = queueOf(['a1', 'b1'], { inAll: 2, ofOneAddress: 1 });
    queue.remove('a', 'a1');
    queue.remove('a', 'a1');
    queue.remove('b', 'no such item');
    expect(queue.add('c', 'c1')).toBeUndefined();
    expect(queue.add('d', 'd1')).toBe('d1');
    expect(queue.next()).toBe('b1');
    expect(queue.add('d', 'd1')).toBeUndefined();
    expect(drain(queue)).toEqual(['c1', 'd1']);
  });

  it('keeps its limits and refuses no quiet address while another has two items, in any order of additions', () => {
    const arrivals = fc.array(fc.nat({ max: 12 }), { maxLength: 80 });
    const bounds = { inAll: 8, ofOneAddress: 5 };
    fc.assert(
      fc.property(arrivals, (numbers) => {
        const queue = new FairQueue<{ address: string }>(bounds);
        let waiting: { address: string }[] = [];
        for (const number of numbers) {
          if (number === 0) {
            const served = queue.next();
            waiting = waiting.filter((waitingItem) => waitingItem !== served);
            continue;
          }
          const item = { address: `address ${number}` };
          const lengths = Map.groupBy(waiting, ({ address }) => address);
          const refused = queue.add(item.address, item);
          waiting = [...waiting, item].filter((waitingItem) => waitingItem !== refused);
          expect(waiting.length).toBeLessThanOrEqual(bounds.inAll);
          if (refused === item && !lengths.has(item.address)) {
            for (const items of lengths.values()) expect(items).toHaveLength(1);
          }
        }
        const lengths = [...Map.groupBy(waiting, ({ address }) => address).values()];
        const longest = Math.max(0, ...lengths.map((items) => items.length));
        expect(longest).toBeLessThanOrEqual(bounds.ofOneAddress);
        expect(new Set(drain(queue))).toEqual(new Set(waiting));
      }),
    );
  });
});
