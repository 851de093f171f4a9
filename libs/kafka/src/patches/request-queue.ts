import Queue from 'kafkajs/src/network/requestQueue/index.js';

/**
 * The patched members of kafkajs's queue of requests that are pending on a connection; `kafkajs-members.ts` checks that
 * they exist.
 */
export interface RequestQueue {
  pending: readonly unknown[];
  /** Milliseconds since the epoch; in the past if the broker does not throttle. */
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

/** The shortest wait, so that a throttle that ends in this millisecond still triggers a check. */
const CHECK_MS = 10;

/**
 * kafkajs 2.2.4 sets a timer for the next check of the queue even if the queue is empty. The timer's time is in the
 * past, which Node treats as 1 ms, so every open connection wakes its process a thousand times a second (kafkajs issues
 * 1556, 1704, 1751; kafkajs has no more releases). The queue is checked after every answer anyway, so the timer is
 * needed only while requests are pending.
 */
function scheduleCheckIfPending(this: RequestQueue): void {
  if (this.pending.length === 0 || this.throttleCheckTimeoutId !== null) return;
  const wait = Math.max(this.throttledUntil - Date.now(), CHECK_MS);
  this.throttleCheckTimeoutId = setTimeout(() => {
    this.throttleCheckTimeoutId = null;
    this.checkPendingRequests();
  }, wait);
}

export function patchRequestQueues(): void {
  Queue.prototype.scheduleCheckPendingRequests = scheduleCheckIfPending;
}
