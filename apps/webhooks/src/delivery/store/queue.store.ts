import type { UnitOfWork, Writes } from '#messaging';

/** An event of the log to deliver. */
export interface QueuedEvent {
  merchantId: string;
  /** The timestamp by the clock of the merchant's log. */
  stamp: Date;
  eventId: string;
  type: string;
  subject: string;
}

/** Events for one endpoint. */
export interface EndpointRequest {
  merchantId: string;
  endpointId: string;
  cause: 'retry' | 'test' | 'replay' | 'recovery';
  events: readonly Omit<QueuedEvent, 'merchantId'>[];
}

/** Inserts a delivery of each event for each enabled endpoint that receives it, in order for each subject. */
export function insertForTakers(unitOfWork: Writes, events: readonly QueuedEvent[]): void {
  unitOfWork.write(INSERT_FOR_TAKERS, [
    events.map(({ merchantId }) => merchantId),
    events.map(({ eventId }) => eventId),
    events.map(({ stamp }) => stamp),
    events.map(({ type }) => type),
    events.map(({ subject }) => subject),
  ]);
}

/** @returns the ids of the deliveries in the order of the events; none if there is no such enabled endpoint */
export async function insertForEndpoint(
  unitOfWork: UnitOfWork,
  { merchantId, endpointId, cause, events }: EndpointRequest,
): Promise<string[]> {
  const rows = await unitOfWork.query<{ id: string }>(INSERT_FOR_ENDPOINT, [
    merchantId,
    endpointId,
    cause,
    events.map(({ eventId }) => eventId),
    events.map(({ stamp }) => stamp),
    events.map(({ type }) => type),
    events.map(({ subject }) => subject),
  ]);
  return rows.map(({ id }) => id);
}

/**
 * Inserts both rows of each delivery in the order of the events, which `sequence` records. Each delivery is due at
 * once. A delivery that must wait for another one of its subject is found blocked when it is claimed, so that the insert
 * makes no decision that a concurrent transaction could invalidate.
 */
const INSERT_BOTH = `
  made AS (
    INSERT INTO delivery (id, endpoint_id, merchant_id, event_id, event_stamp, type, subject, cause, state)
    SELECT id, endpoint_id, merchant_id, event_id, stamp, type, subject, cause, 'waiting' FROM new
  ),
  queued AS (
    INSERT INTO due_delivery (delivery_id, endpoint_id, merchant_id, event_id, event_stamp, subject, due_at)
    SELECT id, endpoint_id, merchant_id, event_id, stamp,
           CASE ordering WHEN 'none' THEN id::text ELSE subject END, date_trunc('milliseconds', now())
      FROM new
     ORDER BY position
  )`;

const INSERT_FOR_TAKERS = `
  WITH new AS MATERIALIZED (
    SELECT uuidv7() AS id, endpoint.id AS endpoint_id, endpoint.ordering, 'event' AS cause, t.*
      FROM unnest($1::text[], $2::uuid[], $3::timestamptz[], $4::text[], $5::text[])
           WITH ORDINALITY AS t (merchant_id, event_id, stamp, type, subject, position)
      JOIN endpoint ON endpoint.merchant_id = t.merchant_id AND endpoint.state = 'enabled'
       AND (endpoint.types IS NULL OR t.type = ANY (endpoint.types))
     ORDER BY t.position
  ), ${INSERT_BOTH}
  SELECT FROM new LIMIT 0`;

const INSERT_FOR_ENDPOINT = `
  WITH new AS MATERIALIZED (
    SELECT uuidv7() AS id, endpoint.id AS endpoint_id, endpoint.merchant_id, endpoint.ordering, $3::text AS cause, t.*
      FROM unnest($4::uuid[], $5::timestamptz[], $6::text[], $7::text[])
           WITH ORDINALITY AS t (event_id, stamp, type, subject, position)
      JOIN endpoint ON endpoint.merchant_id = $1 AND endpoint.id = $2 AND endpoint.state = 'enabled'
     ORDER BY t.position
  ), ${INSERT_BOTH}
  SELECT id FROM new ORDER BY position`;
