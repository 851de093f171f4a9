import type { ListRange, ListRows } from '#edge';
import { selectWithinBytes } from '../list-rows.js';
import type { Queries } from '../queries.js';
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
export type Bind = (given: unknown) => string;

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
 * at.
 */
export async function loadListPage<Row extends object>(
  queries: Queries,
  table: ListTable,
  conditions: ListConditions,
  range: ListRange,
  { of: statementOf, bytes, shown }: PageStatement,
): Promise<ListRows<Row>> {
  const { named } = conditions;
  const read = (rowsOf: RowsOf) => {
    const { value, parameters } = placeholders();
    // Postgres does not know the limit, and would expect so many rows that it reads all of what belongs to them.
    const most = Math.max(range.limit, MOST_ROWS);
    const page = `SELECT * FROM (${rowsOf(table, conditions, range, value)}) AS page LIMIT ${most}`;
    const measured = { bytes, columns: shown, order: range.order };
    return selectWithinBytes<Row>(queries, statementOf(page), parameters, measured);
  };
  if (!named) return read(rowsInOrder());
  if (named.indexed) {
    const first = await read(rowsInOrder(range.limit * PROBED_SHARE));
    if (first.cut || !first.scannedTo || first.rows.length >= range.limit) return first;
    if (await isCommon(queries, table, conditions, range, named.indexed))
      return read(rowsInOrder());
  }
  const count = await countUpTo(NAMED_ROWS + 1, queries, named);
  if (count === 0) return { rows: [] };
  return read(count <= NAMED_ROWS ? rowsNamed : rowsInOrder());
}

/** The statement of the rows of a page, with `scan_end`. */
type RowsOf = (
  table: ListTable,
  conditions: ListConditions,
  range: ListRange,
  value: Bind,
) => string;

async function isCommon(
  queries: Queries,
  table: ListTable,
  conditions: ListConditions,
  range: ListRange,
  indexed: (value: Bind) => string,
): Promise<boolean> {
  const { value, parameters } = placeholders();
  const sample = firstRows(table, conditions, range, value, `${SAMPLED_ROWS}`);
  const [row] = await queries.query<{ common: boolean }>(
    `SELECT count(*) FILTER (WHERE ${indexed(value)}) * ${COMMON_SHARE} >= count(*) AS common
       FROM (${sample}) AS ${table.table}`,
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
  return { parameters, value: (given) => `$${parameters.push(given)}` };
}

function allOf(conditions: readonly string[]): string {
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

/** Found first, and not in the list's index with its limit: hence the array and the OFFSET. */
function rowsNamed(
  { table, ...columns }: ListTable,
  { range: inRange, oneOf, filters, named }: ListConditions,
  range: ListRange,
  value: Bind,
): string {
  const all = [
    ...inRange(value),
    ...(oneOf ? [`${oneOf.column} = ANY(${value(oneOf.values)})`] : []),
    ...filters(value),
    ...behind(columns, range, value),
  ];
  return `
    SELECT *, NULL::boolean AS scan_end
      FROM (SELECT * FROM ${table} WHERE ctid = ANY(ARRAY(${named?.select(value)})) OFFSET 0) AS ${table}
     WHERE ${allOf(all)} ${orderBy(columns, range.order)} LIMIT ${value(range.limit)}`;
}

/** @param scanned how many rows it looks at */
const rowsInOrder =
  (scanned = SCANNED_ROWS): RowsOf =>
  (table, conditions, range, value) => {
    const { filters, named } = conditions;
    const order = orderBy(table, range.order);
    const tests = [...filters(value), ...(named ? [named.test(value)] : [])];
    if (tests.length === 0) {
      const rows = firstRows(table, conditions, range, value, value(range.limit));
      return `SELECT *, NULL::boolean AS scan_end FROM (${rows}) AS page`;
    }
    const rows = firstRows(table, conditions, range, value, `${scanned}`);
    return `
    SELECT *, CASE place WHEN ${scanned} THEN fits END AS scan_end
      FROM (SELECT *, (${tests.join(' AND ')}) IS TRUE AS fits, row_number() OVER (${order}) AS place
              FROM (${rows}) AS ${table.table}) AS looked_at
     WHERE fits OR place = ${scanned} ${order} LIMIT ${value(range.limit)}`;
  };

/**
 * The first rows of a list in its order, before its filters.
 * @param most how many, as SQL
 */
function firstRows(
  { table, ...columns }: ListTable,
  { range: inRange, oneOf }: ListConditions,
  range: ListRange,
  value: Bind,
  most: string,
): string {
  const all = [...inRange(value), ...behind(columns, range, value)];
  const order = orderBy(columns, range.order);
  const limit = `${order} LIMIT ${most}`;
  const select = (...more: string[]) =>
    `SELECT * FROM ${table} WHERE ${allOf([...more, ...all])} ${limit}`;
  if (!oneOf) return select();
  // Each range has a limit of its own: otherwise Postgres sorts all of their rows instead of merging the first ones.
  const ranges = oneOf.values.map((one) => `(${select(`${oneOf.column} = ${value(one)}`)})`);
  return `SELECT * FROM (${ranges.join(' UNION ALL ')}) AS ${table} ${limit}`;
}
