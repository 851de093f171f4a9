import { setTimeout as delay } from 'node:timers/promises';
import { within } from './within.js';

/** The wait after a failure: it doubles with each further one. */
export interface Backoff {
  firstMs: number;
  mostMs: number;
}

/** Repeats work until it is stopped, with back-off after failures. The work sleeps between its looks, until it is woken. */
export class Loop {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private wakeUp: () => void = () => undefined;
  private woken = false;

  /**
   * @param work resolves when it is to be repeated at once; after a run as long as the longest wait, the back-off begins
   *   anew as after a success
   * @param failed reports an error of `work`, and the time to its repetition
   */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly backoff: Backoff,
    private readonly failed: (error: Error, waitMs: number) => void,
  ) {}

  /** Aborted by a stop. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  start(): void {
    this.running ??= this.keepRunning();
  }

  /** Ends a sleep, or prevents the next one. */
  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  /** Forgets earlier wakes, because what the work looks at from now on includes their cause. */
  beginLook(): void {
    this.woken = false;
  }

  /** Waits until it is woken, or for this time. */
  async sleep(milliseconds: number): Promise<void> {
    if (this.woken || this.signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, milliseconds);
    this.wakeUp = resolve;
    await promise;
    clearTimeout(timer);
  }

  /** Waits for this time; only a stop ends it earlier. */
  async rest(milliseconds: number): Promise<void> {
    if (milliseconds <= 0) return;
    await delay(milliseconds, undefined, { signal: this.signal }).catch(() => undefined);
  }

  /** Ends sleep and rest, and waits for the work, but not longer than this time. */
  async stop(limitMs: number): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await within(limitMs, this.running ?? Promise.resolve());
  }

  private async keepRunning(): Promise<void> {
    const { firstMs, mostMs } = this.backoff;
    let wait = firstMs;
    while (!this.signal.aborted) {
      const startedAt = performance.now();
      try {
        await this.work();
        wait = firstMs;
      } catch (error) {
        if (this.signal.aborted) return;
        if (performance.now() - startedAt > mostMs) wait = firstMs;
        wait = Math.min(wait, mostMs);
        this.failed(error as Error, wait);
        await this.rest(wait);
        wait *= 2;
      }
    }
  }
}
