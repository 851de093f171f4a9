import { FAILURES_TO_PAUSE } from '../../endpoints/domain/failing.js';

/** The recent health of an endpoint; stored, so that another process continues with it. */
export interface Health {
  /** Failures in a row. While the breaker is open, only probes count. */
  failures: number;
  /** The first failure since the last success. */
  failingSince?: Date;
  /** While this is set, the breaker is open: nothing is sent before this time, and one probe after it. */
  probeAt?: Date;
}

export const HEALTHY: Health = { failures: 0 };

const FIRST_PROBE_MS = 30_000;
const LAST_PROBE_MS = 600_000;
const DISABLE_AFTER_MS = 5 * 24 * 3_600_000;

/** A failed exchange, for the breaker. */
export interface Failure {
  failedAt: Date;
  /** Whether its delivery was chosen while the breaker was open. */
  isProbe: boolean;
}

/**
 * After ten failures in a row the breaker opens for 30 s, and doubles this time with each failed probe up to ten
 * minutes. Exchanges whose deliveries were chosen before it opened change nothing (decision 11.10).
 */
export function failed(health: Health, { failedAt, isProbe }: Failure): Health {
  if (health.probeAt && !isProbe) return health;
  const failures = health.failures + 1;
  const failingSince = health.failingSince ?? failedAt;
  if (failures < FAILURES_TO_PAUSE) return { failures, failingSince };
  return { failures, failingSince, probeAt: new Date(failedAt.getTime() + pauseMs(failures)) };
}

/** The health of an endpoint whose receiver was probably repaired: a pause ends, and the next request is the probe. */
export function probedAtOnce(health: Health, now: Date): Health {
  return health.probeAt && health.probeAt > now ? { ...health, probeAt: now } : health;
}

/** An endpoint is disabled only when it has failed for five days without one success. */
export function isToDisable({ failingSince }: Health, now: Date): boolean {
  return failingSince !== undefined && now.getTime() - failingSince.getTime() >= DISABLE_AFTER_MS;
}

function pauseMs(failures: number): number {
  return Math.min(FIRST_PROBE_MS * 2 ** Math.min(failures - FAILURES_TO_PAUSE, 10), LAST_PROBE_MS);
}
