import type { UnitOfWork } from '#messaging';
import { RowColumns, type Nullable } from '#platform';
import type { DataSource } from 'typeorm';
import type { ParcelEvent } from '../domain/parcel-event.js';
import type { ParcelStatus } from '../domain/parcel-status.js';
import type { TrackedParcel } from '../events.js';
import { touchParcels } from './parcel.store.js';

/** A tracking event of a parcel; the same event again (parcel, code, date) is stored once (decision 7.6). */
const EVENT = new RowColumns<ParcelEvent>({
  eventId: 'uuid',
  parcelId: 'text',
  code: 'text',
  eventDate: 'timestamptz',
  receivedDate: 'timestamptz',
  carrierId: 'text',
  externalCode: 'text',
  reportedBy: 'text',
  description: 'text',
  location: 'text',
});

/** A parcel with the ids that tracking requests use. */
export interface TrackableParcel {
  parcelId: string;
  lastMileTrackingNumber: string;
  merchantId: string;
}

/** The new status of a parcel, and the number of events to publish about it. */
export interface ParcelTracking {
  parcelId: string;
  status: ParcelStatus;
  published: number;
}

/** A parcel with the ids of its new tracking events. */
export interface TrackedChange extends TrackedParcel {
  shipmentId: string | null;
  addedEventIds: string[];
}

/** The listed parcels of these merchants with one of these ids or tracking numbers. */
export async function findTrackable(
  store: DataSource,
  names: readonly string[],
  merchants: readonly string[],
): Promise<TrackableParcel[]> {
  return store.query(`${FIND_TRACKABLE} AND merchant_id = ANY($2)`, [names, merchants]);
}

/** The listed parcels of any merchant with one of these ids or tracking numbers. */
export async function findTrackableOfAllMerchants(
  store: DataSource,
  names: readonly string[],
): Promise<TrackableParcel[]> {
  return store.query(FIND_TRACKABLE, [names]);
}

/** The listed parcels of these orders. */
export async function parcelsOfOrders(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<{ orderId: string; parcelId: string }[]> {
  return unitOfWork.query(PARCELS_OF_ORDERS, [orderIds]);
}

/**
 * Locks parcels until the commit, in key order, and returns their statuses. All transactions lock in the same order:
 * order flows, parcels, shipments; all rows of a kind at once. While a parcel is locked, its shipment cannot change. No
 * lock covers keys: writing a row twice in a transaction, as `lastUpdateDate` does, checks its foreign keys again,
 * which must not wait for the lock of the order or the shipment.
 */
export async function lockParcels(
  unitOfWork: UnitOfWork,
  parcelIds: readonly string[],
): Promise<Map<string, ParcelStatus>> {
  const rows = await unitOfWork.query<{ id: string; status: ParcelStatus }>(LOCK_PARCELS, [
    parcelIds,
  ]);
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/**
 * Adds reported events and updates the parcels with new ones, in one statement; a repeated event (parcel, code,
 * eventDate) has no effect (decision 7.6). The caller must have locked the parcels.
 */
export async function recordTracking(
  unitOfWork: UnitOfWork,
  events: readonly ParcelEvent[],
  changed: readonly ParcelTracking[],
): Promise<TrackedChange[]> {
  const changes = await unitOfWork.query<TrackedChange>(RECORD_TRACKING, [
    EVENT.json(events),
    changed.map(({ parcelId }) => parcelId),
    changed.map(({ status }) => status),
    changed.map(({ published }) => published),
  ]);
  return touchParcels(unitOfWork, changes);
}

/** Adds the events that the service creates; the same transaction writes their parcels. */
export function insertEvents(unitOfWork: UnitOfWork, events: readonly ParcelEvent[]): void {
  if (events.length > 0) unitOfWork.write(INSERT_EVENTS, [EVENT.json(events)]);
}

/** The events of these parcels, by parcel, each in the order in which they happened. */
export async function trackingOf(
  unitOfWork: UnitOfWork,
  parcelIds: readonly string[],
): Promise<Map<string, ParcelEvent[]>> {
  const rows = await unitOfWork.query<Nullable<ParcelEvent>>(TRACKING_OF, [parcelIds]);
  const events = rows.map((row) => EVENT.read(row));
  return Map.groupBy(events, ({ parcelId }) => parcelId);
}

const FIND_TRACKABLE = `
  SELECT parcel_id AS "parcelId", last_mile_tracking_number AS "lastMileTrackingNumber",
         merchant_id AS "merchantId"
    FROM parcel
   WHERE (parcel_id = ANY($1) OR last_mile_tracking_number = ANY($1))
     AND status IS NOT NULL`;

const PARCELS_OF_ORDERS = `
  SELECT order_id AS "orderId", parcel_id AS "parcelId" FROM parcel
   WHERE order_id = ANY($1) AND status IS NOT NULL`;

const LOCK_PARCELS = `
  SELECT parcel_id AS id, status FROM parcel WHERE parcel_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

const TRACKING_OF = `
  SELECT ${EVENT.selected} FROM parcel_event WHERE parcel_id = ANY($1) ORDER BY event_date, event_id`;

const INSERT_EVENTS = `
  INSERT INTO parcel_event (${EVENT.names})
  SELECT ${EVENT.members} FROM ${EVENT.table('$1')}
  ON CONFLICT (parcel_id, code, event_date) DO NOTHING`;

/** Reports may arrive in any order. */
const NEWER_CUSTOMS = 'customs.event_date >= coalesce(customs_at, customs.event_date)';

const RECORD_TRACKING = `
  WITH added AS (${INSERT_EVENTS} RETURNING event_id, parcel_id, code, event_date, received_date),
  gathered AS (
    SELECT parcel_id, array_agg(event_id::text) AS event_ids, max(received_date) AS received_date
      FROM added GROUP BY parcel_id),
  customs AS (
    SELECT DISTINCT ON (parcel_id) parcel_id, code, event_date
      FROM added WHERE code LIKE 'CUSTOMS\\_%' ORDER BY parcel_id, event_date DESC, event_id DESC)
  UPDATE parcel
     SET status = changed.status, version = parcel.version + changed.published,
         tracked_at = greatest(tracked_at, gathered.received_date),
         customs_code = CASE WHEN ${NEWER_CUSTOMS} THEN customs.code ELSE customs_code END,
         customs_at = CASE WHEN ${NEWER_CUSTOMS} THEN customs.event_date ELSE customs_at END
    FROM unnest($2::text[], $3::text[], $4::integer[]) AS changed (parcel_id, status, published)
    JOIN gathered USING (parcel_id)
    LEFT JOIN customs USING (parcel_id)
   WHERE parcel.parcel_id = changed.parcel_id
  RETURNING parcel.order_id AS "orderId", parcel.merchant_id AS "merchantId", parcel.version::integer,
    parcel.parcel_id AS "parcelId", parcel.tracking_token AS "trackingToken", parcel.status,
    parcel.shipment_id AS "shipmentId", gathered.event_ids AS "addedEventIds"`;
