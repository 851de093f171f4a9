import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

/** The shortest wait, so that a throttle that ends in this millisecond still triggers a check. */
const CHECK_MS = 10;

/**
 * kafkajs 2.2.4 sets a timer in the past whenever its queue is empty, which Node warns of and takes as 1 ms: every
 * connection wakes the process a thousand times a second (kafkajs issues 1556, 1704, 1751; it has no more releases).
 * The services have the same patch.
 */
export function patchRequestQueue(): void {
  RequestQueue.prototype.scheduleCheckPendingRequests = function schedule(): void {
    if (this.pending.length === 0 || this.throttleCheckTimeoutId !== null) return;
    const wait = Math.max(this.throttledUntil - Date.now(), CHECK_MS);
    this.throttleCheckTimeoutId = setTimeout(() => {
      this.throttleCheckTimeoutId = null;
      this.checkPendingRequests();
    }, wait);
  };
}
