/** How an endpoint has answered lately; stored, so that another process continues with it. */
export interface Health {
  /** In a row. While the breaker is open only probes count. */
  failures: number;
  /** The first failure since the last success. */
  failingSince?: Date;
  /** While this is set, the breaker is open: nothing is sent before, one probe after. */
  probeAt?: Date;
}

export const HEALTHY: Health = { failures: 0 };

const FAILURES_TO_OPEN = 10;
const FIRST_PROBE_MS = 30_000;
const LAST_PROBE_MS = 600_000;
const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;

/** A failed exchange, as the breaker sees it. */
export interface Failure {
  at: Date;
  /** Whether it was begun while the breaker was open. */
  isProbe: boolean;
  /** What the receiver asked for with `Retry-After`, in milliseconds. */
  retryAfterMs?: number;
}

/**
 * After ten failures in a row the breaker opens for 30 s, and doubles that with each failed probe up to ten minutes.
 * A receiver that names a time to come back is not called before. Exchanges that were under way when the breaker opened
 * change nothing.
 */
export function failed(health: Health, { at, isProbe, retryAfterMs }: Failure): Health {
  const isOpen = health.probeAt !== undefined;
  const failures = isOpen && !isProbe ? health.failures : health.failures + 1;
  const waitMs = Math.max(isOpen && !isProbe ? 0 : breakMs(failures), retryAfterMs ?? 0);
  const probeAt = later(
    isProbe ? undefined : health.probeAt,
    waitMs > 0 ? plus(at, waitMs) : undefined,
  );
  return { failures, failingSince: health.failingSince ?? at, ...(probeAt && { probeAt }) };
}

/** An endpoint is disabled only when it has failed for five days without one success. */
export function isToDisable({ failingSince }: Health, now: Date): boolean {
  return failingSince !== undefined && now.getTime() - failingSince.getTime() >= DISABLE_AFTER_MS;
}

function breakMs(failures: number): number {
  if (failures < FAILURES_TO_OPEN) return 0;
  return Math.min(FIRST_PROBE_MS * 2 ** Math.min(failures - FAILURES_TO_OPEN, 10), LAST_PROBE_MS);
}

function plus(at: Date, milliseconds: number): Date {
  return new Date(at.getTime() + milliseconds);
}

function later(one: Date | undefined, other: Date | undefined): Date | undefined {
  if (!one || !other) return one ?? other;
  return one > other ? one : other;
}
