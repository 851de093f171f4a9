import type { PagePosition } from '#platform';
import type { DataSource } from 'typeorm';
import type { ParcelItem } from '../domain/parcel.js';
import type { ParcelStatus } from '../domain/parcel-status.js';
import type { TrackingCode } from '../domain/tracking-codes.js';

/** The filters of a parcel list; dates are ISO 8601 UTC texts, bounds inclusive. */
export type ParcelFilters = {
  creationDateFrom?: string;
  creationDateUntil?: string;
  lastUpdateDateFrom?: string;
  lastUpdateDateUntil?: string;
  status?: string;
  salesChannel?: string;
  salesChannelOrderId?: string;
  lastMileTrackingNumber?: string;
  trackingNumber?: string;
  customerDocument?: string;
  parcelIds?: string[];
  shipmentId?: string;
};

/** A listed parcel with its valid documents and its events in the order in which they happened. */
export interface ListedParcel {
  parcel_id: string;
  merchant_id: string;
  sales_channel: string;
  sales_channel_order_id: string;
  sender_country: string;
  recipient_country: string;
  status: ParcelStatus;
  tracking_token: string;
  shipment_id: string | null;
  gross_weight: string;
  net_weight: string;
  volumetric_weight: string;
  last_mile_tracking_number: string;
  creation_date: Date;
  delivery_estimate_date: Date;
  last_update_date: Date;
  invoice_number: string;
  invoice_token: string | null;
  label_token: string | null;
  items: ParcelItem[];
  events: ListedEvent[];
}

/** Dates are JSON texts as Postgres formats them. */
export interface ListedEvent {
  code: TrackingCode;
  eventDate: string;
  receivedDate: string;
  description: string;
  location: string;
}

/** The matching listed parcels of these merchants, by (lastUpdateDate, id) (decision 1.8). */
export async function selectParcels(
  store: DataSource,
  merchants: readonly string[],
  filters: ParcelFilters,
  page: { after?: PagePosition; limit: number },
): Promise<ListedParcel[]> {
  const { after } = page;
  const parameters: unknown[] = [];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const conditions = ['p.status IS NOT NULL', merchantCondition(merchants, value)];
  for (const [filter, condition] of Object.entries(filterConditions)) {
    const given = filters[filter as keyof ParcelFilters];
    if (given !== undefined) conditions.push(condition(value(given)));
  }
  if (after) {
    conditions.push(
      `(p.last_update_date, p.parcel_id) > (${value(after.lastUpdateDate)}, ${value(after.id)})`,
    );
  }
  return store.query(selection(conditions.join(' AND '), value(page.limit)), parameters);
}

/** The parcel of a public tracking page's token. */
export async function findByTrackingToken(
  store: DataSource,
  token: string,
): Promise<ListedParcel | undefined> {
  const found: ListedParcel[] = await store.query(
    selection('p.status IS NOT NULL AND p.tracking_token = $1', '1'),
    [token],
  );
  return found[0];
}

const filterConditions: Record<keyof ParcelFilters, (value: string) => string> = {
  creationDateFrom: (value) => `p.creation_date >= ${value}`,
  creationDateUntil: (value) => `p.creation_date <= ${value}`,
  lastUpdateDateFrom: (value) => `p.last_update_date >= ${value}`,
  lastUpdateDateUntil: (value) => `p.last_update_date <= ${value}`,
  status: (value) => `p.status = ${value}`,
  salesChannel: (value) => `p.sales_channel = ${value}`,
  salesChannelOrderId: (value) => `p.sales_channel_order_id = ${value}`,
  lastMileTrackingNumber: (value) => `p.last_mile_tracking_number = ${value}`,
  trackingNumber: (value) => `p.parcel_id = ${value}`,
  customerDocument: (value) => `p.customer_document = ${value}`,
  parcelIds: (value) => `p.parcel_id = ANY(${value})`,
  shipmentId: (value) => `p.shipment_id = ${value}`,
};

/** For one merchant the index returns the rows in the list's order, so they are not sorted. */
function merchantCondition(
  merchants: readonly string[],
  value: (given: unknown) => string,
): string {
  const [only] = merchants;
  return merchants.length === 1
    ? `p.merchant_id = ${value(only)}`
    : `p.merchant_id = ANY(${value(merchants)})`;
}

const selection = (condition: string, limit: string) => `
  SELECT page.*, label.token AS label_token, invoice.token AS invoice_token, tracking.events
    FROM (SELECT p.parcel_id, p.order_id, p.merchant_id, p.sales_channel, p.sales_channel_order_id, p.sender_country,
            p.recipient_country, p.status, p.tracking_token, p.shipment_id, p.gross_weight, p.net_weight,
            p.volumetric_weight, p.last_mile_tracking_number, p.creation_date, p.delivery_estimate_date,
            p.last_update_date, p.invoice_number, p.items
            FROM parcel p WHERE ${condition}
           ORDER BY p.last_update_date, p.parcel_id LIMIT ${limit}) AS page
    LEFT JOIN document label
      ON label.order_id = page.order_id AND label.kind = 'LABEL' AND label.revoked_at IS NULL
    LEFT JOIN document invoice
      ON invoice.order_id = page.order_id AND invoice.kind = 'INVOICE' AND invoice.revoked_at IS NULL
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('code', code, 'eventDate', event_date, 'receivedDate', received_date,
              'description', description, 'location', location) ORDER BY event_date, event_id), '[]') AS events
       FROM parcel_event WHERE parcel_event.parcel_id = page.parcel_id) AS tracking
   ORDER BY page.last_update_date, page.parcel_id`;
