import type { UnitOfWork } from '#messaging';
import { RowColumns, type Queries } from '#platform';
import type { OrderStatus } from '../domain/order-status.js';
import { documentsOf } from './order-view.js';
import type { ParcelCopy, ParcelCopyEvent } from './parcel-copy.js';

/** The copy of the parcel of an order. */
interface OrderParcel {
  orderId: string;
  parcel: ParcelCopy;
  lastMileTrackingNumber: string | undefined;
}

/** Replaces the parcel copies of orders (decision 7.1); at most one for each order. */
export function replaceParcels(unitOfWork: UnitOfWork, parcels: readonly OrderParcel[]): void {
  if (parcels.length > 0) unitOfWork.write(REPLACE_PARCELS, [PARCEL.json(parcels)]);
}

/** Sets the parcel id of copies without one: a closed order may get tracking without a fulfillment step. */
export function nameParcels(
  unitOfWork: UnitOfWork,
  parcels: readonly { orderId: string; parcelId: string }[],
): void {
  unitOfWork.write(
    `INSERT INTO order_parcel AS former (order_id, parcel)
     SELECT DISTINCT ON (order_id) order_id,
            jsonb_build_object('parcelId', parcel_id, 'items', '[]'::jsonb, 'documents', '[]'::jsonb)
       FROM unnest($1::text[], $2::text[]) AS t (order_id, parcel_id)
     ON CONFLICT (order_id) DO UPDATE
        SET parcel = former.parcel || jsonb_build_object('parcelId', excluded.parcel -> 'parcelId')
      WHERE NOT former.parcel ? 'parcelId'`,
    [parcels.map(({ orderId }) => orderId), parcels.map(({ parcelId }) => parcelId)],
  );
}

/** The tracking events that are stored already, as `orderId eventId`. */
export async function knownTracking(
  unitOfWork: UnitOfWork,
  events: readonly { orderId: string; eventId: string }[],
): Promise<Set<string>> {
  const rows = await unitOfWork.query<{ key: string }>(
    `SELECT order_id || ' ' || event_id AS key FROM order_parcel_event
       JOIN unnest($1::text[], $2::text[]) AS t (order_id, event_id) USING (order_id, event_id)`,
    [events.map(({ orderId }) => orderId), events.map(({ eventId }) => eventId)],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Appends tracking to parcels, in order. */
export function appendTracking(
  unitOfWork: UnitOfWork,
  events: readonly { orderId: string; event: ParcelCopyEvent }[],
): void {
  if (events.length === 0) return;
  const rows = events.map(({ orderId, event }, position) => ({
    orderId,
    eventId: event.eventId,
    event,
    position,
  }));
  unitOfWork.write(APPEND_TRACKING, [EVENT.json(rows, 'position')]);
}

/**
 * The documents of one merchant's order with the order's status; another merchant's order counts as absent. An erased
 * order has no documents.
 */
export async function readDocuments(
  queries: Queries,
  merchantId: string,
  orderId: string,
): Promise<{ status: OrderStatus; documents: ParcelCopy['documents'] } | undefined> {
  const [row] = await queries.query<DocumentsRow>(READ_DOCUMENTS, [orderId, merchantId]);
  return row && { status: row.status, documents: documentsOf(row) };
}

const PARCEL = new RowColumns<OrderParcel>({
  orderId: 'text',
  parcel: 'jsonb',
  lastMileTrackingNumber: 'text',
});

const REPLACE_PARCELS = `
  INSERT INTO order_parcel AS former (${PARCEL.names}) SELECT ${PARCEL.members} FROM ${PARCEL.table('$1')}
  ON CONFLICT (order_id) DO UPDATE
     SET parcel = excluded.parcel,
         last_mile_tracking_number = coalesce(excluded.last_mile_tracking_number, former.last_mile_tracking_number)`;

const EVENT = new RowColumns<{ orderId: string; eventId: string; event: ParcelCopyEvent }>({
  orderId: 'text',
  eventId: 'text',
  event: 'jsonb',
});

const APPEND_TRACKING = `
  INSERT INTO order_parcel_event (${EVENT.names})
  SELECT ${EVENT.members} FROM ${EVENT.table('$1', 'position integer')} ORDER BY position`;

interface DocumentsRow {
  status: OrderStatus;
  parcel: ParcelCopy | null;
  personalDataErasedAt: Date | null;
}

const READ_DOCUMENTS = `
  SELECT status, parcel, personal_data_erased_at AS "personalDataErasedAt"
    FROM orders LEFT JOIN order_parcel USING (order_id)
   WHERE order_id = $1 AND merchant_id = $2`;
