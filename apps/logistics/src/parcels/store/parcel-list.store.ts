import {
  behind,
  orderBy,
  outsideTransaction,
  selectWithinBytes,
  type ListOrder,
  type ListRange,
  type ListRows,
} from '#platform';
import type { DataSource } from 'typeorm';
import type { ParcelItem } from '../domain/parcel.js';
import type { ParcelStatus } from '../domain/parcel-status.js';
import type { TrackingCode } from '../domain/tracking-codes.js';

/** The filters of a parcel list; dates are ISO 8601 UTC texts, bounds inclusive. */
export type ParcelFilters = Partial<
  Record<keyof typeof conditions | 'customerDocument' | 'text', string | string[] | undefined>
>;

/** A listed parcel with its valid documents and its events in the order in which they happened. */
export interface ListedParcel {
  parcelId: string;
  orderId: string;
  merchantId: string;
  salesChannel: string;
  salesChannelOrderId: string;
  senderCountry: string;
  recipientCountry: string;
  status: ParcelStatus;
  trackingToken: string;
  shipmentId: string | null;
  grossWeight: string;
  netWeight: string;
  volumetricWeight: string;
  lastMileTrackingNumber: string;
  creationDate: Date;
  deliveryEstimateDate: Date;
  lastUpdateDate: Date;
  /** That of the newest event about the order on `logistics.fulfillment`. */
  version: number;
  invoiceNumber: string;
  invoiceDocumentId: string | null;
  labelDocumentId: string | null;
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
  range: ListRange,
): Promise<ListRows<ListedParcel>> {
  return select(store, (value) => ofMerchants('p.merchant_id', merchants, value), filters, range);
}

/**
 * The matching listed parcels of all merchants, by (lastUpdateDate, id). Their index has the condition on the version.
 */
export async function selectParcelsOfAllMerchants(
  store: DataSource,
  filters: ParcelFilters,
  range: ListRange,
): Promise<ListRows<ListedParcel>> {
  return select(store, () => 'p.version > 0', filters, range);
}

async function select(
  store: DataSource,
  whose: (value: (given: unknown) => string) => string,
  filters: ParcelFilters,
  range: ListRange,
): Promise<ListRows<ListedParcel>> {
  const parameters: unknown[] = [];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const wanted = ['p.status IS NOT NULL', whose(value)];
  for (const [filter, condition] of Object.entries(conditions)) {
    const given = filters[filter as keyof ParcelFilters];
    if (given !== undefined) wanted.push(`${condition} (${value(given)})`);
  }
  if (filters.customerDocument !== undefined) {
    const sent = documentKey(`${value(filters.customerDocument)}::text`);
    wanted.push(`${documentKey('p.customer_document')} = ${sent}`);
  }
  if (filters.text !== undefined) {
    const id = value(filters.text);
    wanted.push(`(${IDS.map((column) => `${column} = ${id}`).join(' OR ')})`);
  }
  wanted.push(...behind(COLUMNS, range, value));
  const condition = wanted.join(' AND ');
  return selectWithinBytes(
    outsideTransaction(store),
    selection(condition, value(range.limit), range.order),
    parameters,
    {
      bytes: 'octet_length(items::text) + octet_length(events::text)',
      columns: SHOWN,
      order: range.order,
    },
  );
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

const conditions = {
  creationDateFrom: 'p.creation_date >=',
  creationDateUntil: 'p.creation_date <=',
  lastUpdateDateFrom: 'p.last_update_date >=',
  lastUpdateDateUntil: 'p.last_update_date <=',
  status: 'p.status =',
  salesChannel: 'p.sales_channel =',
  salesChannelOrderId: 'p.sales_channel_order_id =',
  lastMileTrackingNumber: 'p.last_mile_tracking_number =',
  trackingNumber: 'p.parcel_id =',
  parcelIds: 'p.parcel_id = ANY',
  shipmentId: 'p.shipment_id =',
};

/**
 * A document number as it is compared: without punctuation, blanks and case. The index `parcel_document_key` has the
 * same expression.
 */
const documentKey = (text: string) =>
  `lower(regexp_replace(${text} COLLATE "pg_c_utf8", '[[:punct:][:space:]]+', '', 'g'))`;

/** What a text may be; each has an index. */
const IDS = [
  'p.parcel_id',
  'p.last_mile_tracking_number',
  'p.order_id',
  'p.sales_channel_order_id',
];

/** For one merchant the index returns the rows in the list's order, so they are not sorted. */
export function ofMerchants(
  column: string,
  merchants: readonly string[],
  value: (given: unknown) => string,
): string {
  const [only] = merchants;
  return merchants.length === 1
    ? `${column} = ${value(only)}`
    : `${column} = ANY(${value(merchants)})`;
}

const COLUMNS = { date: 'p.last_update_date', id: 'p.parcel_id' };
const SHOWN = { date: '"lastUpdateDate"', id: '"parcelId"' };

const selection = (condition: string, limit: string, order?: ListOrder) => `
  SELECT page.*, label.document_id AS "labelDocumentId", invoice.document_id AS "invoiceDocumentId", tracking.events
    FROM (SELECT p.parcel_id AS "parcelId", p.order_id AS "orderId", p.merchant_id AS "merchantId",
            p.sales_channel AS "salesChannel", p.sales_channel_order_id AS "salesChannelOrderId",
            p.sender_country AS "senderCountry", p.recipient_country AS "recipientCountry", p.status,
            p.tracking_token AS "trackingToken", p.shipment_id AS "shipmentId", p.gross_weight AS "grossWeight",
            p.net_weight AS "netWeight", p.volumetric_weight AS "volumetricWeight",
            p.last_mile_tracking_number AS "lastMileTrackingNumber", p.creation_date AS "creationDate",
            p.delivery_estimate_date AS "deliveryEstimateDate", p.last_update_date AS "lastUpdateDate",
            p.version::float8 AS version, p.invoice_number AS "invoiceNumber", p.items
            FROM parcel p WHERE ${condition}
           ${orderBy(COLUMNS, order)} LIMIT ${limit}) AS page
    LEFT JOIN document label
      ON label.order_id = page."orderId" AND label.kind = 'LABEL' AND label.revoked_at IS NULL
    LEFT JOIN document invoice
      ON invoice.order_id = page."orderId" AND invoice.kind = 'INVOICE' AND invoice.revoked_at IS NULL
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('code', code, 'eventDate', event_date, 'receivedDate', received_date,
              'description', description, 'location', location) ORDER BY event_date, event_id), '[]') AS events
       FROM parcel_event WHERE parcel_event.parcel_id = page."parcelId") AS tracking
   ${orderBy({ date: 'page."lastUpdateDate"', id: 'page."parcelId"' }, order)}`;
