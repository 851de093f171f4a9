import { streams, type StreamName } from '#contracts';
import { lockRelay, writtenTopics } from '#messaging';
import type { Client } from 'pg';
import { withOwner } from '#migration';
import { schemaOf, SERVICES, type ServiceName } from '../topology.js';
import { tableOf, writerOf, type RecoveryTarget } from './recovery-target.js';

export interface PublishedAgain {
  /** Number of events put back into an outbox, by stream. */
  again: Map<StreamName, number>;
  /** Streams that still have events. */
  written: StreamName[];
}

/**
 * For streams that Kafka has lost: moves the archived events of their owners back into the outboxes with their original
 * ids, so that relays publish them before later events. They keep their event ids, so consumers that have applied them
 * ignore them. A stream with events is not changed: consumers would ignore older events behind those because of their
 * versions. No service may be running.
 * @throws Error while a relay is active
 */
export async function republishArchived({
  databaseUrl,
  brokers,
  topicPrefix,
}: RecoveryTarget): Promise<PublishedAgain> {
  const ours = streams.map(({ name }) => name).filter((name) => writerOf(name) !== undefined);
  return withOwner(databaseUrl, async (client) => {
    // Lock the relays before reading Kafka, so that nothing is published from here on.
    for (const service of SERVICES) await refuseRelay(client, service);
    const topics = await writtenTopics(
      brokers,
      ours.map((name) => topicPrefix + name),
    );
    const isWritten = (name: StreamName): boolean => topics.has(topicPrefix + name);
    const again = new Map<StreamName, number>();
    await client.query('BEGIN');
    for (const name of ours.filter((stream) => !isWritten(stream))) {
      again.set(name, await putBack(client, name));
    }
    await client.query('COMMIT');
    return { again, written: ours.filter(isWritten) };
  });
}

async function refuseRelay(client: Client, service: ServiceName): Promise<void> {
  if (await lockRelay(client, schemaOf(service))) return;
  throw new Error(`the relay of ${service} is active: stop the services first`);
}

async function putBack(client: Client, stream: StreamName): Promise<number> {
  const writer = writerOf(stream) as ServiceName;
  const { rowCount } = await client.query(
    `WITH gone AS (DELETE FROM ${tableOf(writer, 'outbox_archive')} WHERE stream = $1 RETURNING *)
     INSERT INTO ${tableOf(writer, 'outbox')} (id, event_id, stream, key, type, headers, value) OVERRIDING SYSTEM VALUE
     SELECT id, event_id, stream, key, type, headers, value FROM gone`,
    [stream],
  );
  return rowCount ?? 0;
}
