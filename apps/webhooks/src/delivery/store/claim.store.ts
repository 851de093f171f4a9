import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import { MERCHANT_LIMIT, type Group, type ProcessCapacity } from '../domain/capacity.js';

const GROUPS: readonly Group[] = ['proven', 'unknown', 'poor'];

/** The number of deliveries that the calling process may claim; it must be registered as a sender. */
export type Capacity = ProcessCapacity & { senderId: string };

/** A delivery that is in flight from now on. */
export interface ClaimedDelivery {
  deliveryId: string;
  endpointId: string;
  merchantId: string;
  eventId: string;
  stamp: Date;
  /** Includes the attempt that begins. */
  attempts: number;
  /** The number of previous attempts after which the receiver requested a shorter wait than that of the schedule. */
  hurried: number;
}

/** @returns whether an endpoint with free capacity may have due deliveries */
export async function isAnyDue(
  queries: Queries,
  endpoints: readonly Pick<Capacity['endpoints'][number], 'endpointId' | 'urgentOnly'>[],
): Promise<boolean> {
  const rows = await queries.query(ANY_DUE, [
    endpoints.map(({ endpointId }) => endpointId),
    endpoints.map(({ urgentOnly }) => urgentOnly),
  ]);
  return rows.length > 0;
}

/**
 * Claims due deliveries of endpoints with free capacity: first those that a person has requested, then first attempts,
 * then retries, and those of the least busy merchants and endpoints first. Only one delivery of a subject is in flight
 * at a time, and an earlier delivery blocks later ones until it is finished, or has failed for an hour. A blocked
 * delivery gets the time at which the block may end, so that it is not read again and again.
 * @returns the claimed deliveries, and the number of blocked ones, after which others may be due
 */
export async function claimDue(
  unitOfWork: UnitOfWork,
  { senderId, endpoints, most, mostReserved, limitByGroup }: Capacity,
): Promise<{ claimed: ClaimedDelivery[]; blocked: number }> {
  const rows = await unitOfWork.query<ClaimedDelivery & { blocked: number }>(CLAIM, [
    endpoints.map(({ endpointId }) => endpointId),
    endpoints.map(({ capacity }) => capacity),
    endpoints.map(({ inFlight }) => inFlight),
    endpoints.map(({ group }) => GROUPS.indexOf(group)),
    endpoints.map(({ urgentOnly }) => urgentOnly),
    endpoints.map(({ merchantId }) => merchantId),
    endpoints.map(({ merchantInFlight }) => merchantInFlight),
    endpoints.map(({ merchantCapacity }) => merchantCapacity),
    endpoints.map(({ isReserved }) => isReserved),
    GROUPS.map((group) => limitByGroup[group]),
    most,
    mostReserved,
    MERCHANT_LIMIT,
    senderId,
  ]);
  // Returns one row without a delivery if nothing was claimed.
  return {
    claimed: rows.filter(({ deliveryId }) => deliveryId !== null),
    blocked: rows[0]?.blocked ?? 0,
  };
}

/**
 * The time that a claimed delivery counts as in flight: longer than the longest exchange. After a crash it is due again.
 */
const IN_FLIGHT = `interval '60 seconds'`;
/** The time that a failing delivery blocks those behind it. */
const HOLD = `interval '1 hour'`;

/** EXISTS is not used, because Postgres may turn it into a hash of the whole queue. */
const ANY_DUE = `
  SELECT FROM unnest($1::uuid[], $2::boolean[]) AS endpoint (id, urgent_only)
   CROSS JOIN LATERAL (
     (SELECT 1 FROM due_delivery d
       WHERE endpoint.urgent_only AND d.endpoint_id = endpoint.id AND d.urgent AND d.due_at <= now() LIMIT 1)
     UNION ALL
     (SELECT 1 FROM due_delivery d
       WHERE NOT endpoint.urgent_only AND d.endpoint_id = endpoint.id AND d.attempts = 0 AND d.due_at <= now() LIMIT 1)
     UNION ALL
     (SELECT 1 FROM due_delivery d
       WHERE NOT endpoint.urgent_only AND d.endpoint_id = endpoint.id AND d.attempts > 0 AND d.due_at <= now() LIMIT 1)
   ) AS due
   LIMIT 1`;

const dueOf = (columns: string, condition: string, order: string, limit: string): string => `
  (SELECT ${columns} FROM due_delivery d
    WHERE ${condition} AND d.due_at <= now()
    ORDER BY ${order} LIMIT ${limit})`;

const HEADS = [
  'endpoint.urgent_only AND d.endpoint_id = endpoint.endpoint_id AND d.urgent',
  'NOT endpoint.urgent_only AND d.endpoint_id = endpoint.endpoint_id AND d.attempts = 0',
  'NOT endpoint.urgent_only AND d.endpoint_id = endpoint.endpoint_id AND d.attempts > 0',
].map((condition) => dueOf('due_at', condition, 'due_at', '1'));

/**
 * The endpoints with due deliveries. Their number is bounded, and so is the number of rows read: an endpoint with a
 * million due rows costs as much as one with a few.
 */
const WAITING = `
  waiting AS MATERIALIZED (
    SELECT endpoint.*, least(256, greatest(capacity + 4, 2048 / least(count(*) OVER (), 256)::integer)) AS window_size
      FROM unnest($1::uuid[], $2::integer[], $3::integer[], $4::integer[], $5::boolean[], $6::text[], $7::integer[],
                  $8::integer[], $9::boolean[])
           AS endpoint (endpoint_id, capacity, in_flight, group_at, urgent_only, merchant_id, merchant_in_flight, merchant_capacity,
                     has_reserve)
     CROSS JOIN LATERAL (
       SELECT min(due_at) AS due_at FROM (${HEADS.join(' UNION ALL ')}) AS heads
     ) AS head
     WHERE head.due_at IS NOT NULL AND EXISTS (SELECT FROM sender WHERE id = $14)
     ORDER BY merchant_in_flight, in_flight, head.due_at
     LIMIT 256
  )`;

const ROWS = [
  'd.endpoint_id = waiting.endpoint_id AND d.urgent',
  'NOT waiting.urgent_only AND d.endpoint_id = waiting.endpoint_id AND d.attempts = 0 AND NOT d.urgent',
  'NOT waiting.urgent_only AND d.endpoint_id = waiting.endpoint_id AND d.attempts > 0 AND NOT d.urgent',
].map((condition) =>
  dueOf(
    'delivery_id, subject, sequence, attempts, due_at, urgent',
    condition,
    'due_at, sequence',
    'window_size',
  ),
);

/** The candidate rows; each part is read only as far as the parts before it leave space in the window. */
const CANDIDATE = `
  candidate AS MATERIALIZED (
    SELECT waiting.*, due.*
      FROM waiting
     CROSS JOIN LATERAL (SELECT * FROM (${ROWS.join(' UNION ALL ')}) AS parts LIMIT window_size) AS due
  )`;

/**
 * The time until which a candidate is blocked: by the delivery of its subject that is in flight, by the time that the
 * receiver named for the subject unless a person has requested this delivery, or by the first earlier delivery that
 * blocks it. The latter may be due as well but not claimed now; its end makes the next one due.
 */
const JUDGED = `
  judged AS MATERIALIZED (
    SELECT candidate.*, coalesce(flying.until, requested.until, holding.until) AS blocked_until
      FROM candidate
      LEFT JOIN LATERAL (
        SELECT d.due_at AS until FROM due_delivery d
         WHERE d.endpoint_id = candidate.endpoint_id AND d.subject = candidate.subject AND d.taken AND d.due_at > now()
         LIMIT 1
      ) AS flying ON true
      LEFT JOIN LATERAL (
        SELECT d.due_at AS until FROM due_delivery d
         WHERE d.endpoint_id = candidate.endpoint_id AND d.subject = candidate.subject AND d.requested
           AND d.due_at > now() AND NOT candidate.urgent
         ORDER BY d.due_at DESC LIMIT 1
      ) AS requested ON true
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

/**
 * Selects one delivery of each subject, within the capacity of its endpoint, merchant and group, and of the process.
 * The first delivery of a merchant that has none in progress may use the reserve.
 */
const CHOSEN = `
  first_of_subject AS (
    SELECT DISTINCT ON (endpoint_id, subject) * FROM judged
     WHERE blocked_until IS NULL
     ORDER BY endpoint_id, subject, sequence
  ),
  placed AS (
    SELECT *, in_flight + row_number() OVER (
             PARTITION BY endpoint_id ORDER BY NOT urgent, attempts > 0, due_at, sequence) AS place
      FROM first_of_subject
  ),
  of_merchants AS (
    SELECT *, row_number() OVER (PARTITION BY merchant_id, group_at ORDER BY place, due_at, sequence) AS place_in_share,
           merchant_in_flight + row_number() OVER (PARTITION BY merchant_id ORDER BY place, due_at, sequence)
             AS merchant_place
      FROM placed
     WHERE place <= in_flight + capacity
  ),
  of_groups AS (
    SELECT *, has_reserve AND merchant_place = 1 AS reserved,
           row_number() OVER (PARTITION BY group_at ORDER BY merchant_place, place, due_at, sequence) AS place_in_group
      FROM of_merchants
     WHERE place_in_share <= merchant_capacity AND merchant_place <= $13
  ),
  ranked AS (
    SELECT delivery_id, reserved,
           row_number() OVER (ORDER BY NOT reserved, merchant_place, place, due_at, sequence) AS rank
      FROM of_groups
     WHERE reserved OR place_in_group <= ($10::integer[])[group_at + 1]
  ),
  chosen AS MATERIALIZED (
    SELECT delivery_id FROM ranked WHERE rank <= CASE WHEN reserved THEN $12::integer ELSE $11::integer END
  )`;

/** Both updates check \`due_at\` again: another process may have claimed the row since this statement began. */
const CLAIM = `
  WITH ${WAITING}, ${CANDIDATE}, ${JUDGED}, ${CHOSEN},
  moved AS (
    UPDATE due_delivery d SET due_at = judged.blocked_until
      FROM judged
     WHERE d.delivery_id = judged.delivery_id AND judged.blocked_until IS NOT NULL AND d.due_at <= now()
    RETURNING 1
  ),
  claimed AS (
    UPDATE due_delivery d
       SET taken = true, due_at = now() + ${IN_FLIGHT}, attempts = d.attempts + 1,
           first_attempt_at = coalesce(d.first_attempt_at, now()), requested = false, urgent = false
      FROM chosen
     WHERE d.delivery_id = chosen.delivery_id AND d.due_at <= now()
    RETURNING d.delivery_id AS "deliveryId", d.endpoint_id AS "endpointId", d.merchant_id AS "merchantId",
              d.event_id AS "eventId", d.event_stamp AS stamp, d.attempts, d.hurried
  )
  SELECT blocked.*, claimed.*
    FROM (SELECT count(*)::integer AS blocked FROM moved) AS blocked
    LEFT JOIN claimed ON true`;
