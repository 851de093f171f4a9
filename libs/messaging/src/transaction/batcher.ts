import { isOutcomeUnknown } from './commit-outcome.js';
import { failureOf } from '../background/failure-of.js';

/** What some caller wants done. */
interface Portion<T> {
  items: readonly T[];
  since: number;
  done: () => void;
  failed: (error: Error) => void;
}

export interface BatcherOptions<T> {
  /** How many items may be done together, now. */
  most: () => number;
  /** How many pieces of work may be under way. */
  atOnce: number;
  work: (items: readonly T[]) => Promise<void>;
  /** Would each portion fail for this by itself, too? Then none of them is tried again here. */
  concernsAll: (error: Error) => boolean;
}

/** So long a portion waits for the piece of work before it, which may itself wait for something else. */
const PATIENCE_MS = 50;

/**
 * Does together what waits at the same time. A transaction costs about the same for one event and for fifty, and the
 * events of a fetch come by partition: alone, each partition's few would pay for one. The more there is to do, the
 * more comes together while the work before it is under way; with little to do no one waits.
 */
export class Batcher<T> {
  private readonly waiting: Portion<T>[] = [];
  private underWay = 0;
  private looking = false;
  private reminder: NodeJS.Timeout | undefined;

  constructor(private readonly options: BatcherOptions<T>) {}

  /**
   * Has a portion done, with others or alone, but whole.
   * @throws what the work throws for it; where it was done with others and `concernsAll` says no, it was tried alone
   */
  do(items: readonly T[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ items, since: performance.now(), done, failed });
      this.lookSoon();
    });
  }

  /** Not at once: the partitions of one fetch come one after the other in the same turn of the event loop. */
  private lookSoon(): void {
    if (this.looking) return;
    this.looking = true;
    setImmediate(() => {
      this.looking = false;
      this.begin();
    });
  }

  private begin(): void {
    while (this.waiting[0] && this.mayBegin(this.waiting[0])) void this.doTogether(this.take());
    if (this.waiting.length > 0) {
      this.reminder ??= setTimeout(() => {
        this.reminder = undefined;
        this.begin();
      }, PATIENCE_MS);
    }
  }

  private mayBegin(oldest: Portion<T>): boolean {
    const { atOnce, most } = this.options;
    if (this.underWay === 0) return true;
    if (this.underWay >= atOnce) return false;
    const items = this.waiting.reduce((count, portion) => count + portion.items.length, 0);
    return items >= most() || performance.now() - oldest.since >= PATIENCE_MS;
  }

  /** The oldest portions that fit together; one that is too large for that goes alone. */
  private take(): Portion<T>[] {
    const most = this.options.most();
    let items = 0;
    const fitting = this.waiting.findIndex((portion) => (items += portion.items.length) > most);
    return this.waiting.splice(0, fitting === -1 ? this.waiting.length : Math.max(fitting, 1));
  }

  private async doTogether(portions: readonly Portion<T>[]): Promise<void> {
    this.underWay += 1;
    const failure = await failureOf(this.options.work(portions.flatMap(({ items }) => items)));
    if (!failure) for (const { done } of portions) done();
    else if (
      portions.length === 1 ||
      isOutcomeUnknown(failure) ||
      this.options.concernsAll(failure)
    ) {
      for (const { failed } of portions) failed(failure);
    } else await this.doSingly(portions);
    this.underWay -= 1;
    this.lookSoon();
  }

  private async doSingly(portions: readonly Portion<T>[]): Promise<void> {
    for (const { items, done, failed } of portions) {
      const failure = await failureOf(this.options.work(items));
      if (failure) failed(failure);
      else done();
    }
  }
}
