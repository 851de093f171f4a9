import type { UnitOfWork } from '#messaging';
import type { DataSource } from 'typeorm';
import type { ParcelEvent } from '../domain/parcel-event.js';
import type { ParcelStatus } from '../domain/parcel-status.js';
import type { TrackedParcel } from '../events.js';
import { touched } from './parcel.store.js';

/** A parcel as tracking requests name it. */
export interface TrackableParcel {
  parcelId: string;
  lastMileTrackingNumber: string;
  merchantId: string;
}

/** The new status of a parcel, and the number of events to publish about it. */
export interface ParcelTracking {
  parcelId: string;
  status: ParcelStatus;
  facts: number;
}

/** A parcel with the tracking events that were new. */
export interface TrackedChange {
  parcel: TrackedParcel;
  shipmentId?: string;
  addedEventIds: ReadonlySet<string>;
}

/** The listed parcels of these merchants with one of these ids or tracking numbers. */
export async function findTrackable(
  store: DataSource,
  names: readonly string[],
  merchants: readonly string[],
): Promise<TrackableParcel[]> {
  const sql = `${FIND_TRACKABLE} AND merchant_id = ANY($2)`;
  const rows: TrackableRow[] = await store.query(sql, [names, merchants]);
  return rows.map(toTrackable);
}

/** The listed parcels of any merchant with one of these ids or tracking numbers. */
export async function findTrackableOfAllMerchants(
  store: DataSource,
  names: readonly string[],
): Promise<TrackableParcel[]> {
  const rows: TrackableRow[] = await store.query(FIND_TRACKABLE, [names]);
  return rows.map(toTrackable);
}

/** The listed parcels of these orders. */
export async function parcelsOfOrders(
  uow: UnitOfWork,
  orderIds: readonly string[],
): Promise<(TrackableParcel & { orderId: string })[]> {
  const rows = await uow.query<{ order_id: string } & TrackableRow>(PARCELS_OF_ORDERS, [orderIds]);
  return rows.map((row) => ({ orderId: row.order_id, ...toTrackable(row) }));
}

/**
 * Locks parcels until the commit, in key order, and returns their statuses. All transactions lock in one order: order
 * flows, parcels, shipments; all rows of a kind at once. While a parcel is locked, its shipment cannot change. No
 * lock covers keys: writing a row twice in a transaction, as `lastUpdateDate` does, checks its foreign keys again,
 * which must not wait for the lock of the order or the shipment.
 */
export async function lockParcels(
  uow: UnitOfWork,
  parcelIds: readonly string[],
): Promise<Map<string, ParcelStatus>> {
  const rows = await uow.query<{ parcel_id: string; status: ParcelStatus }>(LOCK_PARCELS, [
    parcelIds,
  ]);
  return new Map(rows.map((row) => [row.parcel_id, row.status]));
}

/**
 * Adds reported events and updates the parcels with new ones, in one statement; a repeated event (parcel, code,
 * eventDate) has no effect (decision 7.6). The parcels are locked.
 */
export async function recordTracking(
  uow: UnitOfWork,
  events: readonly ParcelEvent[],
  moves: readonly ParcelTracking[],
): Promise<TrackedChange[]> {
  const rows = await uow.query<TrackedChangeRow>(RECORD_TRACKING, [
    ...eventColumns(events),
    moves.map(({ parcelId }) => parcelId),
    moves.map(({ status }) => status),
    moves.map(({ facts }) => facts),
  ]);
  return touched(uow, rows).map((row) => ({
    parcel: {
      orderId: row.order_id,
      merchantId: row.merchant_id,
      version: Number(row.version),
      parcelId: row.parcel_id,
      trackingToken: row.tracking_token,
      status: row.status,
    },
    ...(row.shipment_id === null ? {} : { shipmentId: row.shipment_id }),
    addedEventIds: new Set(row.added),
  }));
}

/** Adds the events that the service creates; the same transaction writes their parcels. */
export function insertEvents(uow: UnitOfWork, events: readonly ParcelEvent[]): void {
  if (events.length > 0) uow.write(INSERT_EVENTS, eventColumns(events));
}

function toTrackable(row: TrackableRow): TrackableParcel {
  return {
    parcelId: row.parcel_id,
    lastMileTrackingNumber: row.last_mile_tracking_number,
    merchantId: row.merchant_id,
  };
}

function eventColumns(events: readonly ParcelEvent[]): unknown[][] {
  return [
    events.map(({ eventId }) => eventId),
    events.map(({ parcelId }) => parcelId),
    events.map(({ code }) => code),
    events.map(({ eventDate }) => eventDate),
    events.map(({ receivedDate }) => receivedDate),
    events.map(({ carrierId }) => carrierId ?? null),
    events.map(({ externalCode }) => externalCode ?? null),
    events.map(({ reportedBy }) => reportedBy ?? null),
    events.map(({ description }) => description),
    events.map(({ location }) => location),
  ];
}

interface TrackableRow {
  parcel_id: string;
  last_mile_tracking_number: string;
  merchant_id: string;
}

interface TrackedChangeRow {
  order_id: string;
  merchant_id: string;
  version: string;
  parcel_id: string;
  tracking_token: string;
  status: ParcelStatus;
  shipment_id: string | null;
  added: string[];
}

const FIND_TRACKABLE = `
  SELECT parcel_id, last_mile_tracking_number, merchant_id FROM parcel
   WHERE (parcel_id = ANY($1) OR last_mile_tracking_number = ANY($1))
     AND status IS NOT NULL`;

const PARCELS_OF_ORDERS = `
  SELECT order_id, parcel_id, last_mile_tracking_number, merchant_id FROM parcel
   WHERE order_id = ANY($1) AND status IS NOT NULL`;

const LOCK_PARCELS = `
  SELECT parcel_id, status FROM parcel WHERE parcel_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

const INSERT_EVENTS = `
  INSERT INTO parcel_event (event_id, parcel_id, code, event_date, received_date, carrier_id, external_code,
    reported_by, description, location)
  SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::timestamptz[], $5::timestamptz[], $6::text[],
    $7::text[], $8::text[], $9::text[], $10::text[])
  ON CONFLICT (parcel_id, code, event_date) DO NOTHING`;

const RECORD_TRACKING = `
  WITH added AS (${INSERT_EVENTS} RETURNING event_id, parcel_id),
  gathered AS (SELECT parcel_id, array_agg(event_id::text) AS added FROM added GROUP BY parcel_id)
  UPDATE parcel
     SET status = move.status, version = parcel.version + move.facts
    FROM unnest($11::text[], $12::text[], $13::integer[]) AS move (parcel_id, status, facts)
    JOIN gathered USING (parcel_id)
   WHERE parcel.parcel_id = move.parcel_id
  RETURNING parcel.order_id, parcel.merchant_id, parcel.version, parcel.parcel_id, parcel.tracking_token,
    parcel.status, parcel.shipment_id, gathered.added`;
