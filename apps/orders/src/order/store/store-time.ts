import type { Queries } from '#platform';

/**
 * The store's time in whole milliseconds. Asked for together with a statement that locks, behind it, it is the time since
 * which the lock is held: what is done to one order then never goes back in time, whichever process does it.
 */
export async function storeTime(queries: Queries): Promise<Date> {
  const [row] = await queries.query<{ now: Date }>(
    `SELECT date_trunc('milliseconds', clock_timestamp()) AS now`,
  );
  if (!row) throw new Error('the store did not answer its time');
  return row.now;
}
