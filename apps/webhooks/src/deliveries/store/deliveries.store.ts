import type { Writes } from '#messaging';
import { type ListRows } from '#edge';
import { loadListPage, smallRows, type Bind, type Queries } from '#platform';

/** The delivery of an event to an endpoint. */
export interface Delivery {
  deliveryId: string;
  endpointId: string;
  eventId: string;
  eventStamp: Date;
  type: string;
  subject: string;
  cause: 'event' | 'retry' | 'replay' | 'recovery' | 'test';
  state: DeliveryState;
  attemptCount: number;
  createdAt: Date;
  /** Null if the delivery is finished or in flight. */
  nextAttemptAt: Date | null;
  /** Null if the delivery waits only for its turn. */
  pauseReason: 'retry-after' | 'endpoint' | null;
  finishedAt: Date | null;
}

type DeliveryState = 'waiting' | 'delivered' | 'dead' | 'dropped';

/**
 * The states, and `failed`: deliveries whose last attempt has failed, whether they wait for another one or were given
 * up.
 */
export const DELIVERY_FILTERS = ['waiting', 'failed', 'delivered', 'dead', 'dropped'] as const;

export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

/** The attempts in the order in which they were recorded. */
export type AttemptedDelivery = Delivery & { attempts: Attempt[] };

export interface Attempt {
  at: string;
  durationMs: number;
  outcome: 'delivered' | 'failed';
  status?: number;
  error?: string;
  body?: string;
  bodyCut?: true;
}

export interface DeliveryRange {
  state: DeliveryFilter | undefined;
  /** Only older deliveries than this one. */
  before: string | undefined;
  limit: number;
}

interface Addressed {
  merchantId: string;
  endpointId: string;
}

/** The newest first. */
export function selectDeliveries(
  queries: Queries,
  { merchantId, endpointId }: Addressed,
  { state, before, limit }: DeliveryRange,
): Promise<ListRows<Delivery>> {
  if (state === 'waiting' || state === 'failed') {
    return smallRows(queries.query(FOUND[state], [merchantId, endpointId, before, limit]));
  }
  const dead = state === 'dead' ? [`state = 'dead'`] : [];
  const conditions = {
    range: (value: Bind) => [
      `merchant_id = ${value(merchantId)}`,
      `endpoint_id = ${value(endpointId)}`,
      ...(before === undefined ? [] : [`id < ${value(before)}`]),
      ...dead,
    ],
    filters: (value: Bind) =>
      state === undefined || dead.length > 0 ? [] : [`state = ${value(state)}`],
  };
  return loadListPage(queries, DELIVERIES, conditions, { order: 'desc', limit }, PAGE);
}

/** @returns undefined if the endpoint has no such delivery */
export async function selectDelivery(
  queries: Queries,
  { merchantId, endpointId }: Addressed,
  deliveryId: string,
): Promise<AttemptedDelivery | undefined> {
  const [row] = await queries.query<AttemptedDelivery>(ONE, [merchantId, endpointId, deliveryId]);
  return row;
}

/** @returns the delivery of the event at this endpoint that is not finished */
export async function findWaiting(
  queries: Queries,
  { merchantId, endpointId }: Addressed,
  eventId: string,
): Promise<string | undefined> {
  const [row] = await queries.query<{ id: string }>(WAITING, [merchantId, endpointId, eventId]);
  return row?.id;
}

/**
 * Sends a delivery at once, unless it is in flight or finished, even while its endpoint is paused. Earlier deliveries
 * that block its subject are sent first.
 */
export function hasten(unitOfWork: Writes, deliveryId: string): void {
  unitOfWork.write(HASTEN, [deliveryId]);
}

const COLUMNS = `
  d.id AS "deliveryId", d.endpoint_id AS "endpointId", d.event_id AS "eventId", d.event_stamp AS "eventStamp", d.type,
  d.subject, d.cause, d.state, jsonb_array_length(d.attempts) AS "attemptCount",
  uuid_extract_timestamp(d.id) AS "createdAt", d.finished_at AS "finishedAt",
  CASE WHEN NOT (q.taken AND q.due_at > now()) THEN greatest(q.due_at, CASE WHEN NOT q.urgent THEN h.probe_at END) END
    AS "nextAttemptAt",
  CASE WHEN q.requested AND q.due_at > now() THEN 'retry-after'
       WHEN h.probe_at > greatest(q.due_at, now()) AND NOT q.urgent AND NOT (q.taken AND q.due_at > now()) THEN 'endpoint'
  END AS "pauseReason"`;

const QUEUED = `
  LEFT JOIN due_delivery q ON q.delivery_id = d.id
  LEFT JOIN endpoint_health h ON h.endpoint_id = q.endpoint_id`;
const FROM = `FROM delivery d ${QUEUED}`;

/** An id begins with the time of its creation. */
const DELIVERIES = { table: 'delivery', date: 'id', id: 'id' };

const PAGE = {
  of: (rows: string) => `
    SELECT ${COLUMNS}, d.scan_end AS "scanEnd" FROM (${rows}) AS d ${QUEUED} ORDER BY d.id DESC`,
  bytes: '1',
  shown: { date: '"deliveryId"', id: '"deliveryId"' },
};

/** Waiting deliveries are found in the queue, and dead ones by an index of their own. */
const FOUND = {
  waiting: selectionOf(`
    SELECT delivery_id FROM due_delivery
     WHERE merchant_id = $1 AND endpoint_id = $2 AND ($3::uuid IS NULL OR delivery_id < $3)
     ORDER BY delivery_id DESC LIMIT $4`),
  failed: selectionOf(`
    (SELECT delivery_id FROM due_delivery
      WHERE merchant_id = $1 AND endpoint_id = $2 AND ($3::uuid IS NULL OR delivery_id < $3)
        AND attempts > 0 AND NOT (attempts = 1 AND taken)
      ORDER BY delivery_id DESC LIMIT $4)
    UNION ALL
    (SELECT id FROM delivery
      WHERE merchant_id = $1 AND endpoint_id = $2 AND ($3::uuid IS NULL OR id < $3) AND state = 'dead'
      ORDER BY id DESC LIMIT $4)`),
};

function selectionOf(ids: string): string {
  return `
    SELECT ${COLUMNS} ${FROM} WHERE d.merchant_id = $1 AND d.endpoint_id = $2 AND d.id IN (${ids})
     ORDER BY d.id DESC LIMIT $4`;
}

const ONE = `
  SELECT ${COLUMNS}, d.attempts ${FROM} WHERE d.merchant_id = $1 AND d.endpoint_id = $2 AND d.id = $3`;

const WAITING = `
  SELECT id FROM delivery
   WHERE merchant_id = $1 AND endpoint_id = $2 AND event_id = $3 AND state = 'waiting' ORDER BY id LIMIT 1`;

const HASTEN = `
  UPDATE due_delivery d SET due_at = least(d.due_at, now()), urgent = true, requested = false
    FROM due_delivery one
   WHERE one.delivery_id = $1 AND d.endpoint_id = one.endpoint_id AND d.subject = one.subject
     AND d.sequence <= one.sequence AND NOT d.taken
     AND (d.attempts > 0 OR d.delivery_id = $1
          OR d.sequence = (SELECT min(sequence) FROM due_delivery
                            WHERE endpoint_id = one.endpoint_id AND subject = one.subject))`;
