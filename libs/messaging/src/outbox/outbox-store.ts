import type { Client } from 'pg';
import { inShard, lockRelay, type Shard } from './relay-lock.js';

/** An outbox row as the relay reads it. */
export interface PendingRow {
  id: string;
  stream: string;
  key: string;
  headers: string;
  value: string;
}

/** kafkajs writes one record batch per partition and never splits it; a broker accepts 1 MiB. */
const MAX_ROWS = 500;
const MAX_BYTES = 768 * 1024;

/** The relay's SQL, all on its own connection, so that its lock and its work end together. */
export class OutboxStore {
  constructor(
    private readonly client: Client,
    private readonly schema: string,
    private readonly shard: Shard,
  ) {}

  /** Tries to become the active relay of this shard. The lock is held until the connection ends. */
  tryLock(): Promise<boolean> {
    return lockRelay(this.client, this.schema, this.shard);
  }

  /**
   * Deletes published rows, archives them, and reads the next ones, oldest first, in one round trip. There is no `id >
   * last seen`, because a smaller id may be committed after a larger one was read.
   */
  async deleteAndRead(published: readonly string[]): Promise<PendingRow[]> {
    const { rows } = await this.client.query<PendingRow>({
      name: 'outbox-next',
      text: NEXT,
      values: [published, MAX_ROWS, this.shard.index, this.shard.of],
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

const NEXT = `
  WITH gone AS (DELETE FROM outbox WHERE id = ANY ($1::bigint[]) RETURNING *),
       copied AS (INSERT INTO outbox_archive (id, event_id, stream, key, type, headers, value)
                  SELECT id, event_id, stream, key, type, headers, value FROM gone)
  SELECT id, stream, key, headers, value FROM outbox AS next
   WHERE parked_at IS NULL AND NOT id = ANY ($1::bigint[]) AND ${inShard('$3::int', '$4::int')}
     AND NOT EXISTS (SELECT FROM outbox AS parked
                      WHERE parked.parked_at IS NOT NULL AND parked.stream = next.stream
                        AND parked.key = next.key AND parked.id < next.id)
   ORDER BY id LIMIT $2`;

const PARK_ROW = `UPDATE outbox SET parked_at = clock_timestamp(), parked_reason = $2 WHERE id = $1`;

const PARK_FOLLOWERS = `
  UPDATE outbox AS later SET parked_at = clock_timestamp(), parked_reason = 'key-parked'
   WHERE later.parked_at IS NULL
     AND EXISTS (SELECT FROM outbox AS parked
                  WHERE parked.parked_at IS NOT NULL AND parked.stream = later.stream
                    AND parked.key = later.key AND parked.id < later.id)`;
