declare module 'kafkajs/src/network/requestQueue/index.js' {
  /** The queue of the requests that wait on a connection; private to kafkajs 2.2.4. */
  export default class RequestQueue {
    pending: readonly unknown[];
    /** Milliseconds since the epoch; in the past while the broker does not throttle. */
    throttledUntil: number;
    throttleCheckTimeoutId: NodeJS.Timeout | null;
    checkPendingRequests(): void;
    scheduleCheckPendingRequests(): void;
  }
}
