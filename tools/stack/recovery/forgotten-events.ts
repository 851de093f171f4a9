import { contractByType, streams } from '#contracts';
import type { EventEnvelope, StreamName } from '#contracts';
import { eventIdOf, readSince } from '#messaging';
import type { Client } from 'pg';
import { AT_ONCE, readersOf, serviceOf, tableOf, writerOf } from './scene.js';
import type { Scene } from './scene.js';

/** An event on a stream of which the service that reported it knows nothing any more. */
export interface ForgottenEvent {
  stream: StreamName;
  eventId: string;
  type: string;
  event: EventEnvelope;
}

/**
 * What the services have published since the moment of their restored store. Republished by itself is only what
 * stands in a restored outbox. Events of programs outside are no memory of ours and are left out.
 */
export async function readForgotten(
  { brokers, topicPrefix }: Scene,
  client: Client,
  since: Date,
): Promise<ForgottenEvent[]> {
  const found: ForgottenEvent[] = [];
  for (const { name: stream } of streams) {
    const writer = writerOf(stream);
    if (writer === undefined) continue;
    const { rows } = await client.query<{ event_id: string }>(
      `SELECT event_id FROM ${tableOf(writer, 'outbox')} WHERE stream = $1`,
      [stream],
    );
    const waiting = new Set(rows.map((row) => row.event_id));
    await readSince(brokers, { prefix: topicPrefix, stream }, since, ({ headers, value }) => {
      const eventId = eventIdOf({ headers });
      const type = headers['ce_type'] ?? '';
      if (eventId === undefined || waiting.has(eventId) || !value || !contractByType(type)) return;
      found.push({ stream, eventId, type, event: JSON.parse(value.toString()) as EventEnvelope });
    });
  }
  return found;
}

/** Marks them as done in the inbox of every group that reads their stream: no one shall act on what never was. */
export async function markAsDone(client: Client, events: readonly ForgottenEvent[]): Promise<void> {
  for (const [stream, of] of Map.groupBy(events, (one) => one.stream)) {
    const ids = [...new Set(of.map(({ eventId }) => eventId))];
    for (const group of readersOf(stream)) {
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        await client.query(
          `INSERT INTO ${tableOf(serviceOf(group), 'inbox')} (event_id, consumer_group)
           SELECT unnest($1::uuid[]), $2 ON CONFLICT DO NOTHING`,
          [ids.slice(at, at + AT_ONCE), group],
        );
      }
    }
  }
}
