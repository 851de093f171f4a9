import { createRequire } from 'node:module';
import { REQUEST_QUEUE_MODULE } from './kafkajs-members.js';

/**
 * What is touched of kafkajs's queue of requests that wait for their turn on a connection; `kafkajs-members.ts` checks
 * that it is there.
 */
export interface RequestQueue {
  pending: readonly unknown[];
  /** Milliseconds since the epoch; long past while the broker does not throttle. */
  throttledUntil: number;
  throttleCheckTimeoutId: NodeJS.Timeout | null;
  checkPendingRequests(): void;
  scheduleCheckPendingRequests(): void;
}

/** The least wait: a throttle that ends in this very millisecond must not leave the queue unlooked at. */
const CHECK_MS = 10;

/**
 * kafkajs 2.2.4 sets a timer for the next look at the queue even when the queue is empty, for a moment that lies in
 * 1970, which Node takes as 1 ms: every open connection wakes its process up a thousand times a second (kafkajs
 * issues 1556, 1704, 1751; no one releases kafkajs any more). A queue is looked at when a request is answered
 * anyway, so a timer is of use only while something waits in it.
 */
function scheduleCheckWhileSomethingWaits(this: RequestQueue): void {
  if (this.pending.length === 0 || this.throttleCheckTimeoutId !== null) return;
  const wait = Math.max(this.throttledUntil - Date.now(), CHECK_MS);
  this.throttleCheckTimeoutId = setTimeout(() => {
    this.throttleCheckTimeoutId = null;
    this.checkPendingRequests();
  }, wait);
}

export function patchRequestQueues(): void {
  const queue = createRequire(import.meta.url)(REQUEST_QUEUE_MODULE) as {
    prototype: RequestQueue;
  };
  queue.prototype.scheduleCheckPendingRequests = scheduleCheckWhileSomethingWaits;
}
