import type { Queries } from '#platform';

/**
 * The database's time in whole milliseconds. Read it after the statement that locks an order: then it never precedes an
 * earlier change of that order by any process.
 */
export async function storeTime(queries: Queries): Promise<Date> {
  const [row] = await queries.query<{ now: Date }>(
    `SELECT date_trunc('milliseconds', clock_timestamp()) AS now`,
  );
  if (!row) throw new Error('the store did not answer its time');
  return row.now;
}
