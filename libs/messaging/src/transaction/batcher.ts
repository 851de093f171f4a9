import { isOutcomeUnknown } from './commit-outcome.js';
import { failureOf } from '../background/failure-of.js';

/** The items of one caller. */
interface Portion<T> {
  items: readonly T[];
  since: number;
  done: () => void;
  failed: (error: Error) => void;
}

export interface BatcherOptions<T> {
  /** The largest number of items of a batch at this moment. */
  maxItems: () => number;
  /** The largest number of batches in progress. */
  maxConcurrent: number;
  work: (items: readonly T[]) => Promise<void>;
  /** Whether the error would occur for each portion alone as well; then no portion is retried here. */
  concernsAll: (error: Error) => boolean;
}

/** How long a portion waits for a batch in progress before the next batch starts. */
const MAX_WAIT_MS = 50;

/**
 * Combines waiting portions into batches. A transaction costs about the same for one event and for fifty, and the
 * events of a fetch arrive by partition, often few of each. Under load, more portions accumulate while a batch is in
 * progress; without load, portions do not wait.
 */
export class Batcher<T> {
  private readonly waiting: Portion<T>[] = [];
  private underWay = 0;
  private looking = false;
  private reminder: NodeJS.Timeout | undefined;

  constructor(private readonly options: BatcherOptions<T>) {}

  /**
   * Processes a portion, alone or in a batch, but never split.
   * @throws the error of the work; if the portion was in a batch and `concernsAll` returns false, it was retried alone
   */
  do(items: readonly T[]): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ items, since: performance.now(), done, failed });
      this.scheduleStart();
    });
  }

  /** Deferred, because the partitions of a fetch arrive within one turn of the event loop. */
  private scheduleStart(): void {
    if (this.looking) return;
    this.looking = true;
    setImmediate(() => {
      this.looking = false;
      this.begin();
    });
  }

  private begin(): void {
    while (this.waiting[0] && this.canStart(this.waiting[0])) void this.runBatch(this.take());
    if (this.waiting.length > 0) {
      this.reminder ??= setTimeout(() => {
        this.reminder = undefined;
        this.begin();
      }, MAX_WAIT_MS);
    }
  }

  private canStart(oldest: Portion<T>): boolean {
    const { maxConcurrent, maxItems } = this.options;
    if (this.underWay === 0) return true;
    if (this.underWay >= maxConcurrent) return false;
    const items = this.waiting.reduce((count, portion) => count + portion.items.length, 0);
    return items >= maxItems() || performance.now() - oldest.since >= MAX_WAIT_MS;
  }

  /** Returns the oldest portions that fit into a batch; a portion that is too large forms its own batch. */
  private take(): Portion<T>[] {
    const maxItems = this.options.maxItems();
    let items = 0;
    const fitting = this.waiting.findIndex((portion) => (items += portion.items.length) > maxItems);
    return this.waiting.splice(0, fitting === -1 ? this.waiting.length : Math.max(fitting, 1));
  }

  private async runBatch(portions: readonly Portion<T>[]): Promise<void> {
    this.underWay += 1;
    const failure = await failureOf(this.options.work(portions.flatMap(({ items }) => items)));
    if (!failure) for (const { done } of portions) done();
    else if (
      portions.length === 1 ||
      isOutcomeUnknown(failure) ||
      this.options.concernsAll(failure)
    ) {
      for (const { failed } of portions) failed(failure);
    } else await this.runSingly(portions);
    this.underWay -= 1;
    this.scheduleStart();
  }

  private async runSingly(portions: readonly Portion<T>[]): Promise<void> {
    for (const { items, done, failed } of portions) {
      const failure = await failureOf(this.options.work(items));
      if (failure) failed(failure);
      else done();
    }
  }
}
