import { setTimeout as delay } from 'node:timers/promises';

const FIRST_WAIT_MS = 25;
const LONGEST_WAIT_MS = 250;
const WAITING_MAX = 100;

/**
 * Waits until a projection contains the record that a request names, so that a refusal means that the record does not
 * exist (decision 1.13). At most 100 requests wait at a time; further requests get the current state.
 */
export class ProjectionWaiter {
  private waiting = 0;

  constructor(private readonly timeoutMs: number) {}

  /** Polls until the result is complete or the time limit is reached, and returns the last result. */
  async until<T>(read: () => Promise<T>, isComplete: (result: T) => boolean): Promise<T> {
    const result = await read();
    if (isComplete(result) || this.waiting >= WAITING_MAX) return result;
    this.waiting += 1;
    try {
      return await this.poll(result, read, isComplete);
    } finally {
      this.waiting -= 1;
    }
  }

  private async poll<T>(
    first: T,
    read: () => Promise<T>,
    isComplete: (result: T) => boolean,
  ): Promise<T> {
    const deadline = performance.now() + this.timeoutMs;
    let result = first;
    let wait = FIRST_WAIT_MS;
    while (!isComplete(result) && performance.now() < deadline) {
      await delay(Math.min(wait, Math.max(0, deadline - performance.now())));
      result = await read();
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
    return result;
  }
}
