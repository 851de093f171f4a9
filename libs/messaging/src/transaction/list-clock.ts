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
