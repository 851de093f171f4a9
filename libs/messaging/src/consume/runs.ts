import type { DecodedEvent } from './decode.js';

/**
 * Divides events into runs of one type, each for one call of a handler. Events with the same key keep their order, even
 * across types; other events may be reordered, because related events share a key (decision 8.1). A set-based handler
 * thus receives all events of its type at once.
 */
export function runsOfOneType(events: readonly DecodedEvent[]): DecodedEvent[][] {
  const runs: DecodedEvent[][] = [];
  /** For each key, the run that contains its latest event. */
  const latest = new Map<string, number>();
  for (const event of events) {
    const key = orderKey(event);
    const from = latest.get(key) ?? 0;
    const fitting = runs.findIndex(
      ([first], index) => index >= from && first?.subscription === event.subscription,
    );
    if (fitting === -1) latest.set(key, runs.push([event]) - 1);
    else {
      runs[fitting]?.push(event);
      latest.set(key, fitting);
    }
  }
  return runs;
}

/** Messages without a key keep the order of their partition. */
function orderKey({ received: { stream, partition, key } }: DecodedEvent): string {
  return key === null ? `${stream}/${partition}` : `${stream} ${key}`;
}
