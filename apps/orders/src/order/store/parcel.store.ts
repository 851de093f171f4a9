import type { EventOf, ParcelTrackingUpdated } from '#contracts';
import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import type { OrderStatus } from '../domain/order-status.js';
import { DOCUMENTS, WITH_PARCEL } from './order-answer.js';

/** The order's copy of its parcel as answers show it; its `events` are stored separately. */
export interface ParcelCopy {
  name?: string;
  code?: string;
  parcelId?: string;
  length?: number;
  width?: number;
  height?: number;
  weight?: number;
  netWeight?: number;
  grossWeight?: number;
  items: { salesChannelSkuId: string; quantity: number }[];
  documents: { name: string; documentId?: string }[];
}

/** One tracking event of a parcel. */
export type ParcelCopyEvent = Omit<
  EventOf<typeof ParcelTrackingUpdated>['events'][number],
  'buyerStep' | 'receivedDate'
>;

/** Replaces the parcel copies of orders (decision 7.1); at most one for each order. */
export function replaceParcels(
  unitOfWork: UnitOfWork,
  parcels: readonly {
    orderId: string;
    parcel: ParcelCopy;
    lastMileTrackingNumber: string | undefined;
  }[],
): void {
  if (parcels.length === 0) return;
  unitOfWork.write(
    `INSERT INTO order_parcel AS known (order_id, parcel, last_mile_tracking_number)
     SELECT "orderId", parcel, "lastMileTrackingNumber"
       FROM json_to_recordset($1) AS t ("orderId" text, parcel jsonb, "lastMileTrackingNumber" text)
     ON CONFLICT (order_id) DO UPDATE
        SET parcel = excluded.parcel,
            last_mile_tracking_number =
              coalesce(excluded.last_mile_tracking_number, known.last_mile_tracking_number)`,
    [JSON.stringify(parcels)],
  );
}

/** Sets the parcel id of copies without one: a closed order may get tracking without a fulfilment step. */
export function nameParcels(
  unitOfWork: UnitOfWork,
  parcels: readonly { orderId: string; parcelId: string }[],
): void {
  unitOfWork.write(
    `INSERT INTO order_parcel AS known (order_id, parcel)
     SELECT DISTINCT ON (order_id) order_id,
            jsonb_build_object('parcelId', parcel_id, 'items', '[]'::jsonb, 'documents', '[]'::jsonb)
       FROM unnest($1::text[], $2::text[]) AS t (order_id, parcel_id)
     ON CONFLICT (order_id) DO UPDATE
        SET parcel = known.parcel || jsonb_build_object('parcelId', excluded.parcel -> 'parcelId')
      WHERE NOT known.parcel ? 'parcelId'`,
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
  unitOfWork.write(
    `INSERT INTO order_parcel_event (order_id, event_id, event)
     SELECT order_id, event_id, event
       FROM unnest($1::text[], $2::text[], $3::jsonb[]) WITH ORDINALITY AS t (order_id, event_id, event, position)
      ORDER BY position`,
    [
      events.map(({ orderId }) => orderId),
      events.map(({ event }) => event.eventId),
      events.map(({ event }) => JSON.stringify(event)),
    ],
  );
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
  const [row] = await queries.query<{ status: OrderStatus; documents: ParcelCopy['documents'] }>(
    `SELECT o.status, ${DOCUMENTS} AS documents
       FROM orders o ${WITH_PARCEL}
      WHERE o.order_id = $1 AND o.merchant_id = $2`,
    [orderId, merchantId],
  );
  return row;
}
