import type { DataSource, QueryRunner } from 'typeorm';
import { applyEvents, drawStampsFor } from '../consume/apply-events.js';
import { decode } from '../consume/decode.js';
import type { DecodedEvent } from '../consume/decode.js';
import type { Subscriptions } from '../consume/subscription.js';
import type { Received } from '../kafka/index.js';
import { inTransaction } from '../work/transactor.js';

/** A message put aside by a consumer group, as operators see it. */
export interface ParkedMessage {
  id: string;
  group: string;
  stream: string;
  key: string | null;
  partition: number;
  offset: string;
  eventId: string | null;
  type: string | null;
  headers: Record<string, string>;
  /** The bytes as text; what is not UTF-8 shows as replacement characters. */
  value: string | null;
  reason: string;
  detail: string;
  parkedAt: Date;
}

export interface ParkedKey {
  group: string;
  stream: string;
  key: string;
}

/** A replay that did not happen: nothing was changed, and this message is why. */
export class ReplayRefused extends Error {
  constructor(
    readonly messageId: string,
    readonly why: string,
  ) {
    super(`message ${messageId} cannot be applied: ${why}`);
  }
}

/** What operators can do about messages that were put aside: list, inspect, replay, drop. */
export class ParkedMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptionsOf: (group: string) => Subscriptions | undefined,
    private readonly published: () => void,
  ) {}

  /** The oldest `limit` parked messages after the one with id `after`. */
  async list(after = '0', limit = 100): Promise<ParkedMessage[]> {
    const rows = await this.dataSource.query<Row[]>(
      `${SELECT} WHERE id > $1 ORDER BY id LIMIT $2`,
      [after, limit],
    );
    return rows.map(toParkedMessage);
  }

  async inspect(id: string): Promise<ParkedMessage | undefined> {
    const [row] = await this.dataSource.query<Row[]>(`${SELECT} WHERE id = $1`, [id]);
    return row && toParkedMessage(row);
  }

  /**
   * Applies all parked messages of a key, in order, in one transaction, and opens the key again. Messages of the key
   * that arrive meanwhile wait for the commit.
   * @returns how many messages were applied
   * @throws ReplayRefused when one cannot be understood; whatever a handler throws; nothing has changed then
   */
  async replay(parkedKey: ParkedKey): Promise<number> {
    const result = await inTransaction(this.dataSource, (runner) =>
      this.replayLocked(runner, parkedKey),
    );
    if (result.published > 0) this.published();
    return result.messages;
  }

  private async replayLocked(
    runner: QueryRunner,
    { group, stream, key }: ParkedKey,
  ): Promise<{ messages: number; published: number }> {
    const subscriptions = this.subscriptionsOf(group);
    if (!subscriptions) throw new Error(`this service has no group ${group}`);
    // Clocks come before every other lock, and which clocks is only known from the messages: read, then lock.
    const events = decodeAll(await readKey(runner, group, stream, key), subscriptions);
    const stamps = await drawStampsFor(runner, events);
    await runner.query(LOCK_KEY, [group, stream, key]);
    const rows = await readKey(runner, group, stream, key);
    const applied = await applyEvents(runner, group, stamps, decodeAll(rows, subscriptions));
    await runner.query(DELETE_MESSAGES, [rows.map((row) => row.id)]);
    await runner.query(DELETE_KEY, [group, stream, key]);
    return { messages: rows.length, published: applied.published };
  }

  /**
   * Gives one message up for good. It stays marked in the inbox, so a redelivery does not bring it back.
   * @returns the message, for the audit, or nothing when there is none of that id
   */
  async drop(id: string): Promise<ParkedMessage | undefined> {
    return inTransaction(this.dataSource, async (runner) => {
      const { records } = await runner.query(`${SELECT} WHERE id = $1`, [id], true);
      const [row] = records as Row[];
      if (!row) return undefined;
      const key = [row.consumer_group, row.stream, row.key];
      await runner.query(LOCK_KEY, key);
      await runner.query(DELETE_MESSAGES, [[id]]);
      await runner.query(DELETE_EMPTY_KEY, key);
      return toParkedMessage(row);
    });
  }
}

interface Row {
  id: string;
  consumer_group: string;
  stream: string;
  key: string | null;
  partition: number;
  offset: string;
  event_id: string | null;
  type: string | null;
  headers: Record<string, string>;
  value: Buffer | null;
  reason: string;
  detail: string;
  parked_at: Date;
}

async function readKey(
  runner: QueryRunner,
  group: string,
  stream: string,
  key: string,
): Promise<Row[]> {
  const { records } = await runner.query(
    `${SELECT} WHERE consumer_group = $1 AND stream = $2 AND key = $3 ORDER BY id`,
    [group, stream, key],
    true,
  );
  return records as Row[];
}

function decodeAll(rows: readonly Row[], subscriptions: Subscriptions): DecodedEvent[] {
  return rows.map((row) => {
    const decoded = decode(toReceived(row), subscriptions);
    if (decoded.kind === 'event') return decoded;
    const why = decoded.kind === 'fault' ? `${decoded.reason}: ${decoded.detail}` : decoded.reason;
    throw new ReplayRefused(row.id, why);
  });
}

function toReceived(row: Row): Received {
  const { stream, partition, offset, key, headers, value } = row;
  return { stream, partition, offset, key, headers, value };
}

function toParkedMessage(row: Row): ParkedMessage {
  const { id, stream, key, partition, offset, type, headers, reason, detail } = row;
  return {
    id,
    group: row.consumer_group,
    stream,
    key,
    partition,
    offset,
    eventId: row.event_id,
    type,
    headers,
    value: row.value?.toString('utf8') ?? null,
    reason,
    detail,
    parkedAt: row.parked_at,
  };
}

const SELECT = `
  SELECT id, consumer_group, stream, key, partition, "offset", event_id, type, headers, value, reason, detail, parked_at
    FROM parked_message`;

const LOCK_KEY = `
  SELECT 1 FROM parked_key WHERE consumer_group = $1 AND stream = $2 AND key = $3 FOR UPDATE`;

const DELETE_MESSAGES = `DELETE FROM parked_message WHERE id = ANY ($1::bigint[])`;

const DELETE_KEY = `DELETE FROM parked_key WHERE consumer_group = $1 AND stream = $2 AND key = $3`;

const DELETE_EMPTY_KEY = `
  DELETE FROM parked_key AS k WHERE consumer_group = $1 AND stream = $2 AND key = $3
     AND NOT EXISTS (SELECT FROM parked_message AS m
                      WHERE m.consumer_group = k.consumer_group AND m.stream = k.stream AND m.key = k.key)`;
