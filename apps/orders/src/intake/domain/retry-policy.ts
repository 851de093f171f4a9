/** How long a channel's order waits for missing reference data, and the delay before its first retry; in ms. */
export interface RetryPolicy {
  totalMs: number;
  retryMs: number;
}

const LONGEST_MS = 30_000;

/**
 * Returns the time of the next retry of an order: at growing intervals, and once more at its deadline.
 * @returns undefined when the deadline has passed
 */
export function nextTry(receivedAt: Date, now: Date, timeout: RetryPolicy): Date | undefined {
  const end = receivedAt.getTime() + timeout.totalMs;
  if (now.getTime() >= end) return undefined;
  const waited = now.getTime() - receivedAt.getTime();
  const wait = Math.max(timeout.retryMs, Math.min(waited / 4, LONGEST_MS));
  return new Date(Math.min(Math.ceil(now.getTime() + wait), end));
}
