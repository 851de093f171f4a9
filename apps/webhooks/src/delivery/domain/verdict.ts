import { waitAfter } from './backoff.js';
import type { Failure } from './failure.js';

/** The result of an exchange. */
export type Outcome =
  | { kind: 'answered'; status: number; retryAfterMs?: number }
  /** There was no status. */
  | { kind: 'failed'; error: Failure };

/** The state of a delivery after an attempt. */
export type Verdict = { state: 'delivered' } | { state: 'dead' } | Waiting;

interface Waiting {
  state: 'waiting';
  waitMs: number;
  /** Whether the receiver requested this wait: the wait then applies to the whole subject. */
  isRequested?: boolean;
  /** Whether this wait is shorter than that of the schedule; such an attempt is not one of the ten. */
  isHurried?: boolean;
}

/** The attempts of a delivery, including the one that has just ended. */
export interface Tried {
  attempts: number;
  /** The previous attempts after which the receiver requested a shorter wait than that of the schedule. */
  hurried: number;
}

/** The maximum number of waits of a delivery that a receiver can shorten, so that its attempts are bounded. */
const MOST_HURRIED = 20;

/** @returns whether the receiver has the event: any 2xx; a redirect is not followed and is a failure */
export function isSuccess(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.status >= 200 && outcome.status < 300;
}

/** @returns whether the receiver says that it is gone, which disables the endpoint */
export function isGone(outcome: Outcome): boolean {
  return outcome.kind === 'answered' && outcome.status === 410;
}

/**
 * The wait is that of the schedule, unless the receiver requests another one (decision 11.9). Waits that the receiver
 * shortens use up none of the ten attempts: otherwise `Retry-After: 2` would end a delivery after 20 s instead of three
 * days.
 * @param random from 0 up to 1, for the spread of retries
 */
export function verdictOf(outcome: Outcome, { attempts, hurried }: Tried, random: number): Verdict {
  if (isSuccess(outcome)) return { state: 'delivered' };
  const waitMs = waitAfter(attempts - hurried, random);
  if (waitMs === undefined || isGone(outcome)) return { state: 'dead' };
  const requested = requestedWaitMs(outcome);
  const isShorter = requested !== undefined && requested < waitMs;
  if (requested === undefined || (isShorter && hurried >= MOST_HURRIED)) {
    return { state: 'waiting', waitMs };
  }
  return { state: 'waiting', waitMs: requested, isRequested: true, isHurried: isShorter };
}

/** The wait that the receiver requests with 429 or 503, in milliseconds. */
function requestedWaitMs(outcome: Outcome): number | undefined {
  const isAsking =
    outcome.kind === 'answered' && (outcome.status === 429 || outcome.status === 503);
  return isAsking ? outcome.retryAfterMs : undefined;
}
