import type { PagePosition } from '#platform';

/** The records of a page: behind the last of the page before, or behind an instant, or from the first. */
export interface PageRange {
  /** ISO 8601, exclusive. */
  from?: string;
  after?: PagePosition;
  limit: number;
}

/**
 * The end of a statement whose WHERE clause begins with the merchant, `$1`: its rows are one range of an index on
 * merchant, date and id, read in the list's order (decision 1.8).
 */
export function pageOf(
  { from, after, limit }: PageRange,
  { date, id }: { date: string; id: string },
): { end: string; parameters: unknown[] } {
  const inOrder = `ORDER BY ${date}, ${id} LIMIT`;
  if (after) {
    const parameters = [after.lastUpdateDate, after.id, limit];
    return { end: `AND (${date}, ${id}) > ($2, $3) ${inOrder} $4`, parameters };
  }
  if (from !== undefined) {
    return { end: `AND ${date} > $2 ${inOrder} $3`, parameters: [from, limit] };
  }
  return { end: `${inOrder} $2`, parameters: [limit] };
}
