import type { ListRange } from '#platform';

/** The records of a page: behind the last of the page before, or behind an instant, or from the first. */
export interface PageRange extends ListRange {
  /** ISO 8601, exclusive. */
  from?: string | undefined;
}

/**
 * The end of a statement whose WHERE clause begins with the conditions of `first`: its rows are one range of an index
 * on the columns of these, date and id, read in the list's order (decision 1.8).
 * @param first the parameters that the statement already has
 */
export function pageOf(
  { from, after, limit }: PageRange,
  { date, id }: { date: string; id: string },
  first: readonly unknown[],
): { end: string; parameters: unknown[] } {
  const parameters = [...first];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const end = [
    ...(after
      ? [`AND (${date}, ${id}) > (${value(after.lastUpdateDate)}, ${value(after.id)})`]
      : []),
    ...(!after && from !== undefined ? [`AND ${date} > ${value(from)}`] : []),
    `ORDER BY ${date}, ${id} LIMIT ${value(limit)}`,
  ];
  return { end: end.join(' '), parameters };
}
