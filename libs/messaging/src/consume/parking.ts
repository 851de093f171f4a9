import type { QueryRunner } from 'typeorm';
import { writeAudit, type AuditEntry } from '../audit/audit.js';
import type { Received } from '../kafka/index.js';
import type { Question } from '../transaction/pipeline.js';

/** A message to park, with the reason. */
export interface ParkRequest {
  received: Received;
  eventId: string | undefined;
  reason: string;
  detail: string;
}

/**
 * Finds the keys that have parked messages. Their later messages must be parked as well, to keep the order per key. The
 * shared lock waits for a replay in progress, after which the key is not parked.
 */
export function parkedKeysAmong(
  group: string,
  messages: readonly Received[],
): Question<Set<string>> {
  const keyed = messages.filter((message) => message.key !== null);
  const parameters = [
    group,
    keyed.map((message) => message.stream),
    keyed.map((message) => message.key),
  ];
  return {
    statement: keyed.length === 0 ? undefined : { sql: PARKED_KEYS, parameters },
    read: (rows: readonly { stream: string; key: string }[]) => new Set(rows.map(parkKey)),
  };
}

export function parkKey({ stream, key }: { stream: string; key: string | null }): string {
  return `${stream} ${key ?? ''}`;
}

/** Parks messages and their keys, in the transaction that also marks them in the inbox. */
export async function park(
  runner: QueryRunner,
  group: string,
  requests: readonly ParkRequest[],
): Promise<void> {
  const keyed = requests.map(({ received }) => received).filter(({ key }) => key !== null);
  const keys = [
    ...new Map(keyed.map((received) => [parkKey(received), received])).values(),
  ].toSorted((a, b) => (parkKey(a) < parkKey(b) ? -1 : 1));
  await runner.query(PARK_KEYS, [
    group,
    keys.map((received) => received.stream),
    keys.map((received) => received.key),
  ]);
  for (const request of requests) await parkOne(runner, group, request);
}

async function parkOne(runner: QueryRunner, group: string, request: ParkRequest): Promise<void> {
  const { received, eventId, reason, detail } = request;
  await runner.query(PARK, [
    group,
    received.stream,
    received.key,
    received.partition,
    received.offset,
    eventId ?? null,
    received.headers.ce_type ?? null,
    JSON.stringify(received.headers),
    received.value,
    reason,
    detail.slice(0, 4_000).replaceAll('\u0000', '\uFFFD'),
  ]);
}

/** A parked message without its content. */
export interface DroppedMessage {
  id: string;
  group: string;
  stream: string;
  key: string | null;
  type: string | null;
  eventId: string | null;
  reason: string;
}

/** The reason for dropping messages that contain erased personal data (decision 8.6). */
export const ERASED = 'personal data erased';

/** Describes a dropped message for the audit, without its content. */
export function auditOfDropped(message: DroppedMessage, who: string, why: string): AuditEntry {
  const { id, group, stream, key, type, eventId, reason } = message;
  const details = { id, group, stream, key, type, eventId, reason, why };
  return { who, what: 'parked-message.dropped', details };
}

/**
 * Drops all messages parked under keys whose personal data is erased, and unblocks the keys; recorded in the audit as
 * changes of the group.
 */
export async function eraseParked(
  runner: QueryRunner,
  group: string,
  keys: readonly { stream: string; key: string }[],
): Promise<void> {
  const parameters = [group, keys.map(({ stream }) => stream), keys.map(({ key }) => key)];
  const { records } = await runner.query(DROP_MESSAGES, parameters, true);
  await runner.query(OPEN_KEYS, parameters);
  for (const message of records as DroppedMessage[]) {
    await writeAudit(runner, auditOfDropped(message, group, ERASED));
  }
}

const OF_KEYS = `
   WHERE consumer_group = $1 AND (stream, key) IN (SELECT * FROM unnest($2::text[], $3::text[]))`;

const DROP_MESSAGES = `
  DELETE FROM parked_message ${OF_KEYS}
  RETURNING id, consumer_group AS "group", stream, key, type, event_id AS "eventId", reason`;

const OPEN_KEYS = `DELETE FROM parked_key ${OF_KEYS}`;

const PARKED_KEYS = `
  SELECT stream, key FROM parked_key
   WHERE consumer_group = $1
     AND (stream, key) IN (SELECT * FROM unnest($2::text[], $3::text[]))
   ORDER BY stream, key
     FOR SHARE`;

const PARK_KEYS = `
  INSERT INTO parked_key (consumer_group, stream, key)
  SELECT $1, stream, key FROM unnest($2::text[], $3::text[]) AS t (stream, key)
  ON CONFLICT DO NOTHING`;

/**
 * A message at the same offset with the same content is a redelivery. The offset alone does not identify a message: in
 * a recreated topic the message at the offset is another one, which must not be lost. The digest of key, headers and
 * value distinguishes them, even if no event id can be read.
 */
const PARK = `
  INSERT INTO parked_message (consumer_group, stream, key, partition, "offset", event_id, type, headers, value, reason, detail)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (consumer_group, stream, partition, "offset", digest) DO NOTHING`;
