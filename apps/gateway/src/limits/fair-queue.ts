export interface Bounds {
  /** The maximum number of waiting items, and so of addresses. */
  inAll: number;
  ofOneAddress: number;
}

/**
 * Waiting items, one queue per address. The addresses are served round robin, so an address waits for at most one
 * item of every other one, however many items these have.
 */
export class FairQueue<T> {
  /** By address, the next one first. No queue is empty. */
  private readonly queues = new Map<string, T[]>();
  private waiting = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * Queues an item. When all places are taken, the address with the most items loses its newest item, if it has more
   * items than the new item's address would have.
   * @returns the displaced item: that one, or `item` itself; undefined when all items fit
   */
  add(address: string, item: T): T | undefined {
    const queue = this.queues.get(address) ?? [];
    if (queue.length >= this.bounds.ofOneAddress) return item;
    let displaced: T | undefined;
    if (this.waiting >= this.bounds.inAll) {
      const [longest, items] = this.longest();
      if (items.length <= queue.length + 1) return item;
      displaced = items.at(-1);
      this.take(longest, items.length - 1);
    }
    queue.push(item);
    this.queues.set(address, queue);
    this.waiting += 1;
    return displaced;
  }

  /** Takes the oldest item of the next address. @returns undefined when no item waits */
  next(): T | undefined {
    const [first] = this.queues;
    if (first === undefined) return undefined;
    const [address, items] = first;
    const item = this.take(address, 0);
    if (this.queues.delete(address)) this.queues.set(address, items);
    return item;
  }

  /** Removes a waiting item; does nothing if it does not wait. */
  remove(address: string, item: T): void {
    const index = this.queues.get(address)?.indexOf(item) ?? -1;
    if (index !== -1) this.take(address, index);
  }

  private take(address: string, index: number): T | undefined {
    const items = this.queues.get(address) ?? [];
    const [item] = items.splice(index, 1);
    this.waiting -= 1;
    if (items.length === 0) this.queues.delete(address);
    return item;
  }

  private longest(): [string, T[]] {
    return [...this.queues].reduce((a, b) => (b[1].length > a[1].length ? b : a));
  }
}
