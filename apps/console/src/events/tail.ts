import type { CloudEvent } from '../api/events.js';

/** How many events the page keeps; older ones are dropped. */
export const KEPT_MAX = 1_000;

/** The trace of an event, 32 hexadecimal digits: the second part of its `traceparent`. */
export function traceOf({ traceparent }: Pick<CloudEvent, 'traceparent'>): string | undefined {
  return traceparent?.split('-')[1];
}

/** The newest first, each once, as many as are kept. */
export function withNewer(
  shown: readonly CloudEvent[],
  newer: readonly CloudEvent[],
): CloudEvent[] {
  const known = new Set(shown.map(({ id }) => id));
  const added = newer.filter(({ id }) => !known.has(id)).toReversed();
  return [...added, ...shown].slice(0, KEPT_MAX);
}
