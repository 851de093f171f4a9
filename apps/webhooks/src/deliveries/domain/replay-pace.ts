/** Which part of an endpoint's rate a replay may use at most; the rest is left for new events. */
const SHARE = 0.2;

/** Events in a second at most. */
function paceOf(rate: number): number {
  return rate * SHARE;
}

/** How many events are queued at a time, for an endpoint that takes `rate` requests a second: those of a second. */
export function portionOf(rate: number): number {
  return Math.max(1, Math.floor(paceOf(rate)));
}

/** How long to wait after `queued` events, in milliseconds. */
export function waitMs(queued: number, rate: number): number {
  return Math.ceil((queued / paceOf(rate)) * 1_000);
}
