/** Over so long it is judged how busy a loop is. */
const WINDOW_MS = 500;
/** The share of its time that a loop may be at work before it lets work come together. */
const BUSY_SHARE = 0.7;
/** A portion is worth a rest so many times its own length: what came meanwhile is done in one go. */
const REST_FACTOR = 2;
/** From the beginning of a portion to the next one; what takes longer is large enough as it is. */
const CYCLE_MS = 100;

/**
 * When a loop over portions of work should wait a moment for the next one to grow. A portion costs about the same for one
 * item and for fifty, and costs others as well: the store, the broker, the consumers. A loop that is at work nearly all
 * the time therefore does fewer and larger portions; one that has little to do never waits.
 */
export class BatchPacer {
  private windowSince: number;
  private busyMs = 0;
  private isBusy = false;

  /** @param now milliseconds on a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.windowSince = now();
  }

  /**
   * Takes note of a portion that was just done.
   * @param took milliseconds
   * @returns milliseconds to rest before the next one
   */
  restAfter(took: number): number {
    const rest = this.isBusy ? Math.min(took * REST_FACTOR, Math.max(CYCLE_MS - took, 0)) : 0;
    // A rest is time in which there would have been work.
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
