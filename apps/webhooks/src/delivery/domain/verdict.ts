import { waitAfter } from './backoff.js';
import type { Failure } from './failure.js';

/** How an exchange ended. */
export type Outcome =
  | { kind: 'answered'; status: number; retryAfterMs?: number }
  /** There was no status. */
  | { kind: 'failed'; error: Failure };

/** What becomes of a delivery after an attempt. */
export type Verdict =
  { state: 'delivered' } | { state: 'dead' } | { state: 'waiting'; waitMs: number };

/** @returns whether the receiver has the event: any 2xx; a redirect is not followed and is a failure */
export function isSuccess(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
}

/** @returns whether the receiver says that it is there no more, which disables the endpoint */
export function isGone(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.status === 410;
}

/**
 * @param attempts including this one
 * @param random from 0 up to 1, for the spread of retries
 */
export function verdictOf(outcome: Outcome, attempts: number, random: number): Verdict {
  if (isSuccess(outcome)) return { state: 'delivered' };
  const waitMs = waitAfter(attempts, random);
  if (waitMs === undefined || isGone(outcome)) return { state: 'dead' };
  return { state: 'waiting', waitMs: Math.max(waitMs, requestedWaitMs(outcome) ?? 0) };
}

/** The wait that the receiver asks for with 429 or 503, in milliseconds. */
export function requestedWaitMs(outcome: Outcome): number | undefined {
  const isAsking =
    outcome.kind === 'answered' && (outcome.status === 429 || outcome.status === 503);
  return isAsking ? outcome.retryAfterMs : undefined;
}
