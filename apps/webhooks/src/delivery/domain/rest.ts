import type { Health } from './breaker.js';

const FIRST_MS = 5_000;
const LAST_MS = 120_000;

/**
 * The health of an endpoint that rests, although its failures are too few for the breaker or have another cause:
 * nothing is sent for 5 s, doubled with each rest in a row up to two minutes, then one probe (decision 11.11).
 * @param before the number of previous rests in a row
 */
export function rested(health: Health, now: Date, before: number): Health {
  const waitMs = Math.min(FIRST_MS * 2 ** Math.min(before, 10), LAST_MS);
  const probeAt = new Date(now.getTime() + waitMs);
  return { ...health, failingSince: health.failingSince ?? now, probeAt };
}
