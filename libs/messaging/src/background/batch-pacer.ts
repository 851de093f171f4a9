/** The window over which the load of a loop is measured. */
const WINDOW_MS = 500;
/** The share of working time from which a loop counts as busy. */
const BUSY_SHARE = 0.7;
/** A busy loop rests this many times the duration of a batch, so that the next batch is larger. */
const REST_FACTOR = 2;
/** The longest time from the start of a batch to the start of the next one because of a rest. */
const CYCLE_MS = 100;

/**
 * Decides how long a loop over batches should wait, so that the next batch is larger. A batch costs about the same for
 * one item and for fifty, in the store, the broker and the consumers as well. A busy loop therefore processes fewer and
 * larger batches; an idle one does not wait.
 */
export class BatchPacer {
  private windowSince: number;
  private busyMs = 0;
  private isBusy = false;

  /** @param now milliseconds of a monotonic clock */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.windowSince = now();
  }

  /**
   * Records a batch.
   * @param took milliseconds
   * @returns milliseconds to rest before the next batch
   */
  restAfter(took: number): number {
    const rest = this.isBusy ? Math.min(took * REST_FACTOR, Math.max(CYCLE_MS - took, 0)) : 0;
    // With a rest, there would have been work to do.
    this.busyMs += took + rest;
    const elapsed = this.now() - this.windowSince + rest;
    if (elapsed >= WINDOW_MS) {
      this.isBusy = this.busyMs / elapsed >= BUSY_SHARE;
      this.busyMs = 0;
      this.windowSince = this.now() + rest;
    }
    return rest;
  }
}
