/** The part of an endpoint's rate that a replay may use at most; the rest is left for new events. */
const SHARE = 0.2;

/** The maximum number of events in a second. */
function paceOf(rate: number): number {
  return rate * SHARE;
}

/** The number of events that are queued at a time, for an endpoint with `rate` requests a second: those of a second. */
export function portionOf(rate: number): number {
  return Math.max(1, Math.floor(paceOf(rate)));
}

/** The wait after `queued` events, in milliseconds. */
export function waitMs(queued: number, rate: number): number {
  return Math.ceil((queued / paceOf(rate)) * 1_000);
}
