import { MIB, type ListOrder, type ListRows } from '#edge';
import { orderBy, type ListColumns } from './list/page-order.js';
import type { Queries } from '#store';

/** The most bytes of a page of several records (decision 1.8). */
const PAGE_BYTES = 4 * MIB;

interface Measured {
  /** Expression of the bytes of a row, on the columns that the statement returns. */
  bytes: string;
  /** As the statement returns them. */
  columns: ListColumns;
  order?: ListOrder | undefined;
}

/**
 * Reads the rows of a list that fit into the bytes of a page, so that Postgres sends no more; one row at least, however
 * large.
 * @param statement with an ORDER BY of its own, so that its columns are computed once
 */
export async function selectWithinBytes<R extends object>(
  queries: Queries,
  statement: string,
  parameters: unknown[],
  { bytes, columns, order }: Measured,
): Promise<ListRows<R>> {
  const measured = await queries.query<R & Row>(
    `SELECT * FROM (
       SELECT page.*, row_number() OVER ordered AS "place", sum(${bytes}) OVER ordered AS "bytesRead",
              lead(true) OVER ordered AS "hasNext"
         FROM (${statement}) AS page
       WINDOW ordered AS (${orderBy(columns, order)} ROWS UNBOUNDED PRECEDING)) AS measured
      WHERE "place" = 1 OR "bytesRead" <= ${PAGE_BYTES}
      ${orderBy(columns, order)}`,
    parameters,
  );
  const cut = measured.at(-1)?.hasNext === true;
  const rowOf = ({
    place: _place,
    bytesRead: _bytes,
    hasNext: _next,
    scanEnd: _end,
    ...row
  }: R & Row) => row as unknown as R;
  const end = cut ? undefined : measured.find(({ scanEnd }) => typeof scanEnd === 'boolean');
  return {
    rows: measured.filter(({ scanEnd }) => scanEnd !== false).map(rowOf),
    cut,
    scannedTo: end && rowOf(end),
  };
}

/** Rows of few bytes: as many as a page may have are far below its limit. */
export async function smallRows<R>(rows: Promise<R[]>): Promise<ListRows<R>> {
  return { rows: await rows };
}

interface Row {
  place: string;
  bytesRead: string;
  hasNext: boolean | null;
  /** Of the last row that was looked at: is it one of the list's? Others have null, or no such column. */
  scanEnd?: boolean | null;
}
