/**
 * Divides items into batches with each key at most once per batch. The items of a key keep their order, and a set-based
 * statement sees each key once.
 */
export function uniqueKeyBatches<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const batches: T[][] = [];
  const seen = new Map<string, number>();
  for (const item of items) {
    const key = keyOf(item);
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    (batches[index] ??= []).push(item);
  }
  return batches;
}
