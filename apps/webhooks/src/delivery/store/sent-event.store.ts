import type { Queries } from '#platform';
import type { LoggedEvent } from '../../log/domain/cloud-event.js';

/** An event to send; without its value if that is too long for a request. */
export type SentEvent = Omit<LoggedEvent, 'value'> & { value: Buffer | null };

/** A longer value is fetched by the receiver. */
const MAX_VALUE_BYTES = 65_536;

/** The events of claimed deliveries, each once, of any merchant; some may have been dropped by age. */
export async function eventsOfAllMerchants(
  queries: Queries,
  deliveries: readonly { merchantId: string; stamp: Date; eventId: string }[],
): Promise<Map<string, SentEvent>> {
  const uniqueEvents = [...new Map(deliveries.map((each) => [each.eventId, each])).values()];
  const rows = await queries.query<Omit<SentEvent, 'version'> & { version: string }>(READ, [
    uniqueEvents.map(({ merchantId }) => merchantId),
    uniqueEvents.map(({ stamp }) => stamp),
    uniqueEvents.map(({ eventId }) => eventId),
    MAX_VALUE_BYTES,
  ]);
  return new Map(rows.map((row) => [row.eventId, { ...row, version: Number(row.version) }]));
}

const READ = `
  SELECT event.merchant_id AS "merchantId", event.stamp, event.seq, event.event_id AS "eventId", event.stream, event.type,
         event.subject, event.version, event.occurred_at AS "occurredAt", event.dataschema, event.traceparent,
         CASE WHEN length(event.value) <= $4::integer THEN event.value END AS value
    FROM unnest($1::text[], $2::timestamptz[], $3::uuid[]) AS wanted (merchant_id, stamp, event_id)
    JOIN event ON event.merchant_id = wanted.merchant_id AND event.stamp = wanted.stamp
     AND event.event_id = wanted.event_id`;
