import { LIST_ORDERS, type ListRange, type ListRows, type PagePosition } from '#edge';
import { SCANNED_ROWS, type Queries } from '#platform';
import { Client, escapeLiteral } from 'pg';
import type { TestStore } from '../store/test-store.js';
import type { Plan } from './page-scan.js';

/** The rows that one page of a list reads. */
interface PageReads {
  returned: number;
  /** Rows of all tables, including rows that a filter removed. */
  read: number;
}

/** A page of a list may read 5,000 rows of its tables, however few rows it returns; more only if it returns more. */
export const readsMuch = ({ returned, read }: PageReads): boolean =>
  read > 10 * (returned + 1) + 2 * SCANNED_ROWS;

/**
 * Returns the pages that read too many rows, among the first pages of a list and pages from the middle, in both orders.
 */
export async function pagesThatReadMuch(
  store: TestStore,
  middle: PagePosition,
  load: (queries: Queries, range: ListRange) => Promise<ListRows<unknown>>,
): Promise<(ListRange & PageReads)[]> {
  const much = [];
  for (const order of LIST_ORDERS) {
    for (const after of [undefined, middle]) {
      const range = { order, after, limit: 51 };
      const page = await rowsRead(store, (queries) => load(queries, range));
      if (readsMuch(page)) much.push({ ...range, ...page });
    }
  }
  return much;
}

/**
 * Loads a page with the plans that a service's connections use, generic and with indexes only, and counts the rows of
 * tables that the page reads.
 */
export async function rowsRead(
  { url, schema }: TestStore,
  load: (queries: Queries) => Promise<ListRows<unknown>>,
): Promise<PageReads> {
  const options = `-c search_path=${schema} -c timezone=UTC -c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c random_page_cost=1 -c max_parallel_workers_per_gather=0`;
  const client = new Client({ connectionString: url, options });
  await client.connect();
  let read = 0;
  try {
    const query = async (sql: string, parameters: unknown[] = []) => {
      const given = parameters.map(literalOf);
      await client.query(`PREPARE page AS ${sql}`);
      const { rows } = await client.query(
        `EXPLAIN (ANALYZE, TIMING off, FORMAT JSON) EXECUTE page${given.length > 0 ? `(${given.join(', ')})` : ''}`,
      );
      await client.query('DEALLOCATE page');
      read += readsOf(rows[0]['QUERY PLAN'][0].Plan);
      return (await client.query(sql, parameters)).rows;
    };
    const { rows: loaded } = await load({ query: query as Queries['query'] });
    return { returned: loaded.length, read };
  } finally {
    await client.end();
  }
}

function readsOf(plan: Plan): number {
  const below = (plan.Plans ?? []).reduce((sum, part) => sum + readsOf(part), 0);
  if (plan['Relation Name'] === undefined) return below;
  const rows = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck']
    .map((member) => Number(plan[member] ?? 0))
    .reduce((sum, count) => sum + count);
  return below + rows * Number(plan['Actual Loops']);
}

/** Dates, texts, numbers and lists of them. */
function literalOf(value: unknown): string {
  if (value === undefined || value === null) return 'NULL';
  if (Array.isArray(value))
    return escapeLiteral(`{${value.map((one) => JSON.stringify(one)).join(',')}}`);
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}
