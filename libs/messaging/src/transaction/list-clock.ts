import { setTimeout as delay } from 'node:timers/promises';
import type { Queries } from '#store';
import type { Question } from './pipeline.js';

/** Identifies one list of one merchant, for example `{merchantId: 'ACME', list: 'sku'}`. */
export interface ListKey {
  merchantId: string;
  list: string;
}

export type Stamps = ReadonlyMap<string, Date>;

export function stampKey({ merchantId, list }: ListKey): string {
  return `${merchantId}\u0000${list}`;
}

/**
 * Draws the stamps of all lists that a transaction writes (decision 1.14). The row lock is held until the commit, so a
 * merchant's stamps become visible in order, and a reader that continues from the last `lastUpdateDate` misses no
 * record. Stamps are drawn in key order to avoid deadlocks.
 */
export function stampsOf(keys: readonly ListKey[]): Question<Map<string, Date>> {
  const unique = [...new Map(keys.map((key) => [stampKey(key), key])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, key]) => key);
  const parameters = [unique.map((key) => key.merchantId), unique.map((key) => key.list)];
  return {
    statement: unique.length === 0 ? undefined : { sql: DRAW, parameters },
    read: (rows: readonly { merchant_id: string; list: string; stamp: Date }[]) =>
      new Map(
        rows.map((row) => [stampKey({ merchantId: row.merchant_id, list: row.list }), row.stamp]),
      ),
  };
}

const DRAW = `
  INSERT INTO list_clock AS clock (merchant_id, list, stamp)
  SELECT merchant_id, list, date_trunc('milliseconds', clock_timestamp())
    FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS t (merchant_id, list, position)
   ORDER BY position
  ON CONFLICT (merchant_id, list) DO UPDATE
     SET stamp = greatest(date_trunc('milliseconds', clock_timestamp()), clock.stamp + interval '1 millisecond')
  RETURNING merchant_id, list, stamp`;

/** How often a reader looks again whether the stamps of the present are visible. */
const LOOKS = 25;
const POLL_MS = 2;

/**
 * Until when a list across merchants is complete (decision 1.14). The stamps of one merchant become visible in order,
 * those of several do not: a transaction may have drawn its stamp and not be committed yet. A reader that reads rows
 * stamped before this time only, by a later statement, and continues from there misses none, and no writer waits for
 * another merchant's. It waits a few milliseconds for the transactions that are drawing stamps, so that what was
 * committed before the call is included as a rule. The clock of Postgres must not be set back.
 * @returns in whole milliseconds; every row with an earlier stamp is visible
 */
export async function completeUntil(queries: Queries): Promise<Date> {
  let begin: Date | undefined;
  for (let look = 1; ; look += 1) {
    const [row] = await queries.query<{ now: Date; until: Date }>(COMPLETE_UNTIL);
    if (!row) throw new Error('the store did not answer its time');
    begin ??= row.now;
    if (row.until > begin || look === LOOKS) return row.until;
    await delay(POLL_MS);
  }
}

/**
 * A transaction that has drawn a stamp holds a lock on the table until its commit is visible, and began before it drew.
 * A session that is idle has committed since. Sessions of other roles do not show when they began. The time of the
 * statement precedes the look at the locks.
 */
const COMPLETE_UNTIL = `
  SELECT date_trunc('milliseconds', statement_timestamp()) AS now,
         date_trunc('milliseconds', least(statement_timestamp(), min(begun))) AS until
    FROM (SELECT CASE WHEN state = 'idle' THEN NULL ELSE coalesce(xact_start, 'epoch') END AS begun
            FROM pg_locks JOIN pg_stat_activity USING (pid)
           WHERE relation = 'list_clock'::regclass AND mode = 'RowExclusiveLock'
             AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS drawing`;
