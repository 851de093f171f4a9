import type { QueryRunner } from 'typeorm';
import type { DroppedMessage } from '../consume/parking.js';

/** A message parked by a consumer group, in the form for operators. */
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
  /** The bytes as text; invalid UTF-8 becomes replacement characters. */
  value: string | null;
  reason: string;
  detail: string;
  parkedAt: Date;
  /**
   * The id of the first message with the same key; null for the first message itself. Set only for messages that are
   * listed or inspected.
   */
  behind?: string | null;
}

export interface ParkedKey {
  group: string;
  stream: string;
  key: string;
}

export interface ParkedRow {
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
  behind?: string | null;
}

const columns = (value: string) =>
  `id, consumer_group, stream, key, partition, "offset", event_id, type, headers, ${value} AS value, reason, detail,
         parked_at`;

const COLUMNS = columns('value');

export const SELECT_PARKED = `SELECT ${COLUMNS} FROM parked_message`;

/** The part of a payload that lists show; a payload may have 1 MiB. */
const PAYLOAD_HEAD = 'substring(value FROM 1 FOR 1024)';

/** The columns of messages, with the message that each one waits behind. */
const shown = (selected: string) => `
  SELECT ${selected},
         (SELECT first.id FROM parked_message AS first
           WHERE first.consumer_group = parked_message.consumer_group AND first.stream = parked_message.stream
             AND first.key = parked_message.key AND first.id < parked_message.id
           ORDER BY first.id LIMIT 1) AS behind
    FROM parked_message`;

export const SELECT_SHOWN = shown(COLUMNS);

/** The columns for lists, with only the start of each payload. */
export const SELECT_LISTED = shown(columns(PAYLOAD_HEAD));

/** Returns all parked messages of a key, in the order of arrival. */
export async function readKey(
  runner: QueryRunner,
  { group, stream, key }: ParkedKey,
): Promise<ParkedRow[]> {
  return rows(runner, `${SELECT_PARKED} WHERE ${OF_KEY} ORDER BY id`, [group, stream, key]);
}

export async function readMessage(runner: QueryRunner, id: string): Promise<ParkedRow | undefined> {
  const [row] = await rows(runner, `${SELECT_PARKED} WHERE id = $1`, [id]);
  return row;
}

/**
 * Locks a parked key until the end of the transaction; messages that arrive under it wait.
 * @returns false if the key is not parked
 */
export async function lockKey(
  runner: QueryRunner,
  { group, stream, key }: ParkedKey,
): Promise<boolean> {
  const locked = await rows(runner, LOCK_KEY, [group, stream, key]);
  return locked.length > 0;
}

/** @returns the deleted rows, in no particular order */
export function deleteMessages(runner: QueryRunner, ids: readonly string[]): Promise<ParkedRow[]> {
  return rows(runner, DELETE_MESSAGES, [ids]);
}

/** Unblocks a key that has no parked messages left. */
export async function unblockEmptyKey(
  runner: QueryRunner,
  { group, stream, key }: ParkedKey,
): Promise<void> {
  await runner.query(DELETE_EMPTY_KEY, [group, stream, key]);
}

/**
 * Deletes messages, and unblocks the keys that have none left. The keys are locked first, in their order, so that
 * messages that arrive under them wait.
 * @returns the deleted messages, in no particular order
 */
export async function dropMessages(
  runner: QueryRunner,
  ids: readonly string[],
): Promise<DroppedMessage[]> {
  await runner.query(LOCK_KEYS_OF, [ids]);
  const { records } = await runner.query(DROP_MESSAGES, [ids], true);
  const dropped = records as DroppedMessage[];
  await runner.query(DELETE_EMPTY_KEYS, [
    dropped.map(({ group }) => group),
    dropped.map(({ stream }) => stream),
    dropped.map(({ key }) => key),
  ]);
  return dropped;
}

export function toParkedMessage(row: ParkedRow): ParkedMessage {
  const { id, stream, key, partition, offset, type, headers, reason, detail, behind } = row;
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
    ...(behind === undefined ? {} : { behind }),
  };
}

async function rows(runner: QueryRunner, sql: string, parameters: unknown[]): Promise<ParkedRow[]> {
  const { records } = await runner.query(sql, parameters, true);
  return records as ParkedRow[];
}

const OF_KEY = `consumer_group = $1 AND stream = $2 AND key = $3`;

export const LOCK_KEY = `SELECT 1 FROM parked_key WHERE ${OF_KEY} FOR UPDATE`;

export const DELETE_MESSAGES = `DELETE FROM parked_message WHERE id = ANY ($1::bigint[]) RETURNING ${COLUMNS}`;

export const DELETE_EMPTY_KEY = `
  DELETE FROM parked_key AS k WHERE ${OF_KEY}
     AND NOT EXISTS (SELECT FROM parked_message AS m
                      WHERE m.consumer_group = k.consumer_group AND m.stream = k.stream AND m.key = k.key)`;

const LOCK_KEYS_OF = `
  SELECT 1 FROM parked_key
   WHERE (consumer_group, stream, key) IN (
           SELECT consumer_group, stream, key FROM parked_message WHERE id = ANY ($1::bigint[]))
   ORDER BY consumer_group, stream, key
     FOR UPDATE`;

const DROP_MESSAGES = `
  DELETE FROM parked_message WHERE id = ANY ($1::bigint[])
  RETURNING id, consumer_group AS "group", stream, key, type, event_id AS "eventId", reason`;

const DELETE_EMPTY_KEYS = `
  DELETE FROM parked_key AS k
   WHERE (consumer_group, stream, key) IN (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]))
     AND NOT EXISTS (SELECT FROM parked_message AS m
                      WHERE m.consumer_group = k.consumer_group AND m.stream = k.stream AND m.key = k.key)`;
