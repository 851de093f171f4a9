import type { CloudEvent } from '../api/events.js';

/** The number of events that the page stores; older events are dropped. */
export const KEPT_MAX = 1_000;

/** The trace of an event, 32 hexadecimal digits: the second part of its `traceparent`. */
export function traceOf({ traceparent }: Pick<CloudEvent, 'traceparent'>): string | undefined {
  return traceparent?.split('-')[1];
}

/** Merges events: the newest first, each once, up to the limit. */
export function withNewer(
  shown: readonly CloudEvent[],
  newer: readonly CloudEvent[],
): CloudEvent[] {
  const shownIds = new Set(shown.map(({ id }) => id));
  const added = newer.filter(({ id }) => !shownIds.has(id)).toReversed();
  return [...added, ...shown].slice(0, KEPT_MAX);
}
