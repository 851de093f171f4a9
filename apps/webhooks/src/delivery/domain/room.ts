import type { Health } from './breaker.js';

/** An endpoint's exchanges under way. */
export interface Flight {
  inFlight: number;
  /** When the oldest of them was begun. */
  oldestSince: number | undefined;
}

/** What a process knows of an endpoint's answers since it sends to it. Times are milliseconds of a monotonic clock. */
export interface Load {
  /** Whether any exchange has ended. */
  isKnown: boolean;
  /** Whether the last answer took long. */
  isSlow: boolean;
  /** Successes in a row that came soon. */
  soonInARow: number;
  /** The rate's tokens, and when they were counted. */
  tokens: number;
  countedAt: number;
}

/** Endpoints that share a part of the process's exchanges. */
export type Group = 'proven' | 'unknown' | 'poor';

/** Exchanges of a process. */
export const PROCESS_LIMIT = 512;
/** Of them for endpoints that are slow or failing, and for those that have not answered yet and may hang. */
export const GROUP_LIMITS: Record<Group, number> = {
  proven: PROCESS_LIMIT,
  unknown: PROCESS_LIMIT / 2,
  poor: PROCESS_LIMIT / 4,
};

const UNKNOWN_LIMIT = 1;
const ENDPOINT_LIMIT = 4;
const FAST_ENDPOINT_LIMIT = 32;
const SOON_MS = 1_000;
const SOON_IN_A_ROW = 20;
const SLOW_MS = 2_000;

export function newLoad(rate: number, now: number): Load {
  return {
    isKnown: false,
    isSlow: false,
    soonInARow: 0,
    tokens: rate,
    countedAt: now,
  };
}

/** The load after an exchange of `tookMs` that ended well or not. */
export function answered(load: Load, isSuccess: boolean, tookMs: number): Load {
  const isSoon = isSuccess && tookMs < SOON_MS;
  return {
    ...load,
    isKnown: true,
    isSlow: tookMs > SLOW_MS,
    soonInARow: isSoon ? load.soonInARow + 1 : 0,
  };
}

/** The load with the tokens of its rate up to `now`: at most those of one second, so that a pause is no burst. */
export function refilled(load: Load, rate: number, now: number): Load {
  const tokens = Math.min(load.tokens + ((now - load.countedAt) * rate) / 1_000, rate);
  return { ...load, tokens, countedAt: now };
}

/** An endpoint whose exchange is under way for long counts as slow before that ends. */
export function groupOf(load: Load, flight: Flight, health: Health, now: number): Group {
  const isHanging = flight.oldestSince !== undefined && now - flight.oldestSince > SLOW_MS;
  if (health.failures > 0 || load.isSlow || isHanging) return 'poor';
  return load.isKnown ? 'proven' : 'unknown';
}

/**
 * How many more exchanges an endpoint may begin: 4 at a time, 32 once it has answered well, one until the first has
 * ended, and within its rate. While its breaker is open none before the probe's time, then one.
 * @param at the time of the breaker
 */
export function roomOf(load: Load, flight: Flight, health: Health, at: Date): number {
  const limit = health.probeAt ? Number(at >= health.probeAt) : limitOf(load);
  return Math.max(0, Math.min(limit - flight.inFlight, Math.floor(load.tokens)));
}

function limitOf({ isKnown, soonInARow }: Load): number {
  if (!isKnown) return UNKNOWN_LIMIT;
  return soonInARow >= SOON_IN_A_ROW ? FAST_ENDPOINT_LIMIT : ENDPOINT_LIMIT;
}
