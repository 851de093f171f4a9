/** The same seed plays the same numbers (mulberry32), so that a failure can be played again. */
export class Chance {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, but without, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, but without, the limit. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  /** @throws Error when there is nothing to pick from */
  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('nothing to pick from');
    return from[this.below(from.length)] as T;
  }

  /** A generator of its own, so that what one does leaves the other as it is. */
  branch(number: number): Chance {
    return new Chance(Math.imul(this.state ^ 0x9e3779b9, 2 * number + 1));
  }
}
