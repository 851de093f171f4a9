/** How long an order of a channel waits for what is not known here, and how soon it is first tried again; in ms. */
export interface RetryPolicy {
  totalMs: number;
  retryMs: number;
}

const LONGEST_MS = 30_000;

/**
 * When an order that arrived then is tried again: less and less often, and once more when its time is over.
 * @returns undefined when its time is over now
 */
export function nextTry(receivedAt: Date, now: Date, timeout: RetryPolicy): Date | undefined {
  const end = receivedAt.getTime() + timeout.totalMs;
  if (now.getTime() >= end) return undefined;
  const waited = now.getTime() - receivedAt.getTime();
  const wait = Math.max(timeout.retryMs, Math.min(waited / 4, LONGEST_MS));
  return new Date(Math.min(Math.ceil(now.getTime() + wait), end));
}
