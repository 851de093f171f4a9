import type { ListRange, ListRows } from '#edge';
import { selectWithinBytes } from '../list-rows.js';
import type { Queries } from '#store';
import { behind, orderBy, type ListColumns } from './page-order.js';

/**
 * How many rows a page of a list looks at. A page with filters that few rows meet is short, and its token continues
 * behind the last row that was looked at (decision 1.8).
 */
export const SCANNED_ROWS = 2_500;

/** One more than a page may have. */
const MOST_ROWS = 201;

/** How many rows are tested for each row of a page before the index of a search by parts is read. */
const PROBED_SHARE = 4;

/**
 * The index of a search by parts is not read if it has one row in this many, judged by the first rows of the list: Postgres
 * reads all of its entries before it returns the first row, which takes 400 ms where a million rows have the parts.
 */
const COMMON_SHARE = 20;
const SAMPLED_ROWS = 200;

/** If ids name more rows than this, they are looked for in the order of the list. */
const NAMED_ROWS = 500;

/** Adds a parameter to a statement and returns its placeholder. */
export type Bind = (parameter: unknown) => string;

/** The table of a list. */
export interface ListTable extends ListColumns {
  table: string;
}

/** Which rows of a table a list has, as SQL. Each function adds its parameters to one statement. */
export interface ListConditions {
  /** Conditions that are one range of an index in the order of the list. */
  range: (value: Bind) => string[];
  /** A column whose values, distinct ones, are with the range each one range of an index, and are merged. */
  oneOf?: { column: string; values: readonly unknown[] } | undefined;
  /** Conditions that are tested row by row. */
  filters: (value: Bind) => string[];
  named?: NamedRows | undefined;
}

/** The statement of a page. */
export interface PageStatement {
  /** Completes the SELECT of its rows, which have the columns of the table and `scan_end`; that is returned as `scanEnd`. */
  of: (rows: string) => string;
  /** Expression of the bytes of a row, on the columns that the statement returns. */
  bytes: string;
  /** The columns that order the list, as the statement returns them. */
  shown: ListColumns;
}

/** Rows that an id names: few, as a rule, and in no order of an index. Where a list is of one merchant, only its rows. */
export interface NamedRows {
  /** Selects their `ctid`, one after the other; one may be there twice. */
  select: (value: Bind) => string;
  /** The condition by which each row is tested where they are too many. */
  test: (value: Bind) => string;
  /**
   * Set for a search by parts, which a large share of all rows may have: the condition that the index has a row, which is
   * weaker than `test`. A few rows of the list are tested before the index is read.
   */
  indexed?: (value: Bind) => string;
}

/** Rows that fulfil one of several conditions, for each of which there is an index. */
export function namedWhere(
  table: string,
  conditions: readonly ((value: Bind) => string)[],
): NamedRows {
  return {
    select: (value) =>
      conditions
        .map((condition) => `SELECT ctid FROM ${table} WHERE ${condition(value)}`)
        .join(' UNION ALL '),
    test: (value) => `(${conditions.map((condition) => condition(value)).join(' OR ')})`,
  };
}

/**
 * Reads a page of a list. Whatever its filters, it reads few more rows than it returns and at most those that it looks
 * at. It finds the rows in one of these ways:
 *
 * - Nothing is named: in the order of the list, testing row by row.
 * - Ids name rows: if they are few, by these rows, which are then sorted; if they are many, in the order of the list.
 * - A search by parts: first in the order of the list, but looking at few rows. That page is returned if it is full or
 *   if the list ends there. Otherwise, if many rows have the parts, in the order of the list; if not, as for ids.
 */
export async function loadListPage<Row extends object>(
  queries: Queries,
  table: ListTable,
  conditions: ListConditions,
  range: ListRange,
  { of: statementOf, bytes, shown }: PageStatement,
): Promise<ListRows<Row>> {
  const page = { table, conditions, range };
  const { named } = conditions;
  const read = (rowsOf: RowsOf) => {
    const { value, parameters } = placeholders();
    // Postgres does not know the limit, and would expect so many rows that it reads all of what belongs to them.
    const most = Math.max(range.limit, MOST_ROWS);
    const rows = `SELECT * FROM (${rowsOf(page, value)}) AS page LIMIT ${most}`;
    const measured = { bytes, columns: shown, order: range.order };
    return selectWithinBytes<Row>(queries, statementOf(rows), parameters, measured);
  };
  if (!named) return read(rowsInOrder(SCANNED_ROWS));
  if (named.indexed) {
    const probed = await read(rowsInOrder(range.limit * PROBED_SHARE));
    const isLast = !probed.scannedTo;
    if (probed.cut || isLast || probed.rows.length >= range.limit) return probed;
    if (await isCommon(queries, page, named.indexed)) return read(rowsInOrder(SCANNED_ROWS));
  }
  const count = await countUpTo(NAMED_ROWS + 1, queries, named);
  if (count === 0) return { rows: [] };
  return read(count <= NAMED_ROWS ? rowsNamed(named) : rowsInOrder(SCANNED_ROWS));
}

/** The page to read. */
interface Page {
  table: ListTable;
  conditions: ListConditions;
  range: ListRange;
}

/**
 * Returns the SELECT of the rows of a page. It has the columns of the table and `scan_end`: null, except in the last of
 * the rows that were looked at, if more may follow. There it says whether the row belongs to the list; if not, the row
 * is selected only as the position where the next page begins.
 */
type RowsOf = (page: Page, value: Bind) => string;

/** Whether so many of the first rows of the list are in the index of a search that it is not worth reading. */
async function isCommon(
  queries: Queries,
  page: Page,
  indexed: (value: Bind) => string,
): Promise<boolean> {
  const { value, parameters } = placeholders();
  const sample = firstRows(page, value, `${SAMPLED_ROWS}`);
  const [row] = await queries.query<{ common: boolean }>(
    `SELECT count(*) FILTER (WHERE ${indexed(value)}) * ${COMMON_SHARE} >= count(*) AS common
       FROM (${sample}) AS ${page.table.table}`,
    parameters,
  );
  return row?.common ?? false;
}

async function countUpTo(most: number, queries: Queries, { select }: NamedRows): Promise<number> {
  const { value, parameters } = placeholders();
  const named = `${select(value)} LIMIT ${most}`;
  const [row] = await queries.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM (${named}) AS named`,
    parameters,
  );
  return row?.count ?? 0;
}

function placeholders(): { value: Bind; parameters: unknown[] } {
  const parameters: unknown[] = [];
  return { parameters, value: (parameter) => `$${parameters.push(parameter)}` };
}

function allOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** Reads the named rows and sorts them. The array and the OFFSET keep Postgres from searching the index of the list. */
const rowsNamed =
  ({ select }: NamedRows): RowsOf =>
  ({ table: { table, ...columns }, conditions, range }, value) => {
    const { oneOf } = conditions;
    const all = [
      ...conditions.range(value),
      ...(oneOf ? [`${oneOf.column} = ANY(${value(oneOf.values)})`] : []),
      ...conditions.filters(value),
      ...behind(columns, range, value),
    ];
    return `
    SELECT *, NULL::boolean AS scan_end
      FROM (SELECT * FROM ${table} WHERE ctid = ANY(ARRAY(${select(value)})) OFFSET 0) AS ${table}
     WHERE ${allOf(all)} ${orderBy(columns, range.order)} LIMIT ${value(range.limit)}`;
  };

/**
 * Reads the rows in the order of the list, from its index, and tests each.
 * @param scanned how many rows it looks at, if there is anything to test
 */
const rowsInOrder =
  (scanned: number): RowsOf =>
  (page, value) => {
    const { table, conditions, range } = page;
    const { filters, named } = conditions;
    const order = orderBy(table, range.order);
    const tests = [...filters(value), ...(named ? [named.test(value)] : [])];
    if (tests.length === 0) {
      const rows = firstRows(page, value, value(range.limit));
      return `SELECT *, NULL::boolean AS scan_end FROM (${rows}) AS page`;
    }
    const rows = firstRows(page, value, `${scanned}`);
    return `
    SELECT *, CASE place WHEN ${scanned} THEN fits END AS scan_end
      FROM (SELECT *, (${tests.join(' AND ')}) IS TRUE AS fits, row_number() OVER (${order}) AS place
              FROM (${rows}) AS ${table.table}) AS looked_at
     WHERE fits OR place = ${scanned} ${order} LIMIT ${value(range.limit)}`;
  };

/**
 * Reads the first rows of a list after the previous page, in its order, before its filters.
 * @param most how many, as SQL
 */
function firstRows(
  { table: { table, ...columns }, conditions, range }: Page,
  value: Bind,
  most: string,
): string {
  const { oneOf } = conditions;
  const all = [...conditions.range(value), ...behind(columns, range, value)];
  const limit = `${orderBy(columns, range.order)} LIMIT ${most}`;
  const select = (...more: string[]) =>
    `SELECT * FROM ${table} WHERE ${allOf([...more, ...all])} ${limit}`;
  if (!oneOf) return select();
  // Each range has a limit of its own: otherwise Postgres sorts all of their rows instead of merging the first ones.
  const ranges = oneOf.values.map((one) => `(${select(`${oneOf.column} = ${value(one)}`)})`);
  return `SELECT * FROM (${ranges.join(' UNION ALL ')}) AS ${table} ${limit}`;
}
