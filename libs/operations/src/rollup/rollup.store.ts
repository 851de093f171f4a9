import type { Queries } from '#platform';
import type { UnitOfWork } from '#messaging';

/** A count. */
export interface RollupRow {
  measure: string;
  /** `YYYY-MM-DD` in UTC; {@link PRESENT} for a count of the present. */
  day: string;
  key: string;
  count: number;
  /** A decimal number. */
  amount: string;
}

/** The day of counts that have no day. */
export const PRESENT = '1970-01-01';

/** The number of differences per run, more than a busy service writes between two runs. */
const DELTAS_AT_ONCE = 20_000;

/** Returns the total counts of these merchants on these days, without zeros. */
export function readRollup(
  queries: Queries,
  merchants: readonly string[],
  days: readonly string[],
): Promise<RollupRow[]> {
  return queries.query(READ, [merchants, days]);
}

/** Returns the total counts of all merchants on these days, without zeros. */
export function readRollupOfAllMerchants(
  queries: Queries,
  days: readonly string[],
): Promise<RollupRow[]> {
  return queries.query(READ_OF_ALL, [days]);
}

export async function hasDeltas(queries: Queries): Promise<boolean> {
  const rows = await queries.query('SELECT 1 FROM rollup_delta ORDER BY id LIMIT 1');
  return rows.length > 0;
}

/**
 * Adds the oldest differences to the counts, in one process at a time.
 * @returns whether more may be waiting
 */
export async function addUpDeltas(unitOfWork: UnitOfWork): Promise<boolean> {
  unitOfWork.write(LOCK, []);
  const [added] = await unitOfWork.query<{ count: number }>(ADD_UP, [DELTAS_AT_ONCE]);
  return added?.count === DELTAS_AT_ONCE;
}

const summed = (counts: string, deltas: string) => `
  SELECT measure, to_char(day, 'YYYY-MM-DD') AS day, key, sum(count)::float8 AS count, sum(amount)::text AS amount
    FROM (SELECT measure, day, key, count, amount FROM rollup WHERE ${counts}
          UNION ALL
          SELECT measure, day, key, count, amount FROM rollup_delta WHERE ${deltas}) AS part
   GROUP BY measure, part.day, key
  HAVING sum(count) <> 0 OR sum(amount) <> 0
   ORDER BY measure, part.day, key`;

const OF_MERCHANTS = 'merchant_id = ANY($1) AND day = ANY($2::date[])';

const READ = summed(OF_MERCHANTS, OF_MERCHANTS);

/** The id for all merchants together, which no merchant can have (decision 2.7). */
const ALL = `'*'`;

const READ_OF_ALL = summed(
  `merchant_id = ${ALL} AND day = ANY($1::date[])`,
  'day = ANY($1::date[])',
);

const LOCK = `SELECT pg_advisory_xact_lock(hashtext('rollup'), hashtext(current_schema()))`;

/** Counts that reach zero are deleted, so that past days leave no rows. */
const ADD_UP = `
  WITH taken AS (
    DELETE FROM rollup_delta WHERE id IN (SELECT id FROM rollup_delta ORDER BY id LIMIT $1)
    RETURNING merchant_id, day, measure, key, count, amount
  ), added AS (
    SELECT coalesce(merchant_id, ${ALL}) AS merchant_id, day, measure, key, sum(count) AS count, sum(amount) AS amount
      FROM taken
     GROUP BY GROUPING SETS ((merchant_id, day, measure, key), (day, measure, key))
    HAVING sum(count) <> 0 OR sum(amount) <> 0
  ), merged AS (
    MERGE INTO rollup AS present USING added
       ON (present.merchant_id, present.day, present.measure, present.key)
        = (added.merchant_id, added.day, added.measure, added.key)
     WHEN MATCHED AND present.count + added.count = 0 AND present.amount + added.amount = 0 THEN DELETE
     WHEN MATCHED THEN UPDATE SET count = present.count + added.count, amount = present.amount + added.amount
     WHEN NOT MATCHED THEN INSERT (merchant_id, day, measure, key, count, amount)
          VALUES (added.merchant_id, added.day, added.measure, added.key, added.count, added.amount)
    RETURNING 1
  )
  SELECT count(*)::integer AS count FROM taken`;
