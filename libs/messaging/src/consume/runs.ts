import type { DecodedEvent } from './decode.js';

/**
 * Events that one call of a handler takes together: all of one type. What has the same key stays in its order, across
 * types too; what has not may overtake, for whose order matters shares a key (decision 8.1). So a set-based handler
 * gets the events of its type at once, not one run of neighbours after the other.
 */
export function runsOfOneType(events: readonly DecodedEvent[]): DecodedEvent[][] {
  const runs: DecodedEvent[][] = [];
  /** For each key the run in which its latest event is. */
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

/** What has no key keeps its partition's order. */
function orderKey({ received: { stream, partition, key } }: DecodedEvent): string {
  return key === null ? `${stream}/${partition}` : `${stream} ${key}`;
}
