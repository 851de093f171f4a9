import { Logger } from '@nestjs/common';
import { BatchPacer } from './batch-pacer.js';
import { Loop } from './loop.js';
import { MANY_FAILURES, recordPoll } from './poller-failures.js';

const BACKOFF_MAX_MS = 30_000;
const STOP_LIMIT_MS = 2_000;

/**
 * Polls the store for due work and processes it. Nothing is kept in memory: the next process does what this one leaves.
 * `work` processes a batch in its own transaction and returns whether more is waiting. Failures are logged, counted and
 * retried with back-off.
 */
export class Poller {
  private readonly loop: Loop;
  private readonly pacer = new BatchPacer();

  constructor(
    private readonly name: string,
    private readonly intervalMs: number,
    private readonly work: () => Promise<boolean>,
  ) {
    const logger = new Logger(`poller ${name}`);
    const backoff = { firstMs: Math.max(intervalMs, 50) * 2, mostMs: BACKOFF_MAX_MS };
    this.loop = new Loop(
      () => this.poll(),
      backoff,
      ({ message }, waitMs) => {
        const failures = recordPoll(name, 'failed');
        const text = `${message}; retry in ${waitMs} ms`;
        if (failures < MANY_FAILURES) logger.warn(text);
        else logger.error(`failed ${failures} times in a row: ${text}`);
      },
    );
  }

  start(): void {
    this.loop.start();
  }

  /** Polls at once: work may have become due in this process. */
  wake(): void {
    this.loop.wake();
  }

  stop(): Promise<void> {
    return this.loop.stop(STOP_LIMIT_MS);
  }

  private async poll(): Promise<void> {
    this.loop.beginLook();
    const startedAt = performance.now();
    const more = await this.work();
    recordPoll(this.name, 'succeeded');
    await this.loop.rest(this.pacer.restAfter(performance.now() - startedAt));
    if (!more) await this.loop.sleep(this.intervalMs);
  }
}
