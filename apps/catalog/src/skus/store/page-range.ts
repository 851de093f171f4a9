import { behind, orderBy, type ListColumns, type ListRange } from '#platform';

/** The records of a page. */
export interface PageRange extends ListRange {
  /** ISO 8601, exclusive. */
  from?: string | undefined;
}

/**
 * The end of a statement whose WHERE clause begins with the conditions of `first`: its rows are one range of an index
 * on the columns of these, date and id, read in the list's order (decision 1.8).
 * @param first the parameters that the statement already has
 * @param narrowed further conditions, with placeholders from `value`
 */
export function pageOf(
  { from, ...range }: PageRange,
  columns: ListColumns,
  first: readonly unknown[],
  narrowed: (value: (given: unknown) => string) => readonly string[] = () => [],
): { end: string; parameters: unknown[] } {
  const parameters = [...first];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  // Ascending, what is behind a record is behind the instant too, from where a scan would begin.
  const bounded = from !== undefined && (!range.after || range.order === 'desc');
  const conditions = [
    ...narrowed(value),
    ...behind(columns, range, value),
    ...(bounded ? [`${columns.date} > ${value(from)}`] : []),
  ];
  const conjunction = conditions.map((condition) => `AND ${condition}`).join(' ');
  const end = `${conjunction} ${orderBy(columns, range.order)} LIMIT ${value(range.limit)}`;
  return { end, parameters };
}
