import type { DataSource } from 'typeorm';

/** An outbox row that the broker refused for its content, or one that waits behind such a row. */
export interface ParkedOutboxRow {
  id: string;
  eventId: string;
  stream: string;
  key: string;
  type: string;
  value: string;
  reason: string;
  parkedAt: Date;
}

/** What operators can do about outbox rows that were put aside. */
export class ParkedOutbox {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest `limit` parked rows, in the order in which they would be published. */
  list(limit = 100): Promise<ParkedOutboxRow[]> {
    return this.dataSource.query(
      `SELECT id, event_id AS "eventId", stream, key, type, value, parked_reason AS reason, parked_at AS "parkedAt"
         FROM outbox WHERE parked_at IS NOT NULL ORDER BY id LIMIT $1`,
      [limit],
    );
  }

  /** Gives all rows of a key back to the relay, in order (after the topic takes larger messages, say). */
  async retry(stream: string, key: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE outbox SET parked_at = NULL, parked_reason = NULL WHERE stream = $1 AND key = $2`,
      [stream, key],
    );
  }

  /** Gives one event up for good; the rows behind it stay parked until they are retried. */
  async drop(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM outbox WHERE id = $1 AND parked_at IS NOT NULL', [id]);
  }
}
