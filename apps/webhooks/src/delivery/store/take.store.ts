import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';

/** How many deliveries may be taken. */
export interface Room {
  /** The process that asks; it must be known as a sender. */
  senderId: string;
  endpoints: readonly EndpointRoom[];
  /** Over all endpoints. */
  most: number;
  /** Over the endpoints of each group; their groups are places in this list. */
  mostOfGroups: readonly number[];
}

export interface EndpointRoom {
  endpointId: string;
  room: number;
  inFlight: number;
  group: number;
}

/** A delivery that is in flight from now on. */
export interface TakenDelivery {
  deliveryId: string;
  endpointId: string;
  merchantId: string;
  eventId: string;
  stamp: Date;
  /** Including the one that begins. */
  attempts: number;
}

/** @returns whether an endpoint with room may have something due */
export async function isAnyDue(db: Queries, endpointIds: readonly string[]): Promise<boolean> {
  const rows = await db.query(ANY_DUE, [endpointIds]);
  return rows.length > 0;
}

/**
 * Takes due deliveries of endpoints with room, first tries before retries, those of the least busy endpoints first. Of a
 * subject only one is in flight at a time, and an earlier delivery holds later ones until it is finished, or has failed
 * for an hour. One that is blocked gets the time at which that may end, so that it is not looked at again and again.
 * @returns what was taken, and how many were found blocked: behind them others may be due
 */
export async function takeDue(
  work: UnitOfWork,
  { senderId, endpoints, most, mostOfGroups }: Room,
): Promise<{ taken: TakenDelivery[]; blocked: number }> {
  const rows = await work.query<TakenDelivery & { blocked: number }>(TAKE, [
    endpoints.map(({ endpointId }) => endpointId),
    endpoints.map(({ room }) => room),
    endpoints.map(({ inFlight }) => inFlight),
    endpoints.map(({ group }) => group),
    mostOfGroups,
    most,
    senderId,
  ]);
  // One row without a delivery if nothing was taken.
  return {
    taken: rows.filter(({ deliveryId }) => deliveryId !== null),
    blocked: rows[0]?.blocked ?? 0,
  };
}

/** How long a taken delivery counts as in flight: longer than the longest exchange. After a crash it is due again. */
const IN_FLIGHT = `interval '60 seconds'`;
/** How long a failing delivery holds those behind it. */
const HOLD = `interval '1 hour'`;

/** Not with EXISTS: of that Postgres may make a hash of the whole queue. */
const ANY_DUE = `
  SELECT FROM unnest($1::uuid[]) AS endpoint (id)
   CROSS JOIN LATERAL (
     (SELECT 1 FROM due_delivery d
       WHERE d.endpoint_id = endpoint.id AND d.attempts = 0 AND d.due_at <= now() LIMIT 1)
     UNION ALL
     (SELECT 1 FROM due_delivery d
       WHERE d.endpoint_id = endpoint.id AND d.attempts > 0 AND d.due_at <= now() LIMIT 1)
   ) AS due
   LIMIT 1`;

/**
 * Endpoints with something due. Their number is bounded, and so is that of the rows looked at: an endpoint with a
 * million due rows costs as much as one with a few.
 */
const WAITING = `
  waiting AS MATERIALIZED (
    SELECT asked.*, least(256, greatest(room + 4, 2048 / least(count(*) OVER (), 256)::integer)) AS window_size
      FROM unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[])
           AS asked (endpoint_id, room, in_flight, group_at)
     CROSS JOIN LATERAL (
       SELECT min(due_at) AS due_at
         FROM ((SELECT due_at FROM due_delivery d
                 WHERE d.endpoint_id = asked.endpoint_id AND d.attempts = 0 AND d.due_at <= now()
                 ORDER BY due_at LIMIT 1)
               UNION ALL
               (SELECT due_at FROM due_delivery d
                 WHERE d.endpoint_id = asked.endpoint_id AND d.attempts > 0 AND d.due_at <= now()
                 ORDER BY due_at LIMIT 1)) AS heads
     ) AS head
     WHERE head.due_at IS NOT NULL AND EXISTS (SELECT FROM sender WHERE id = $7)
     ORDER BY in_flight, head.due_at
     LIMIT 256
  )`;

/** The rows looked at, first tries first: the second part is read only as far as the first leaves the window empty. */
const CANDIDATE = `
  candidate AS MATERIALIZED (
    SELECT waiting.*, due.*
      FROM waiting
     CROSS JOIN LATERAL (
       SELECT * FROM (
         (SELECT delivery_id, subject, sequence, attempts, due_at FROM due_delivery d
           WHERE d.endpoint_id = waiting.endpoint_id AND d.attempts = 0 AND d.due_at <= now()
           ORDER BY due_at, sequence LIMIT window_size)
         UNION ALL
         (SELECT delivery_id, subject, sequence, attempts, due_at FROM due_delivery d
           WHERE d.endpoint_id = waiting.endpoint_id AND d.attempts > 0 AND d.due_at <= now()
           ORDER BY due_at, sequence LIMIT window_size)) AS both_parts
       LIMIT window_size
     ) AS due
  )`;

/**
 * Until when a candidate is blocked: by the one of its subject that is in flight, or by the first of the earlier ones
 * that holds it. The latter may be due as well and not be taken now; its end wakes the next one.
 */
const JUDGED = `
  judged AS MATERIALIZED (
    SELECT candidate.*, coalesce(flying.until, holding.until) AS blocked_until
      FROM candidate
      LEFT JOIN LATERAL (
        SELECT d.due_at AS until FROM due_delivery d
         WHERE d.endpoint_id = candidate.endpoint_id AND d.subject = candidate.subject AND d.taken AND d.due_at > now()
         LIMIT 1
      ) AS flying ON true
      LEFT JOIN LATERAL (
        SELECT CASE WHEN d.due_at <= now() THEN now() + ${IN_FLIGHT} ELSE least(d.due_at, d.first_attempt_at + ${HOLD}) END
               AS until
          FROM due_delivery d
         WHERE d.endpoint_id = candidate.endpoint_id AND d.subject = candidate.subject
           AND d.sequence < candidate.sequence
           AND (d.first_attempt_at IS NULL OR d.first_attempt_at > now() - ${HOLD})
         ORDER BY d.sequence LIMIT 1
      ) AS holding ON true
  )`;

/** One of each subject, as many of an endpoint as it has room, and of these as many as the groups and the process. */
const CHOSEN = `
  first_of_subject AS (
    SELECT DISTINCT ON (endpoint_id, subject) * FROM judged
     WHERE blocked_until IS NULL
     ORDER BY endpoint_id, subject, sequence
  ),
  placed AS (
    SELECT *, in_flight + row_number() OVER (PARTITION BY endpoint_id ORDER BY attempts > 0, due_at, sequence) AS place
      FROM first_of_subject
  ),
  of_groups AS (
    SELECT *, row_number() OVER (PARTITION BY group_at ORDER BY place, due_at, sequence) AS place_in_group
      FROM placed
     WHERE place <= in_flight + room
  ),
  chosen AS MATERIALIZED (
    SELECT delivery_id FROM of_groups
     WHERE place_in_group <= ($5::integer[])[group_at + 1]
     ORDER BY place, due_at, sequence
     LIMIT $6
  )`;

/** Both updates look at \`due_at\` again: another process may have taken the row since this statement began. */
const TAKE = `
  WITH ${WAITING}, ${CANDIDATE}, ${JUDGED}, ${CHOSEN},
  moved AS (
    UPDATE due_delivery d SET due_at = judged.blocked_until
      FROM judged
     WHERE d.delivery_id = judged.delivery_id AND judged.blocked_until IS NOT NULL AND d.due_at <= now()
    RETURNING 1
  ),
  took AS (
    UPDATE due_delivery d
       SET taken = true, due_at = now() + ${IN_FLIGHT}, attempts = d.attempts + 1,
           first_attempt_at = coalesce(d.first_attempt_at, now())
      FROM chosen
     WHERE d.delivery_id = chosen.delivery_id AND d.due_at <= now()
    RETURNING d.delivery_id AS "deliveryId", d.endpoint_id AS "endpointId", d.merchant_id AS "merchantId",
              d.event_id AS "eventId", d.event_stamp AS stamp, d.attempts
  )
  SELECT blocked.*, took.*
    FROM (SELECT count(*)::integer AS blocked FROM moved) AS blocked
    LEFT JOIN took ON true`;
