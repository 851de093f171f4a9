/**
 * Splits a list into runs of which none is over the limit as JSON; an item that is over it alone is a run alone.
 * @param limit bytes
 */
export function splitBySize<T>(items: readonly T[], limit: number): T[][] {
  const runs: T[][] = [];
  let size = Infinity;
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item)) + 1;
    const last = runs.at(-1);
    if (last !== undefined && size + bytes <= limit) {
      last.push(item);
      size += bytes;
    } else {
      runs.push([item]);
      size = bytes;
    }
  }
  return runs;
}
