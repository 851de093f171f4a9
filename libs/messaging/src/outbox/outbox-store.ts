import type { Client } from 'pg';
import { merchantsInTurn } from '../background/merchants-in-turn.js';
import { inShard, lockRelay, type Shard } from './relay-lock.js';

/** An outbox row as the relay reads it. */
export interface PendingRow {
  id: string;
  stream: string;
  key: string;
  headers: string;
  value: string;
  /** Empty for an event of no merchant. */
  merchant: string;
}

/** The merchants' shares of a batch: a merchant has 1, unless it is in `weights`. */
export type Weights = ReadonlyMap<string, number>;

/** kafkajs writes one record batch per partition and never splits it; a broker accepts 1 MiB. */
export const MAX_ROWS = 500;
const MAX_BYTES = 768 * 1024;
/** How many times its share of a batch a merchant may get, because others may have less than theirs. */
const OVERLAP = 4;

/** The relay's SQL, all on its own connection, so that its lock and its work end together. */
export class OutboxStore {
  constructor(
    private readonly client: Client,
    private readonly schema: string,
    private readonly shard: Shard,
    private readonly weights: Weights = new Map(),
  ) {}

  /** Tries to become the active relay of this shard. The lock is held until the connection ends. */
  tryLock(): Promise<boolean> {
    return lockRelay(this.client, this.schema, this.shard);
  }

  /**
   * Deletes published rows, archives them, and reads the next ones in one round trip: in turns between merchants, by
   * weight, each merchant's single changes before its bulk ones, and each key in order. There is no `id > last seen`,
   * because a smaller id may be committed after a larger one was read.
   * @param held merchants whose rows are not read
   * @param mostOfMerchant the maximum number of rows of one merchant
   */
  async deleteAndRead(
    published: readonly string[],
    held: readonly string[] = [],
    mostOfMerchant = MAX_ROWS,
  ): Promise<PendingRow[]> {
    const { rows } = await this.client.query<PendingRow>({
      name: 'outbox-next',
      text: NEXT,
      values: [
        published,
        MAX_ROWS,
        this.shard.index,
        this.shard.of,
        held,
        [...this.weights.keys()],
        [...this.weights.values()],
        mostOfMerchant,
      ],
    });
    return withinBytes(rows);
  }

  /** Parks a row whose content the broker refuses, and the rows behind it with the same key. */
  async park(id: string, reason: string): Promise<void> {
    await this.client.query(PARK_ROW, [id, reason]);
    await this.parkFollowers();
  }

  /** Marks the rows behind a parked row, so that they do not count towards the delay of the relay. */
  async parkFollowers(): Promise<void> {
    await this.client.query(PARK_FOLLOWERS);
  }

  async hasParked(): Promise<boolean> {
    const { rows } = await this.client.query(
      'SELECT 1 FROM outbox WHERE parked_at IS NOT NULL LIMIT 1',
    );
    return rows.length > 0;
  }
}

function withinBytes(rows: readonly PendingRow[]): PendingRow[] {
  let bytes = 0;
  const fitting: PendingRow[] = [];
  for (const row of rows) {
    bytes += Buffer.byteLength(row.value) + row.headers.length + row.key.length;
    if (bytes > MAX_BYTES && fitting.length > 0) break;
    fitting.push(row);
  }
  return fitting;
}

// `turn` jumps from merchant to merchant on the index, because a backlog has many rows and few merchants. A key with a
// single change takes its earlier bulk rows along, so its order is kept.
const NEXT = `
  WITH RECURSIVE gone AS (DELETE FROM outbox WHERE id = ANY ($1::bigint[]) RETURNING *),
       copied AS (INSERT INTO outbox_archive (id, event_id, stream, key, type, headers, value)
                  SELECT id, event_id, stream, key, type, headers, value FROM gone),
       ${merchantsInTurn('outbox', 'merchant', 'parked_at IS NULL')},
       share AS (
         SELECT turn.merchant, coalesce(weighted.weight, 1) AS weight,
                ceil(${OVERLAP} * $2::float8 * coalesce(weighted.weight, 1)
                  / sum(coalesce(weighted.weight, 1)) OVER ())::bigint AS most
           FROM turn LEFT JOIN unnest($6::text[], $7::int[]) AS weighted (merchant, weight)
                       ON weighted.merchant = turn.merchant
          WHERE NOT turn.merchant = ANY ($5::text[])),
       own AS (
         SELECT next.*, row_number() OVER (PARTITION BY share.merchant ORDER BY next.bulk, next.id)
                          / share.weight::float8 AS place
           FROM share CROSS JOIN LATERAL (
             SELECT id, stream, key, bulk FROM outbox AS next
              WHERE merchant = share.merchant AND parked_at IS NULL AND NOT id = ANY ($1::bigint[])
                AND ${inShard('$3::int', '$4::int')}
                AND NOT EXISTS (SELECT FROM outbox AS parked
                                 WHERE parked.parked_at IS NOT NULL AND parked.stream = next.stream
                                   AND parked.key = next.key AND parked.id < next.id)
              ORDER BY bulk, id LIMIT least(share.most, $8::int)) AS next
          ORDER BY place LIMIT $2),
       chosen AS (
         SELECT id, bulk FROM own
          UNION ALL
         SELECT earlier.id, false
           FROM own JOIN outbox AS earlier ON earlier.bulk AND earlier.stream = own.stream
                                          AND earlier.key = own.key AND earlier.id < own.id
          WHERE NOT own.bulk AND NOT earlier.id = ANY ($1::bigint[]))
  SELECT id, stream, key, headers, value, merchant
    FROM outbox JOIN (SELECT id, bool_and(bulk) AS later FROM chosen GROUP BY id) AS once USING (id)
   ORDER BY later, id`;

const PARK_ROW = `UPDATE outbox SET parked_at = clock_timestamp(), parked_reason = $2 WHERE id = $1`;

const PARK_FOLLOWERS = `
  UPDATE outbox AS later SET parked_at = clock_timestamp(), parked_reason = 'key-parked'
   WHERE later.parked_at IS NULL
     AND EXISTS (SELECT FROM outbox AS parked
                  WHERE parked.parked_at IS NOT NULL AND parked.stream = later.stream
                    AND parked.key = later.key AND parked.id < later.id)`;
