import { setTimeout as delay } from 'node:timers/promises';

const FIRST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 250;
const WAITING_MAX = 100;

/**
 * Waits for what a request names and this service has not heard of yet: a refusal is to mean unknown, not
 * not-yet-known (decision 1.13). At most 100 requests wait at a time; others have to do with what is there.
 */
export class ProjectionWaiter {
  private waiting = 0;

  constructor(private readonly timeoutMs: number) {}

  /** Looks until what is found is complete or the time is over, and answers what was found last. */
  async until<T>(look: () => Promise<T>, isComplete: (found: T) => boolean): Promise<T> {
    const found = await look();
    if (isComplete(found) || this.waiting >= WAITING_MAX) return found;
    this.waiting += 1;
    try {
      return await this.keepLooking(found, look, isComplete);
    } finally {
      this.waiting -= 1;
    }
  }

  private async keepLooking<T>(
    first: T,
    look: () => Promise<T>,
    isComplete: (found: T) => boolean,
  ): Promise<T> {
    const deadline = performance.now() + this.timeoutMs;
    let found = first;
    let wait = FIRST_WAIT_MS;
    while (!isComplete(found) && performance.now() < deadline) {
      await delay(Math.min(wait, Math.max(0, deadline - performance.now())));
      found = await look();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    return found;
  }
}
