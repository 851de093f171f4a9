import type { ListOrder, ListRange } from '#edge';

/** The columns that order a list (decision 1.8). */
export interface ListColumns {
  date: string;
  id: string;
}

/** The clause that orders a page. An index on the columns is read in either direction. */
export function orderBy({ date, id }: ListColumns, order: ListOrder = 'asc'): string {
  const direction = order === 'asc' ? '' : ' DESC';
  return `ORDER BY ${date}${direction}, ${id}${direction}`;
}

/**
 * The condition for the records after the previous page; none for the first page.
 * @param value adds a parameter and returns its placeholder
 */
export function behind(
  { date, id }: ListColumns,
  { after, order = 'asc' }: ListRange,
  value: (given: unknown) => string,
): string[] {
  if (!after) return [];
  const position = `(${value(after.lastUpdateDate)}, ${value(after.id)})`;
  return [`(${date}, ${id}) ${order === 'asc' ? '>' : '<'} ${position}`];
}
