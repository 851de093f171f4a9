import { Database } from '#store';
import { Inject, Injectable } from '@nestjs/common';
import type { QueryRunner } from 'typeorm';
import { writeAudit, writeAudits, type AuditEntry } from '../audit/audit.js';
import { Relay } from './relay.js';
import { inTransaction } from '../transaction/transaction.js';

/** An outbox row whose content the broker refused, or one behind such a row. */
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

/** The size and delay of the outbox. */
export interface OutboxDepth {
  /** Rows that wait for the relay. */
  waiting: number;
  /** The age of the oldest of them. */
  oldestSeconds: number | null;
  parked: number;
}

/** The operators' actions on parked outbox rows. */
@Injectable()
export class ParkedOutbox {
  constructor(
    @Inject(Database) private readonly database: Pick<Database, 'http'>,
    @Inject(Relay) private readonly relay: Pick<Relay, 'wake'>,
  ) {}

  /**
   * The oldest `limit` parked rows after the one with id `after`, in the order of publication, each with the first KiB
   * of its payload.
   */
  list(after = '0', limit = 100): Promise<ParkedOutboxRow[]> {
    return this.database.http.query(LIST, [after, limit]);
  }

  async inspect(id: string): Promise<ParkedOutboxRow | undefined> {
    const [row] = await this.database.http.query<ParkedOutboxRow[]>(`${SELECT} AND id = $1`, [id]);
    return row;
  }

  async depth(): Promise<OutboxDepth> {
    const [depth] = await this.database.http.query<OutboxDepth[]>(DEPTH);
    return depth as OutboxDepth;
  }

  /** Returns the number of parked rows, and the time since which the oldest is parked; null if there is none. */
  async refused(): Promise<{ count: number; oldest: Date | null }> {
    const [refused] =
      await this.database.http.query<{ count: number; oldest: Date | null }[]>(REFUSED);
    return refused as { count: number; oldest: Date | null };
  }

  /**
   * Returns all rows with the key of a row to the relay, in order (for example, after the topic was configured to
   * accept larger messages).
   * @param who the operator's client id, for the audit
   * @returns the number of rows; 0 if no row with that id is parked
   */
  async replay(id: string, who: string): Promise<number> {
    const rows = await inTransaction(
      this.database.http,
      async ({ runner }) => {
        const returned = await records<{ stream: string; key: string }>(runner, RETRY, [id]);
        const [first] = returned;
        if (first === undefined) return 0;
        const details = { stream: first.stream, key: first.key, rows: returned.length };
        await writeAudit(runner, { who, what: 'parked-outbox.replayed', details });
        return returned.length;
      },
      { answersCaller: true },
    );
    if (rows > 0) this.relay.wake();
    return rows;
  }

  /**
   * Deletes one event permanently; the rows behind it stay parked until they are replayed.
   * @param who the operator's client id, for the audit
   * @param why the reason in words
   * @returns the row, or undefined if no row with that id is parked
   */
  async drop(id: string, who: string, why: string): Promise<ParkedOutboxRow | undefined> {
    return inTransaction(
      this.database.http,
      async ({ runner }) => {
        const [row] = await records<ParkedOutboxRow>(runner, DROP, [id]);
        if (row === undefined) return undefined;
        await writeAudit(runner, auditOfDropped(row, who, why));
        return row;
      },
      { answersCaller: true },
    );
  }

  /** Returns the ids of the oldest `limit` rows that were parked for the reason. */
  async idsOf(reason: string, limit: number): Promise<string[]> {
    const rows = await this.database.http.query<{ id: string }[]>(IDS, [reason, limit]);
    return rows.map(({ id }) => id);
  }

  /**
   * Deletes several events permanently, in one transaction.
   * @param who the operator's client id, for the audit
   * @param why the reason in words
   * @returns the ids that were parked and are now deleted
   */
  dropAll(ids: readonly string[], who: string, why: string): Promise<string[]> {
    return inTransaction(
      this.database.http,
      async ({ runner }) => {
        const dropped = await records<DroppedRow>(runner, DROP_ALL, [ids]);
        await writeAudits(
          runner,
          dropped.map((row) => auditOfDropped(row, who, why)),
        );
        return dropped.map(({ id }) => id);
      },
      { answersCaller: true },
    );
  }
}

type DroppedRow = Omit<ParkedOutboxRow, 'value' | 'parkedAt'>;

function auditOfDropped(row: DroppedRow, who: string, why: string): AuditEntry {
  const { id, stream, key, type, eventId, reason } = row;
  const details = { id, stream, key, type, eventId, reason, why };
  return { who, what: 'parked-outbox.dropped', details };
}

async function records<Row>(runner: QueryRunner, sql: string, values: unknown[]): Promise<Row[]> {
  const result = await runner.query(sql, values, true);
  return result.records as Row[];
}

const columns = (value: string) =>
  `id, event_id AS "eventId", stream, key, type, ${value} AS value, parked_reason AS reason, parked_at AS "parkedAt"`;

const COLUMNS = columns('value');

const SELECT = `SELECT ${COLUMNS} FROM outbox WHERE parked_at IS NOT NULL`;

/** The part of an event that the list shows; an event may have 512 KiB. */
const LIST = `
  SELECT ${columns('substring(value FROM 1 FOR 1024)')} FROM outbox WHERE parked_at IS NOT NULL AND id > $1 ORDER BY id LIMIT $2`;

/**
 * Their wait for the relay starts now; otherwise the time for which they were parked would count towards the delay of
 * the relay.
 */
const RETRY = `
  UPDATE outbox SET parked_at = NULL, parked_reason = NULL, created_at = clock_timestamp()
   WHERE parked_at IS NOT NULL
     AND (stream, key) IN (SELECT stream, key FROM outbox WHERE id = $1 AND parked_at IS NOT NULL)
  RETURNING stream, key`;

const DROP = `DELETE FROM outbox WHERE id = $1 AND parked_at IS NOT NULL RETURNING ${COLUMNS}`;

const IDS = `SELECT id FROM outbox WHERE parked_at IS NOT NULL AND parked_reason = $1 ORDER BY id LIMIT $2`;

const DROP_ALL = `
  DELETE FROM outbox WHERE id = ANY ($1::bigint[]) AND parked_at IS NOT NULL
  RETURNING id, event_id AS "eventId", stream, key, type, parked_reason AS reason`;

const DEPTH = `
  SELECT count(*) FILTER (WHERE parked_at IS NULL)::int AS waiting,
         count(*) FILTER (WHERE parked_at IS NOT NULL)::int AS parked,
         round(extract(epoch FROM clock_timestamp()
           - (SELECT created_at FROM outbox WHERE parked_at IS NULL ORDER BY id LIMIT 1)), 3)::float8 AS "oldestSeconds"
    FROM outbox`;

/** Unlike the depth, this reads only the index of parked rows. */
const REFUSED = `
  SELECT count(*)::int AS count, min(parked_at) AS oldest FROM outbox WHERE parked_at IS NOT NULL`;
