import { streams } from '#contracts';
import type { StreamName } from '#contracts';
import { lockRelay, writtenTopics } from '#messaging';
import type { Client } from 'pg';
import { withOwner } from '#migration';
import { schemaOf, SERVICES } from '../topology.js';
import type { ServiceName } from '../topology.js';
import { tableOf, writerOf } from './scene.js';
import type { Scene } from './scene.js';

export interface PublishedAgain {
  /** Events that went back into an outbox, by stream. */
  again: Map<StreamName, number>;
  /** Streams that have lost nothing. */
  written: StreamName[];
}

/**
 * For streams that Kafka has lost: puts the copies that their owners keep back into the outboxes, each where it stood,
 * so that relays publish them before anything that was written since. They are the same events with the same ids; the one who
 * has applied them ignores them. A stream on which there are events already is left alone: behind those, older ones
 * would be ignored for their versions. No service may be running.
 * @throws Error while a relay is at work
 */
export async function republishArchived({
  databaseUrl,
  brokers,
  topicPrefix,
}: Scene): Promise<PublishedAgain> {
  const ours = streams.map(({ name }) => name).filter((name) => writerOf(name) !== undefined);
  return withOwner(databaseUrl, async (client) => {
    // Before Kafka is read: from here on nothing is published.
    for (const service of SERVICES) await refuseRelay(client, service);
    const topics = await writtenTopics(
      brokers,
      ours.map((name) => topicPrefix + name),
    );
    const isWritten = (name: StreamName): boolean => topics.has(topicPrefix + name);
    const again = new Map<StreamName, number>();
    await client.query('BEGIN');
    for (const name of ours.filter((one) => !isWritten(one))) {
      again.set(name, await putBack(client, name));
    }
    await client.query('COMMIT');
    return { again, written: ours.filter(isWritten) };
  });
}

async function refuseRelay(client: Client, service: ServiceName): Promise<void> {
  if (await lockRelay(client, schemaOf(service))) return;
  throw new Error(`the relay of ${service} is at work: stop the services first`);
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
