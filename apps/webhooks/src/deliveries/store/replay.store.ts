import type { UnitOfWork, Writes } from '#messaging';
import type { Queries } from '#platform';
import type { LogPosition } from '../../log/store/event.store.js';

/** `retry` sends every delivery that failed; `recovery` follows the enabling of a disabled endpoint. */
export type ReplayKind = 'replay' | 'recovery' | 'retry';

/** A replay of events of the log to an endpoint, with its progress. */
export interface Replay {
  replayId: string;
  endpointId: string;
  kind: ReplayKind;
  from: Date;
  until: Date;
  /** Null means the types of the endpoint. */
  types: string[] | null;
  only: 'failed' | 'all';
  /** The position up to which the log was read; null before the first part. */
  reached: Date | null;
  /** The number of events of its period and types; null until they are counted. */
  total: number | null;
  queued: number;
  skipped: number;
  state: 'running' | 'done' | 'cancelled';
  startedAt: Date;
  finishedAt: Date | null;
}

/** The events of the log that a replay sends to an endpoint. */
export interface ReplayRange {
  endpointId: string;
  merchantId: string;
  kind: ReplayKind;
  types: string[] | null;
  only: 'failed' | 'all';
  after: LogPosition;
  until: Date;
}

/** A replay to continue, and the facts about its endpoint that this needs. */
export interface DueReplay extends ReplayRange {
  replayId: string;
  endpointState: 'enabled' | 'disabled';
  rate: number;
  total: number | null;
  queued: number;
}

/** An event of the log that a replay reads. */
export interface Examined extends LogPosition {
  eventId: string;
  type: string;
  subject: string;
  /** Whether it has a requested type. */
  matches: boolean;
  /** Whether to send it. */
  missing: boolean;
  /** Its delivery that waits for another attempt after a failure; null unless failures are retried. */
  waitingId: string | null;
}

/** The result of a part of a replay. */
export interface Progress {
  reached: LogPosition;
  queued: number;
  skipped: number;
  waitMs: number;
  isDone: boolean;
}

/** @returns undefined if the endpoint never had one */
export async function selectReplay(
  queries: Queries,
  endpointId: string,
): Promise<Replay | undefined> {
  const [row] = await queries.query<Replay>(READ, [endpointId]);
  return row;
}

/** Adds a replay of a locked endpoint, which replaces the previous one. */
export function insertReplay(writes: Writes, replay: Replay): void {
  const { replayId, endpointId, kind, from, until, types, only, state, startedAt } = replay;
  writes.write(`DELETE FROM replay WHERE endpoint_id = $1 AND state <> 'running'`, [endpointId]);
  writes.write(INSERT, [replayId, endpointId, kind, from, until, types, only, state, startedAt]);
}

/** @returns whether a replay of any merchant is due */
export async function isReplayDueOfAllMerchants(queries: Queries): Promise<boolean> {
  const rows = await queries.query(ANY_DUE);
  return rows.length > 0;
}

/** Locks the next due replay, and its endpoint, so that the endpoint cannot be disabled or deleted meanwhile. */
export async function lockReplayOfAllMerchants(
  unitOfWork: UnitOfWork,
): Promise<DueReplay | undefined> {
  const [row] = await unitOfWork.query<Omit<DueReplay, 'after'> & LogPosition>(LOCK);
  if (!row) return undefined;
  const { stamp, seq, ...replay } = row;
  return { ...replay, after: { stamp, seq } };
}

/** @returns whether at least `count` deliveries to the endpoint are due and wait for their turn */
export async function isCrowded(
  queries: Queries,
  endpointId: string,
  count: number,
): Promise<boolean> {
  const rows = await queries.query(CROWD, [endpointId, count]);
  return rows.length === count;
}

/** The next events of the log in order; fewer than `limit` at the end. */
export function examine(queries: Queries, range: ReplayRange, limit: number): Promise<Examined[]> {
  return queries.query(EXAMINE, [...argumentsOf(range), modeOf(range), limit]);
}

/** @returns the number of events to send among the first `limit` of the log, and whether there are later events */
export async function countMissing(
  queries: Queries,
  range: ReplayRange,
  limit: number,
): Promise<{ events: number; more: boolean }> {
  const [row] = await queries.query<{ events: number; examined: number }>(COUNT_MISSING, [
    ...argumentsOf(range),
    modeOf(range),
    limit + 1,
  ]);
  return { events: row?.events ?? 0, more: (row?.examined ?? 0) > limit };
}

/** @returns the number of events, including those that are not sent */
export async function countMatching(queries: Queries, range: ReplayRange): Promise<number> {
  const [row] = await queries.query<{ events: number }>(COUNT_MATCHING, argumentsOf(range));
  return row?.events ?? 0;
}

function argumentsOf({ merchantId, endpointId, after, until, types }: ReplayRange): unknown[] {
  return [merchantId, endpointId, after.stamp, after.seq, until, types];
}

const modeOf = ({ kind, only }: ReplayRange) => (kind === 'retry' ? kind : only);

export function saveTotal(writes: Writes, replayId: string, total: number): void {
  writes.write('UPDATE replay SET total = $2 WHERE id = $1', [replayId, total]);
}

/** Makes deliveries due that wait for another attempt. */
export function makeDue(writes: Writes, deliveryIds: readonly string[]): void {
  writes.write(MAKE_DUE, [deliveryIds]);
}

export function saveProgress(
  writes: Writes,
  replayId: string,
  { reached, queued, skipped, waitMs, isDone }: Progress,
): void {
  writes.write(PROGRESS, [
    replayId,
    reached.stamp,
    reached.seq,
    queued,
    skipped,
    waitMs,
    isDone ? 'done' : 'running',
  ]);
}

/** Postpones the replay. */
export function postpone(writes: Writes, replayId: string, milliseconds: number): void {
  writes.write(POSTPONE, [replayId, milliseconds]);
}

/** Ends the running replay, if there is one. */
export function cancelRunning(writes: Writes, endpointId: string): void {
  writes.write(CANCEL, [endpointId]);
}

/** Resets the stored health of an endpoint. */
export function dropHealth(writes: Writes, endpointId: string): void {
  writes.write('DELETE FROM endpoint_health WHERE endpoint_id = $1', [endpointId]);
}

const READ = `
  SELECT id AS "replayId", endpoint_id AS "endpointId", kind, from_at AS "from", until_at AS "until", types, "only",
         cursor_stamp AS reached, total::integer, queued::integer, skipped::integer, state, started_at AS "startedAt",
         finished_at AS "finishedAt"
    FROM replay WHERE endpoint_id = $1 ORDER BY started_at DESC LIMIT 1`;

const INSERT = `
  INSERT INTO replay (id, endpoint_id, kind, from_at, until_at, types, "only", state, started_at, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now())`;

const ANY_DUE = `SELECT FROM replay WHERE state = 'running' AND due_at <= now() LIMIT 1`;

const LOCK = `
  SELECT replay.id AS "replayId", replay.endpoint_id AS "endpointId", endpoint.merchant_id AS "merchantId", replay.kind,
         endpoint.state AS "endpointState", endpoint.rate, coalesce(replay.types, endpoint.types) AS types, replay."only",
         coalesce(replay.cursor_stamp, replay.from_at) AS stamp, coalesce(replay.cursor_seq, -1) AS seq,
         replay.until_at AS "until", replay.total::integer, replay.queued::integer
    FROM replay JOIN endpoint ON endpoint.id = replay.endpoint_id
   WHERE replay.state = 'running' AND replay.due_at <= now()
   ORDER BY replay.due_at LIMIT 1
     FOR UPDATE OF replay SKIP LOCKED
     FOR SHARE OF endpoint SKIP LOCKED`;

/** Has two parts, one for each index, so that deliveries that are not due are never read. */
const CROWD = `
  (SELECT FROM due_delivery WHERE endpoint_id = $1 AND attempts = 0 AND due_at <= now() LIMIT $2)
  UNION ALL
  (SELECT FROM due_delivery WHERE endpoint_id = $1 AND attempts > 0 AND due_at <= now() LIMIT $2)
  LIMIT $2`;

/** A test is only for the endpoint that requested it, and an event about this endpoint is for others. */
const OF_RANGE = `
  FROM event
 WHERE merchant_id = $1 AND (stamp, seq) > ($3, $4) AND stamp <= $5`;
const MATCHES = `type <> 'webhook.test' AND subject <> $2::uuid::text AND ($6::text[] IS NULL OR type = ANY ($6))`;

/**
 * The time in a delivery's id is that of its event or later, so earlier partitions are not read. The hour allows for
 * clocks that differ.
 */
const JUDGED = `
  SELECT event_id, stamp, seq, type, subject, matches, sent.waiting_id,
         matches AND CASE $7
           WHEN 'all' THEN NOT sent.waits
           WHEN 'failed' THEN NOT sent.waits AND NOT sent.delivered
           ELSE sent.waiting_id IS NOT NULL OR (sent.dead AND NOT sent.waits AND NOT sent.delivered)
         END AS missing
    FROM (SELECT event_id, stamp, seq, type, subject, ${MATCHES} AS matches ${OF_RANGE}
           ORDER BY stamp, seq LIMIT $8) AS e
    LEFT JOIN LATERAL (
      SELECT coalesce(bool_or(state = 'waiting'), false) AS waits, coalesce(bool_or(state = 'delivered'), false) AS delivered,
             coalesce(bool_or(state = 'dead'), false) AS dead,
             (array_agg(id) FILTER (WHERE $7 = 'retry' AND state = 'waiting' AND attempts <> '[]'))[1] AS waiting_id
        FROM delivery d
       WHERE matches AND d.endpoint_id = $2 AND d.event_id = e.event_id
         AND d.id >= uuid_floor(e.stamp - interval '1 hour')
    ) AS sent ON true`;

const EXAMINE = `
  SELECT event_id AS "eventId", stamp, seq, type, subject, matches, missing, waiting_id AS "waitingId"
    FROM (${JUDGED}) AS judged
   ORDER BY stamp, seq`;

const COUNT_MISSING = `
  SELECT count(*) FILTER (WHERE missing)::integer AS events, count(*)::integer AS examined FROM (${JUDGED}) AS judged`;

const COUNT_MATCHING = `
  SELECT count(*)::integer AS events FROM (SELECT ${OF_RANGE} AND ${MATCHES} LIMIT 1000000) AS matching`;

const MAKE_DUE = `
  UPDATE due_delivery SET due_at = now(), requested = false
   WHERE delivery_id = ANY ($1::uuid[]) AND NOT taken AND due_at > now()`;

/** A late part does not delay the next part; a very late part does not cause many parts at once. */
const PROGRESS = `
  UPDATE replay
     SET cursor_stamp = $2, cursor_seq = $3, queued = queued + $4, skipped = skipped + $5, state = $7,
         finished_at = CASE $7 WHEN 'done' THEN now() END,
         due_at = greatest(due_at, now() - interval '1 second') + $6 * interval '1 millisecond'
   WHERE id = $1`;

const CANCEL = `
  UPDATE replay SET state = 'cancelled', finished_at = now() WHERE endpoint_id = $1 AND state = 'running'`;

const POSTPONE = `UPDATE replay SET due_at = now() + $2 * interval '1 millisecond' WHERE id = $1`;
