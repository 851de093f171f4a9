import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { BatchPacer } from './batch-pacer.js';
import { within } from './within.js';

const BACKOFF_MAX_MS = 30_000;
const STOP_LIMIT_MS = 2_000;

/**
 * Polls the store for due work and processes it. Nothing is kept in memory: the next process does what this one leaves.
 * `work` processes a batch in its own transaction and returns whether more is waiting. Failures are logged and retried
 * with back-off.
 */
export class Poller {
  private readonly logger: Logger;
  private readonly stopping = new AbortController();
  private loop: Promise<void> | undefined;
  private wakeUp: () => void = () => undefined;
  private woken = false;
  private readonly pacer = new BatchPacer();

  constructor(
    name: string,
    private readonly intervalMs: number,
    private readonly work: () => Promise<boolean>,
  ) {
    this.logger = new Logger(`poller ${name}`);
  }

  start(): void {
    this.loop ??= this.keepRunning();
  }

  /** Polls at once: work may have become due in this process. */
  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.wakeUp();
    await within(STOP_LIMIT_MS, this.loop ?? Promise.resolve());
  }

  private async keepRunning(): Promise<void> {
    let backoff = this.intervalMs;
    while (!this.stopping.signal.aborted) {
      this.woken = false;
      try {
        const startedAt = performance.now();
        const more = await this.work();
        backoff = this.intervalMs;
        await this.rest(this.pacer.restAfter(performance.now() - startedAt));
        if (!more && !this.woken) await this.sleep(this.intervalMs);
      } catch (error) {
        if (this.stopping.signal.aborted) return;
        backoff = Math.min(Math.max(backoff, 50) * 2, BACKOFF_MAX_MS);
        this.logger.warn(`${(error as Error).message}; retry in ${backoff} ms`);
        await delay(backoff, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
  }

  private async rest(milliseconds: number): Promise<void> {
    if (milliseconds === 0) return;
    await delay(milliseconds, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }

  private async sleep(milliseconds: number): Promise<void> {
    if (this.stopping.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wakeUp = () => undefined;
  }
}
