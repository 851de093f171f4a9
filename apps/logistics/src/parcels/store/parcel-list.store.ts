import { type ListOrder, type ListRange, type ListRows } from '#edge';
import {
  hasParts,
  hasWords,
  loadListPage,
  namedWhere,
  orderBy,
  searchedBy,
  searchedWords,
  type Bind,
  type ListConditions,
  type NamedRows,
  type Queries,
} from '#platform';
import type { ParcelItem } from '../domain/parcel.js';
import type { ParcelStatus } from '../domain/parcel-status.js';
import type { TrackingCode } from '../domain/tracking-codes.js';
import { OF_ALL, conditionsOf, ofMerchants, updated, type UpdateBounds } from './merchants-rows.js';

/** The filters of a parcel list; dates are ISO 8601 UTC texts, bounds inclusive. */
export type ParcelFilters = UpdateBounds &
  Partial<
    Record<
      | keyof typeof ofStatus
      | keyof typeof otherConditions
      | keyof typeof idConditions
      | 'customerDocument'
      | 'text'
      | 'silentBefore',
      string | string[] | undefined
    >
  > & { heldInCustoms?: boolean | undefined; withoutShipment?: boolean | undefined };

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
  /** The version of the latest event about the order on `logistics.fulfillment`. */
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
  queries: Queries,
  merchants: readonly string[],
  filters: ParcelFilters,
  range: ListRange,
): Promise<ListRows<ListedParcel>> {
  if (merchants.length === 0) return { rows: [] };
  const conditions = {
    ...ofMerchants(
      merchants,
      (value) => [LISTED, ...updated(filters, value)],
      (value) => conditionsOf(ofStatus, filters, value),
      (value) => [...conditionsOf(otherConditions, filters, value), ...needsOf(filters, value)],
    ),
    named: namedBy(
      filters,
      (value) => `merchant_id = ANY(${value(merchants)})`,
      merchants.length === 1 ? merchants[0] : undefined,
    ),
  };
  return select(queries, conditions, range);
}

/**
 * The matching listed parcels of all merchants, by (lastUpdateDate, id). The condition on the version matches their
 * partial index.
 */
export function selectParcelsOfAllMerchants(
  queries: Queries,
  filters: ParcelFilters,
  range: ListRange,
): Promise<ListRows<ListedParcel>> {
  const conditions = {
    range: (value: Bind) => [LISTED, OF_ALL, ...updated(filters, value)],
    filters: (value: Bind) => [
      ...conditionsOf({ ...ofStatus, ...otherConditions }, filters, value),
      ...needsOf(filters, value),
    ],
    named: namedBy(filters, () => OF_ALL),
  };
  return select(queries, conditions, range);
}

function select(
  queries: Queries,
  conditions: ListConditions,
  range: ListRange,
): Promise<ListRows<ListedParcel>> {
  return loadListPage(queries, PARCELS, conditions, range, {
    of: (rows) => selection(rows, range.order),
    bytes: 'octet_length(items::text) + octet_length(events::text)',
    shown: { date: '"lastUpdateDate"', id: '"parcelId"' },
  });
}

/** The parcel of a public tracking page's token. */
export async function findByTrackingToken(
  queries: Queries,
  token: string,
): Promise<ListedParcel | undefined> {
  const parcelWithToken =
    'SELECT *, NULL::boolean AS scan_end FROM parcel WHERE status IS NOT NULL AND tracking_token = $1';
  const [parcel] = await queries.query<ListedParcel>(selection(parcelWithToken), [token]);
  return parcel;
}

const PARCELS = { table: 'parcel', date: 'last_update_date', id: 'parcel_id' };

const LISTED = 'status IS NOT NULL';

const ofStatus = { status: 'status =' };

const otherConditions = {
  salesChannel: 'sales_channel =',
  creationDateFrom: 'creation_date >=',
  creationDateUntil: 'creation_date <=',
};

/** Each filter has an index and selects few parcels. */
const idConditions = {
  salesChannelOrderId: 'sales_channel_order_id =',
  lastMileTrackingNumber: 'last_mile_tracking_number =',
  trackingNumber: 'parcel_id =',
  parcelIds: 'parcel_id = ANY',
  shipmentId: 'shipment_id =',
};

// Parcels that need a decision (decision 12.3): the conditions of partial indexes, which Postgres uses only if a query
// repeats them.
const HELD = `status = 'CUSTOMS_CLEARANCE' AND customs_code = 'CUSTOMS_HELD'`;
const WAITING = `status = 'SHIPMENT_CREATED' AND shipment_id IS NULL`;
const UNDER_WAY = `status NOT IN ('DELIVERED', 'SHIPMENT_CANCELED')`;

function needsOf(
  { heldInCustoms, withoutShipment, silentBefore }: ParcelFilters,
  value: Bind,
): string[] {
  return [
    ...(heldInCustoms ? [HELD] : []),
    ...(withoutShipment ? [WAITING] : []),
    ...(silentBefore === undefined
      ? []
      : [`${UNDER_WAY} AND coalesce(tracked_at, creation_date) < ${value(silentBefore)}`]),
  ];
}

/**
 * The parcels that match all given ids; else those that need a decision. A text may also be a part of an id (decision
 * 7.10).
 */
function namedBy(
  filters: ParcelFilters,
  whose: (value: Bind) => string,
  merchantId?: string,
): NamedRows | undefined {
  const { customerDocument, text } = filters;
  const whole = (value: Bind): string[] => [
    ...conditionsOf(idConditions, filters, value),
    ...(customerDocument === undefined
      ? []
      : [
          `${documentKey('customer_document')} = ${documentKey(`${value(customerDocument)}::text`)}`,
        ]),
  ];
  const mine = (value: Bind) => [LISTED, whose(value), ...whole(value)];
  const words = typeof text === 'string' ? searchedWords(text) : undefined;
  if (words) return namedByParts({ words, text: text as string, merchantId }, mine);
  if (text === undefined && whole(() => '').length === 0) return namedByNeeds(filters, whose);
  const ids = (value: Bind) => (text === undefined ? [] : [anyOf(IDS, value(text))]);
  return namedWhere('parcel', [(value) => [...mine(value), ...ids(value)].join(' AND ')]);
}

/** Usually few parcels, each in an index of its need. */
function namedByNeeds(
  filters: ParcelFilters,
  whose: (value: Bind) => string,
): NamedRows | undefined {
  const needs = (value: Bind) => needsOf(filters, value);
  if (needs(() => '').length === 0) return undefined;
  return namedWhere('parcel', [(value) => [LISTED, whose(value), ...needs(value)].join(' AND ')]);
}

interface Parts {
  text: string;
  words: readonly string[];
  /** The merchant whose range of the index is read, if there is only one; `mine` tests the rows of several. */
  merchantId: string | undefined;
}

function namedByParts(
  { text, words, merchantId }: Parts,
  mine: (value: Bind) => string[],
): NamedRows {
  const has = (value: Bind) =>
    `order_id IN (SELECT s.order_id FROM parcel_search s WHERE ${searchedBy(KEY, words, value, merchantId)}
        AND ${hasWords(KEY.key, words, value)})`;
  const keyOf = (condition: string) =>
    `(SELECT ${condition} FROM parcel_search s WHERE s.order_id = parcel.order_id)`;
  const test = (value: Bind) =>
    `(${anyOf(IDS, value(text))} OR ${keyOf(hasWords(KEY.key, words, value))})`;
  return {
    indexed: (value) => keyOf(hasParts(KEY.key, words, value)),
    select: (value) =>
      [[anyOf(IDS, value(text))], [has(value)]]
        .map(
          (conditions) =>
            `SELECT ctid FROM parcel WHERE ${[...mine(value), ...conditions].join(' AND ')}`,
        )
        .join(' UNION ALL '),
    test: (value) => [...mine(value), test(value)].join(' AND '),
  };
}

const KEY = { merchant: 's.merchant_id', key: 's.key' };

const anyOf = (columns: readonly string[], id: string) =>
  `(${columns.map((column) => `${column} = ${id}`).join(' OR ')})`;

/**
 * Normalizes a document number for comparison: no punctuation, no blanks, one case. The index `parcel_by_document` has
 * the same expression.
 */
const documentKey = (text: string) =>
  `lower(regexp_replace(${text} COLLATE "pg_c_utf8", '[[:punct:][:space:]]+', '', 'g'))`;

/** The columns that a text may match; each has an index. */
const IDS = ['parcel_id', 'last_mile_tracking_number', 'order_id', 'sales_channel_order_id'];

const selection = (rows: string, order?: ListOrder) => `
  SELECT p.parcel_id AS "parcelId", p.order_id AS "orderId", p.merchant_id AS "merchantId",
         p.sales_channel AS "salesChannel", p.sales_channel_order_id AS "salesChannelOrderId",
         p.sender_country AS "senderCountry", p.recipient_country AS "recipientCountry", p.status,
         p.tracking_token AS "trackingToken", p.shipment_id AS "shipmentId", p.gross_weight AS "grossWeight",
         p.net_weight AS "netWeight", p.volumetric_weight AS "volumetricWeight",
         p.last_mile_tracking_number AS "lastMileTrackingNumber", p.creation_date AS "creationDate",
         p.delivery_estimate_date AS "deliveryEstimateDate", p.last_update_date AS "lastUpdateDate",
         p.version::float8 AS version, p.invoice_number AS "invoiceNumber", p.items, p.scan_end AS "scanEnd",
         label.document_id AS "labelDocumentId", invoice.document_id AS "invoiceDocumentId", tracking.events
    FROM (${rows}) AS p
    LEFT JOIN document label
      ON label.order_id = p.order_id AND label.kind = 'LABEL' AND label.revoked_at IS NULL
    LEFT JOIN document invoice
      ON invoice.order_id = p.order_id AND invoice.kind = 'INVOICE' AND invoice.revoked_at IS NULL
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('code', code, 'eventDate', event_date, 'receivedDate', received_date,
              'description', description, 'location', location) ORDER BY event_date, event_id), '[]') AS events
       FROM parcel_event WHERE parcel_event.parcel_id = p.parcel_id) AS tracking
   ${orderBy({ date: 'p.last_update_date', id: 'p.parcel_id' }, order)}`;
