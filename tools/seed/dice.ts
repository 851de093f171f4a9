/** Random numbers that follow from the first state, an integer. */
export class Dice {
  constructor(private state: number) {}

  /** From `low`, inclusive, to `high`, exclusive. */
  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  /** @throws RangeError for an empty list */
  pick<T>(items: readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('there is nothing to pick');
    return item;
  }

  /** Mulberry32: from 0, inclusive, to 1, exclusive. */
  private next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
