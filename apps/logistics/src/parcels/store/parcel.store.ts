import type { ListTable, UnitOfWork } from '#messaging';
import { toText } from '#money';
import type { Parcel } from '../domain/parcel.js';
import type { OrderKey, ReleasedOrder } from '../domain/released-order.js';
import type { ParcelStatus } from '../domain/parcel-status.js';

/** The parcel lists of merchants, which share their clocks with shipments. */
const parcelRows: ListTable = {
  list: 'parcel',
  stampRows: `
    UPDATE parcel SET last_update_date = t.stamp
      FROM jsonb_to_recordset($1) AS t (order_id text, stamp timestamptz)
     WHERE parcel.order_id = t.order_id`,
};

interface StoredColumns {
  senderCountry: string;
  netWeight: string;
  grossWeight: string;
  shipmentId: string | null;
}

/**
 * A parcel with the data that its steps have written so far; `version` is the latest of the order's subject. Weights
 * are in kg.
 */
export type StoredParcel = Omit<Parcel, keyof StoredColumns | 'volumetricWeight'> &
  StoredColumns & { version: number };

/** The numbers on the label of an order's parcel. */
export interface ParcelNumbers {
  orderId: string;
  parcelId: string;
  lastMileTrackingNumber: string;
  trackingToken: string;
}

/** A parcel with numbers, which can be published and tracked. */
export type NumberedParcel = StoredParcel & ParcelNumbers;

/** Creates the parcels of these orders, each at version 1. */
export async function insertParcels(
  unitOfWork: UnitOfWork,
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
  return unitOfWork.query<StoredParcel>(INSERT_PARCELS, [JSON.stringify(rows)]);
}

/** Increases the version of each of these orders for one more event. */
export async function increaseVersions(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<StoredParcel[]> {
  return unitOfWork.query<StoredParcel>(NEXT_VERSION, [orderIds]);
}

/** Sets invoice numbers, which is one more event about each order. */
export async function setInvoiceNumbers(
  unitOfWork: UnitOfWork,
  invoices: readonly { orderId: string; number: string }[],
): Promise<StoredParcel[]> {
  return unitOfWork.query<StoredParcel>(SET_INVOICE_NUMBERS, [
    invoices.map(({ orderId }) => orderId),
    invoices.map(({ number }) => number),
  ]);
}

/** Sets the numbers of labels; nothing is published before the parcel is ready. */
export function setNumbers(unitOfWork: UnitOfWork, numbers: readonly ParcelNumbers[]): void {
  unitOfWork.write(SET_NUMBERS, [
    numbers.map(({ orderId }) => orderId),
    numbers.map(({ parcelId }) => parcelId),
    numbers.map(({ lastMileTrackingNumber }) => lastMileTrackingNumber),
    numbers.map(({ trackingToken }) => trackingToken),
  ]);
}

/** Lists parcels (decision 7.1): two more events about each order; returns the version of the second. */
export async function addParcelsToLists(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
  creationDate: Date,
): Promise<NumberedParcel[]> {
  return touchParcels(
    unitOfWork,
    await unitOfWork.query<NumberedParcel>(LIST_PARCELS, [orderIds, creationDate]),
  );
}

/** Cancels listed parcels that have not left: one more event about each order. */
export async function cancelParcels(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<NumberedParcel[]> {
  lockParcelsOfOrders(unitOfWork, orderIds);
  return touchParcels(
    unitOfWork,
    await unitOfWork.query<NumberedParcel>(CANCEL_PARCELS, [orderIds]),
  );
}

/** Locks the parcels of orders until the commit, in key order, before the next query. */
export function lockParcelsOfOrders(unitOfWork: UnitOfWork, orderIds: readonly string[]): void {
  unitOfWork.write(LOCK_PARCELS_OF_ORDERS, [orderIds]);
}

/**
 * Erases the buyer's document number from an order's parcel; a listed parcel counts as changed, since its documents
 * have.
 */
export async function eraseCustomer(unitOfWork: UnitOfWork, orderId: string): Promise<void> {
  const parcels = await unitOfWork.query<OrderKey & { listed: boolean }>(ERASE_CUSTOMER, [orderId]);
  const listed = parcels.filter((parcel) => parcel.listed);
  touchParcels(unitOfWork, listed);
}

/** A listed parcel as last published, with its order. */
export type PublishedParcel = NumberedParcel & {
  status: ParcelStatus;
  invoiceNumber: string;
  creationDate: Date;
  order: ReleasedOrder;
};

/** The listed parcels of these orders, by order. */
export async function loadPublishedParcels(
  unitOfWork: UnitOfWork,
  orderIds: readonly string[],
): Promise<PublishedParcel[]> {
  return unitOfWork.query<PublishedParcel>(PUBLISHED_PARCELS, [orderIds]);
}

/** Draws new serials; an unused serial is lost. */
export async function drawSerials(
  unitOfWork: UnitOfWork,
  sequence: 'parcel_serial' | 'tracking_serial' | 'invoice_serial',
  count: number,
): Promise<number[]> {
  const rows = await unitOfWork.query<{ serial: string }>(DRAW_SERIALS, [sequence, count]);
  return rows.map(({ serial }) => Number(serial));
}

/** Marks listed parcels as changed and returns them. */
export function touchParcels<Row extends OrderKey>(unitOfWork: UnitOfWork, parcels: Row[]): Row[] {
  for (const { orderId, merchantId } of parcels) {
    unitOfWork.touch(parcelRows, merchantId, { order_id: orderId });
  }
  return parcels;
}

const STORED = `parcel.order_id AS "orderId", parcel.merchant_id AS "merchantId",
  parcel.sender_country AS "senderCountry", parcel.version::integer, parcel.code, parcel.name, parcel.length,
  parcel.width, parcel.height::double precision, parcel.net_weight AS "netWeight",
  parcel.gross_weight AS "grossWeight", parcel.items, parcel.parcel_id AS "parcelId",
  parcel.last_mile_tracking_number AS "lastMileTrackingNumber", parcel.tracking_token AS "trackingToken",
  parcel.shipment_id AS "shipmentId"`;

const INSERT_PARCELS = `
  INSERT INTO parcel (order_id, merchant_id, sales_channel, sales_channel_order_id, customer_document, sender_country,
    recipient_country, delivery_estimate_date, code, name, length, width, height, net_weight, gross_weight,
    volumetric_weight, items, version)
  SELECT order_id, merchant_id, sales_channel, sales_channel_order_id, customer_document, sender_country,
    recipient_country, delivery_estimate_date, code, name, length, width, height, net_weight, gross_weight,
    volumetric_weight, items, version
    FROM jsonb_populate_recordset(NULL::parcel, $1::jsonb)
  RETURNING ${STORED}`;

const NEXT_VERSION = `
  UPDATE parcel SET version = version + 1 WHERE order_id = ANY($1) RETURNING ${STORED}`;

const SET_INVOICE_NUMBERS = `
  UPDATE parcel SET invoice_number = t.invoice_number, version = version + 1
    FROM unnest($1::text[], $2::text[]) AS t (order_id, invoice_number)
   WHERE parcel.order_id = t.order_id
  RETURNING ${STORED}`;

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
  RETURNING ${STORED}`;

const CANCEL_PARCELS = `
  UPDATE parcel
     SET status = 'SHIPMENT_CANCELED', version = version + 1
   WHERE order_id = ANY($1) AND status = 'SHIPMENT_CREATED'
  RETURNING ${STORED}`;

const ERASE_CUSTOMER = `
  UPDATE parcel
     SET customer_document = NULL
   WHERE order_id = $1
  RETURNING order_id AS "orderId", merchant_id AS "merchantId", status IS NOT NULL AS listed`;

const LOCK_PARCELS_OF_ORDERS = `
  SELECT FROM parcel WHERE order_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

const PUBLISHED_PARCELS = `
  SELECT ${STORED}, parcel.status, parcel.invoice_number AS "invoiceNumber", parcel.creation_date AS "creationDate",
         flow.release AS "order"
    FROM parcel JOIN order_flow flow ON flow.order_id = parcel.order_id
   WHERE parcel.order_id = ANY($1::text[]) AND parcel.status IS NOT NULL ORDER BY parcel.order_id`;

const DRAW_SERIALS = `SELECT nextval($1::regclass) AS serial FROM generate_series(1, $2::integer)`;
