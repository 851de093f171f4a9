import {
  contractByType,
  OrderPersonalDataErased,
  streams,
  type EventEnvelope,
  type StreamName,
} from '#contracts';
import { eventIdOf, readSince } from '#messaging';
import type { Client } from 'pg';
import { AT_ONCE, readersOf, serviceOf, tableOf, writerOf } from './recovery-target.js';
import type { RecoveryTarget } from './recovery-target.js';

/** A published event that is lost in the restored store of the service that published it. */
export interface LostEvent {
  stream: StreamName;
  eventId: string;
  type: string;
  event: EventEnvelope;
}

/**
 * The events that the services have published since the restore time, without those in a restored outbox, which are
 * republished automatically, and without events of external programs.
 */
export async function readLostEvents(
  { brokers, topicPrefix }: RecoveryTarget,
  client: Client,
  since: Date,
): Promise<LostEvent[]> {
  const lostEvents: LostEvent[] = [];
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
      lostEvents.push({
        stream,
        eventId,
        type,
        event: JSON.parse(value.toString()) as EventEnvelope,
      });
    });
  }
  return lostEvents;
}

/**
 * Marks the lost events as done in the inbox of every group of their stream, so that no consumer applies them. Only
 * erasures are applied, after a release that is still unread.
 */
export async function markAsDone(client: Client, events: readonly LostEvent[]): Promise<void> {
  const ignored = events.filter(({ type }) => type !== OrderPersonalDataErased.type);
  for (const [stream, streamEvents] of Map.groupBy(
    ignored,
    (ignoredEvent) => ignoredEvent.stream,
  )) {
    const ids = [...new Set(streamEvents.map(({ eventId }) => eventId))];
    for (const group of readersOf(stream)) {
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        await client.query(
          `INSERT INTO ${tableOf(serviceOf(group), 'inbox')} (event_id, consumer_group)
           SELECT unnest($1::uuid[]), $2 ON CONFLICT DO NOTHING`,
          [ids.slice(start, start + AT_ONCE), group],
        );
      }
    }
  }
}
