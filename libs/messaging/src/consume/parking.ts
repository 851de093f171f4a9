import type { QueryRunner } from 'typeorm';
import type { Received } from '../kafka/index.js';
import type { Question } from '../transaction/pipeline.js';

/** A message that is parked, with why. */
export interface ParkRequest {
  received: Received;
  eventId: string | undefined;
  reason: string;
  detail: string;
}

/**
 * Which of these keys have a parked message already? Their later messages must be parked behind it, or order per
 * key would be lost. The shared lock makes a replay under way finish first (and the answer then is no).
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

/** Puts messages aside, and their keys, in the transaction that also marks them in the inbox. */
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
 * The same message at the same place is one that came again. A place alone says nothing: where a topic was created
 * again, another message has it, which must not vanish. The digest of key, headers and value distinguishes them, also
 * where no event id can be read.
 */
const PARK = `
  INSERT INTO parked_message (consumer_group, stream, key, partition, "offset", event_id, type, headers, value, reason, detail)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (consumer_group, stream, partition, "offset", digest) DO NOTHING`;
