import { Refusal } from '#platform';
import { within } from './within.js';

/**
 * Less than the 15 s that the gateway waits for a service, so that the caller receives a refusal: nothing was written.
 */
const WAIT_LIMIT_MS = 10_000;

interface Semaphore {
  busy: number;
  waiting: (() => void)[];
}

/**
 * Limits how many connections of a pool the transactions of one merchant hold, so that slow or many transactions leave
 * connections for other merchants. Transactions above the limit wait without a connection, first come, first served.
 */
export class MerchantSemaphores {
  private readonly semaphores = new Map<string, Semaphore>();

  constructor(private readonly limit: number) {}

  /**
   * Runs `work` when a permit of its merchant is free.
   * @throws Refusal `store-unavailable` when that takes too long; whatever `work` throws
   */
  async run<T>(merchantId: string, work: () => Promise<T>): Promise<T> {
    const semaphore = this.semaphores.get(merchantId) ?? { busy: 0, waiting: [] };
    this.semaphores.set(merchantId, semaphore);
    if (semaphore.busy < this.limit) semaphore.busy += 1;
    else await this.acquire(semaphore);
    try {
      return await work();
    } finally {
      this.release(merchantId, semaphore);
    }
  }

  /** The number of merchants with running or waiting work. */
  get size(): number {
    return this.semaphores.size;
  }

  private async acquire(semaphore: Semaphore): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    semaphore.waiting.push(resolve);
    await within(WAIT_LIMIT_MS, promise);
    const place = semaphore.waiting.indexOf(resolve);
    if (place === -1) return;
    semaphore.waiting.splice(place, 1);
    throw new Refusal(
      'store-unavailable',
      'Too many concurrent writes for one merchant. Try again later.',
    );
  }

  /** Passes the permit to the work that has waited longest. */
  private release(merchantId: string, semaphore: Semaphore): void {
    const next = semaphore.waiting.shift();
    if (next) next();
    else semaphore.busy -= 1;
    if (semaphore.busy === 0) this.semaphores.delete(merchantId);
  }
}
