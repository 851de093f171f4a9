/**
 * Deals items into rounds with each key at most once in a round: what is about one key stays in its order, and a
 * statement over a round takes each key once.
 */
export function uniqueKeyBatches<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const batches: T[][] = [];
  const seen = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    const round = seen.get(key) ?? 0;
    seen.set(key, round + 1);
    (batches[round] ??= []).push(item);
  }
  return batches;
}
