import type { ListTable, UnitOfWork } from '#messaging';
import { decimal, toText, type Decimal } from '#money';
import type { Parcel, ParcelItem } from '../domain/parcel.js';
import type { ReleasedOrder } from '../domain/released-order.js';

/** The parcel lists of merchants, which share their clocks with shipments. */
const parcelRows: ListTable = {
  list: 'parcel',
  stampRows: `
    UPDATE parcel SET last_update_date = t.stamp
      FROM jsonb_to_recordset($1) AS t (order_id text, stamp timestamptz)
     WHERE parcel.order_id = t.order_id`,
};

/** A parcel as its steps have written it so far; `version` is the latest of the order's subject. */
export interface StoredParcel {
  orderId: string;
  merchantId: string;
  senderCountry: string;
  version: number;
  code: string;
  name: string;
  length: number;
  width: number;
  height: number;
  netWeight: Decimal;
  grossWeight: Decimal;
  items: ParcelItem[];
}

/** A parcel with numbers, which can be published and tracked. */
export interface NumberedParcel extends StoredParcel {
  parcelId: string;
  lastMileTrackingNumber: string;
  trackingToken: string;
  shipmentId?: string;
}

/** The numbers on the label of an order's parcel. */
export interface ParcelNumbers {
  orderId: string;
  parcelId: string;
  lastMileTrackingNumber: string;
  trackingToken: string;
}

/** The keys of a changed parcel and its merchant. */
export interface ChangedRow {
  order_id: string;
  merchant_id: string;
}

interface ParcelRow extends ChangedRow {
  sender_country: string;
  version: string;
  code: string;
  name: string;
  length: number;
  width: number;
  height: string;
  net_weight: string;
  gross_weight: string;
  items: ParcelItem[];
  parcel_id: string;
  last_mile_tracking_number: string;
  tracking_token: string;
  shipment_id: string | null;
}

/** Creates the parcels of these orders, each at version 1. */
export async function insertParcels(
  uow: UnitOfWork,
  parcels: readonly { order: ReleasedOrder; parcel: Parcel }[],
): Promise<StoredParcel[]> {
  const rows = parcels.map(({ order, parcel }) => ({
    order_id: order.orderId,
    merchant_id: order.merchantId,
    sales_channel: order.salesChannel,
    sales_channel_order_id: order.salesChannelOrderId,
    customer_document: order.customer.document,
    sender_country: order.outboundCountry,
    recipient_country: order.destinationCountry,
    delivery_estimate_date: order.delivery.deliveryEstimateDate,
    code: parcel.code,
    name: parcel.name,
    length: parcel.length,
    width: parcel.width,
    height: parcel.height,
    net_weight: toText(parcel.netWeight),
    gross_weight: toText(parcel.grossWeight),
    volumetric_weight: toText(parcel.volumetricWeight),
    items: parcel.items,
    version: 1,
  }));
  return (await uow.query<ParcelRow>(INSERT_PARCELS, [JSON.stringify(rows)])).map(toStored);
}

/** Counts one more event about each of these orders. */
export async function nextVersion(
  uow: UnitOfWork,
  orderIds: readonly string[],
): Promise<StoredParcel[]> {
  return (await uow.query<ParcelRow>(NEXT_VERSION, [orderIds])).map(toStored);
}

/** Sets invoice numbers, which is one more event about each order. */
export async function setInvoiceNumbers(
  uow: UnitOfWork,
  invoices: readonly { orderId: string; number: string }[],
): Promise<StoredParcel[]> {
  const rows = await uow.query<ParcelRow>(SET_INVOICE_NUMBERS, [
    invoices.map(({ orderId }) => orderId),
    invoices.map(({ number }) => number),
  ]);
  return rows.map(toStored);
}

/** Sets the numbers of labels; nothing is published before the parcel is ready. */
export function setNumbers(uow: UnitOfWork, numbers: readonly ParcelNumbers[]): void {
  uow.write(SET_NUMBERS, [
    numbers.map(({ orderId }) => orderId),
    numbers.map(({ parcelId }) => parcelId),
    numbers.map(({ lastMileTrackingNumber }) => lastMileTrackingNumber),
    numbers.map(({ trackingToken }) => trackingToken),
  ]);
}

/** Lists parcels (decision 7.1): two more events about each order; returns the version of the second. */
export async function listParcels(
  uow: UnitOfWork,
  orderIds: readonly string[],
  creationDate: Date,
): Promise<NumberedParcel[]> {
  const rows = await uow.query<ParcelRow>(LIST_PARCELS, [orderIds, creationDate]);
  return touched(uow, rows).map(toNumbered);
}

/** Cancels listed parcels that have not left: one more event about each order. */
export async function cancelParcels(
  uow: UnitOfWork,
  orderIds: readonly string[],
): Promise<NumberedParcel[]> {
  lockParcelsOfOrders(uow, orderIds);
  const rows = await uow.query<ParcelRow>(CANCEL_PARCELS, [orderIds]);
  return touched(uow, rows).map(toNumbered);
}

/** Locks the parcels of orders until the commit, in key order, before the next query. */
export function lockParcelsOfOrders(uow: UnitOfWork, orderIds: readonly string[]): void {
  uow.write(LOCK_PARCELS_OF_ORDERS, [orderIds]);
}

/**
 * Erases the buyer's document number from an order's parcel; a listed parcel counts as changed, since its documents
 * have.
 */
export async function eraseCustomer(uow: UnitOfWork, orderId: string): Promise<void> {
  const rows = await uow.query<ChangedRow & { listed: boolean }>(FORGET_CUSTOMER, [orderId]);
  touched(
    uow,
    rows.filter(({ listed }) => listed),
  );
}

/** Draws new serials; an unused one is lost. */
export async function drawSerials(
  uow: UnitOfWork,
  sequence: 'parcel_serial' | 'tracking_serial' | 'invoice_serial',
  count: number,
): Promise<number[]> {
  const rows = await uow.query<{ serial: string }>(DRAW_SERIALS, [sequence, count]);
  return rows.map(({ serial }) => Number(serial));
}

/** Marks listed parcels as changed and returns them. */
export function touched<Row extends ChangedRow>(
  uow: UnitOfWork,
  rows: readonly Row[],
): readonly Row[] {
  for (const { order_id, merchant_id } of rows) uow.touch(parcelRows, merchant_id, { order_id });
  return rows;
}

function toStored(row: ParcelRow): StoredParcel {
  return {
    orderId: row.order_id,
    merchantId: row.merchant_id,
    senderCountry: row.sender_country,
    version: Number(row.version),
    code: row.code,
    name: row.name,
    length: row.length,
    width: row.width,
    height: Number(row.height),
    netWeight: decimal(row.net_weight),
    grossWeight: decimal(row.gross_weight),
    items: row.items,
  };
}

function toNumbered(row: ParcelRow): NumberedParcel {
  return {
    ...toStored(row),
    parcelId: row.parcel_id,
    lastMileTrackingNumber: row.last_mile_tracking_number,
    trackingToken: row.tracking_token,
    ...(row.shipment_id === null ? {} : { shipmentId: row.shipment_id }),
  };
}

const FACTS = `parcel.order_id, parcel.merchant_id, parcel.sender_country, parcel.version, parcel.code, parcel.name,
  parcel.length, parcel.width, parcel.height, parcel.net_weight, parcel.gross_weight, parcel.items,
  parcel.parcel_id, parcel.last_mile_tracking_number, parcel.tracking_token, parcel.shipment_id`;

const INSERT_PARCELS = `
  INSERT INTO parcel (order_id, merchant_id, sales_channel, sales_channel_order_id, customer_document, sender_country,
    recipient_country, delivery_estimate_date, code, name, length, width, height, net_weight, gross_weight,
    volumetric_weight, items, version)
  SELECT order_id, merchant_id, sales_channel, sales_channel_order_id, customer_document, sender_country,
    recipient_country, delivery_estimate_date, code, name, length, width, height, net_weight, gross_weight,
    volumetric_weight, items, version
    FROM jsonb_populate_recordset(NULL::parcel, $1::jsonb)
  RETURNING ${FACTS}`;

const NEXT_VERSION = `
  UPDATE parcel SET version = version + 1 WHERE order_id = ANY($1) RETURNING ${FACTS}`;

const SET_INVOICE_NUMBERS = `
  UPDATE parcel SET invoice_number = t.invoice_number, version = version + 1
    FROM unnest($1::text[], $2::text[]) AS t (order_id, invoice_number)
   WHERE parcel.order_id = t.order_id
  RETURNING ${FACTS}`;

const SET_NUMBERS = `
  UPDATE parcel
     SET parcel_id = t.parcel_id, last_mile_tracking_number = t.last_mile_tracking_number, tracking_token = t.tracking_token
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
         AS t (order_id, parcel_id, last_mile_tracking_number, tracking_token)
   WHERE parcel.order_id = t.order_id`;

const LIST_PARCELS = `
  UPDATE parcel
     SET status = 'SHIPMENT_CREATED', creation_date = $2, last_update_date = $2, version = version + 2
   WHERE order_id = ANY($1)
  RETURNING ${FACTS}`;

const CANCEL_PARCELS = `
  UPDATE parcel
     SET status = 'SHIPMENT_CANCELED', version = version + 1
   WHERE order_id = ANY($1) AND status = 'SHIPMENT_CREATED'
  RETURNING ${FACTS}`;

const FORGET_CUSTOMER = `
  UPDATE parcel
     SET customer_document = NULL WHERE order_id = $1
  RETURNING order_id, merchant_id, status IS NOT NULL AS listed`;

const LOCK_PARCELS_OF_ORDERS = `
  SELECT FROM parcel WHERE order_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

const DRAW_SERIALS = `SELECT nextval($1::regclass) AS serial FROM generate_series(1, $2::integer)`;
