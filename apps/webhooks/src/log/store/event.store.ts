import type { Writes } from '#messaging';
import { type ListRows } from '#edge';
import { loadListPage, orderBy, type Bind, type Queries } from '#platform';
import type { LoggedEvent } from '../domain/cloud-event.js';

/** A position in a merchant's log. */
export interface LogPosition {
  stamp: Date;
  seq: number;
}

/** Filters for the events of the log. */
export interface LogRange {
  after: LogPosition;
  /** All types if left out. */
  types?: readonly string[] | undefined;
  /** All subjects if left out. */
  subject?: string | undefined;
  limit: number;
}

/** Adds events to the log. They must have the timestamp of their merchant's clock. */
export function insertEvents(writes: Writes, events: readonly LoggedEvent[]): void {
  writes.write(INSERT, [
    events.map((event) => event.merchantId),
    events.map((event) => event.stamp),
    events.map((event) => event.seq),
    events.map((event) => event.eventId),
    events.map((event) => event.stream),
    events.map((event) => event.type),
    events.map((event) => event.subject),
    events.map((event) => event.version),
    events.map((event) => event.occurredAt),
    events.map((event) => event.dataschema),
    events.map((event) => event.traceparent),
    events.map((event) => event.value),
  ]);
}

const INSERT = `
  INSERT INTO event (merchant_id, stamp, seq, event_id, stream, type, subject, version, occurred_at, dataschema,
                     traceparent, value)
  SELECT * FROM unnest($1::text[], $2::timestamptz[], $3::integer[], $4::uuid[], $5::text[], $6::text[], $7::text[],
                       $8::bigint[], $9::timestamptz[], $10::text[], $11::text[], $12::bytea[])`;

/** A merchant's events in the order of its log, up to the maximum size of a page. */
export async function selectEvents(
  queries: Queries,
  merchantId: string,
  { after: { stamp, seq }, types, subject, limit }: LogRange,
): Promise<ListRows<LoggedEvent>> {
  const conditions = {
    range: (value: Bind) => [
      `merchant_id = ${value(merchantId)}`,
      ...(subject === undefined ? [] : [`subject = ${value(subject)}`]),
    ],
    filters: (value: Bind) => (types ? [`type = ANY(${value(types)})`] : []),
  };
  const after = { lastUpdateDate: stamp.toISOString(), id: String(seq) };
  const { rows, cut, scannedTo } = await loadListPage<EventRow>(
    queries,
    LOG,
    conditions,
    { after, limit },
    PAGE,
  );
  return { rows: rows.map(toEvent), cut, scannedTo: scannedTo && toEvent(scannedTo) };
}

/** @returns undefined if the merchant's log has no such event */
export async function selectEvent(
  queries: Queries,
  merchantId: string,
  eventId: string,
): Promise<LoggedEvent | undefined> {
  const [row] = await queries.query<EventRow>(BY_ID, [merchantId, eventId]);
  return row && toEvent(row);
}

/** The last timestamps of the logs of these merchants, for each merchant that has one. */
export async function selectLastStamps(
  queries: Queries,
  merchantIds: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await queries.query<{ merchant_id: string; stamp: Date }>(LAST_STAMPS, [
    merchantIds,
    EVENT_LOG,
  ]);
  return new Map(rows.map(({ merchant_id, stamp }) => [merchant_id, stamp]));
}

/** The name of the list whose clock orders the log. */
export const EVENT_LOG = 'webhook-event';

interface EventRow {
  merchant_id: string;
  stamp: Date;
  seq: number;
  event_id: string;
  stream: string;
  type: string;
  subject: string;
  version: string;
  occurred_at: Date;
  dataschema: string;
  traceparent: string | null;
  value: Buffer;
}

function toEvent(row: EventRow): LoggedEvent {
  return {
    merchantId: row.merchant_id,
    stamp: row.stamp,
    seq: row.seq,
    eventId: row.event_id,
    stream: row.stream,
    type: row.type,
    subject: row.subject,
    version: Number(row.version),
    occurredAt: row.occurred_at,
    dataschema: row.dataschema,
    traceparent: row.traceparent,
    value: row.value,
  };
}

const COLUMNS = `merchant_id, stamp, seq, event_id, stream, type, subject, version, occurred_at, dataschema,
                 traceparent, value`;

const LOG = { table: 'event', date: 'stamp', id: 'seq' };

const PAGE = {
  of: (rows: string) =>
    `SELECT ${COLUMNS}, scan_end AS "scanEnd" FROM (${rows}) AS page ${orderBy(LOG)}`,
  bytes: 'octet_length(value)',
  shown: LOG,
};

const BY_ID = `SELECT ${COLUMNS} FROM event WHERE merchant_id = $1 AND event_id = $2 LIMIT 1`;

const LAST_STAMPS = `SELECT merchant_id, stamp FROM list_clock WHERE merchant_id = ANY ($1) AND list = $2`;
