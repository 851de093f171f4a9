import type { ListTable, UnitOfWork } from '#messaging';
import { decimal, toText, type Decimal } from '#money';
import type { DataSource } from 'typeorm';
import type { ShippableParcel } from '../domain/check-shipment.js';
import type { ParcelStatus } from '../../parcels/domain/parcel-status.js';
import type { Shipment, ShipmentStatus } from '../domain/shipment.js';
import { touched, type ChangedRow } from '../../parcels/store/parcel.store.js';

/** The shipment lists of merchants, which share their clocks with parcels. */
const shipmentRows: ListTable = {
  list: 'parcel',
  stampRows: `
    UPDATE shipment SET last_update_date = t.stamp
      FROM jsonb_to_recordset($1) AS t (shipment_id text, stamp timestamptz)
     WHERE shipment.shipment_id = t.shipment_id`,
};

interface ShipmentRow {
  shipment_id: string;
  merchant_id: string;
  status: ShipmentStatus;
  parcel_ids: string[];
  description: string | null;
  expected_ship_date: Date;
  expected_delivery_date: Date;
  first_mile_carrier_id: string | null;
  first_mile_tracking_number: string;
  weight: string;
  creation_date: Date;
  last_update_date: Date;
  version: string;
}

/** The merchants of those of these parcels that are listed and visible. */
export async function merchantsOfParcels(
  store: DataSource,
  parcelIds: readonly string[],
  merchants: readonly string[],
): Promise<Map<string, string>> {
  const rows: { parcel_id: string; merchant_id: string }[] = await store.query(
    MERCHANTS_OF_PARCELS,
    [parcelIds, merchants],
  );
  return new Map(rows.map((row) => [row.parcel_id, row.merchant_id]));
}

/** Locks parcels until the commit and returns the data that a shipment needs; weights in kg. */
export async function lockForShipment(
  uow: UnitOfWork,
  parcelIds: readonly string[],
): Promise<(ShippableParcel & { grossWeight: Decimal })[]> {
  const rows = await uow.query<{
    parcel_id: string;
    status: ParcelStatus;
    shipment_id: string | null;
    gross_weight: string;
  }>(LOCK_FOR_SHIPMENT, [parcelIds]);
  return rows.map((row) => ({
    parcelId: row.parcel_id,
    status: row.status,
    ...(row.shipment_id === null ? {} : { shipmentId: row.shipment_id }),
    grossWeight: decimal(row.gross_weight),
  }));
}

/** Stores a new shipment and adds its locked parcels to it; all get its `lastUpdateDate`. */
export function insertShipment(uow: UnitOfWork, shipment: Shipment): void {
  uow.write(INSERT_SHIPMENT, [
    shipment.shipmentId,
    shipment.merchantId,
    shipment.status,
    shipment.parcelIds,
    shipment.description ?? null,
    shipment.expectedShipDate,
    shipment.expectedDeliveryDate,
    shipment.firstMileCarrierId ?? null,
    shipment.firstMileTrackingNumber,
    toText(shipment.weight),
    shipment.lastUpdateDate,
    shipment.version,
  ]);
}

/** @param merchants whose shipments may be seen */
export async function findShipment(
  store: DataSource,
  shipmentId: string,
  merchants: readonly string[],
): Promise<Shipment | undefined> {
  const rows: ShipmentRow[] = await store.query(FIND_SHIPMENT, [shipmentId, merchants]);
  return rows.map(toShipment)[0];
}

/** Locks shipments until the commit, in the order of their ids. */
export async function lockShipments(
  uow: UnitOfWork,
  shipmentIds: readonly string[],
): Promise<Shipment[]> {
  return (await uow.query<ShipmentRow>(LOCK_SHIPMENTS, [shipmentIds])).map(toShipment);
}

/** The statuses of the parcels in each of these shipments. */
export async function parcelStatusesOf(
  uow: UnitOfWork,
  shipmentIds: readonly string[],
): Promise<Map<string, ParcelStatus[]>> {
  const rows = await uow.query<{ shipment_id: string; statuses: ParcelStatus[] }>(
    PARCEL_STATUSES_OF,
    [shipmentIds],
  );
  return new Map(rows.map((row) => [row.shipment_id, row.statuses]));
}

/** Writes status and version of locked shipments. */
export function saveShipments(uow: UnitOfWork, shipments: readonly Shipment[]): void {
  uow.write(SAVE_SHIPMENTS, [
    shipments.map(({ shipmentId }) => shipmentId),
    shipments.map(({ status }) => status),
    shipments.map(({ version }) => version),
  ]);
  for (const { merchantId, shipmentId } of shipments) {
    uow.touch(shipmentRows, merchantId, { shipment_id: shipmentId });
  }
}

/** Removes the locked parcels of a shipment from it. */
export async function freeParcels(uow: UnitOfWork, { shipmentId }: Shipment): Promise<void> {
  touched(uow, await uow.query<ChangedRow>(FREE_PARCELS, [shipmentId]));
}

function toShipment(row: ShipmentRow): Shipment {
  return {
    shipmentId: row.shipment_id,
    merchantId: row.merchant_id,
    status: row.status,
    parcelIds: row.parcel_ids,
    ...(row.description === null ? {} : { description: row.description }),
    expectedShipDate: row.expected_ship_date,
    expectedDeliveryDate: row.expected_delivery_date,
    ...(row.first_mile_carrier_id === null
      ? {}
      : { firstMileCarrierId: row.first_mile_carrier_id }),
    firstMileTrackingNumber: row.first_mile_tracking_number,
    weight: decimal(row.weight),
    creationDate: row.creation_date,
    lastUpdateDate: row.last_update_date,
    version: Number(row.version),
  };
}

const MERCHANTS_OF_PARCELS = `
  SELECT parcel_id, merchant_id FROM parcel
   WHERE parcel_id = ANY($1) AND status IS NOT NULL AND merchant_id = ANY($2)`;

const LOCK_FOR_SHIPMENT = `
  SELECT parcel_id, status, shipment_id, gross_weight FROM parcel
   WHERE parcel_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

const INSERT_SHIPMENT = `
  WITH grouped AS (UPDATE parcel SET shipment_id = $1, last_update_date = $11 WHERE parcel_id = ANY($4))
  INSERT INTO shipment (shipment_id, merchant_id, status, parcel_ids, description, expected_ship_date,
    expected_delivery_date, first_mile_carrier_id, first_mile_tracking_number, weight, creation_date, last_update_date,
    version)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)`;

const FIND_SHIPMENT = `SELECT * FROM shipment WHERE shipment_id = $1 AND merchant_id = ANY($2)`;

const LOCK_SHIPMENTS = `
  SELECT * FROM shipment WHERE shipment_id = ANY($1) ORDER BY shipment_id FOR NO KEY UPDATE`;

const PARCEL_STATUSES_OF = `
  SELECT shipment_id, array_agg(status) AS statuses FROM parcel
   WHERE shipment_id = ANY($1) GROUP BY shipment_id`;

const SAVE_SHIPMENTS = `
  UPDATE shipment
     SET status = t.status, version = t.version
    FROM unnest($1::text[], $2::text[], $3::bigint[]) AS t (shipment_id, status, version)
   WHERE shipment.shipment_id = t.shipment_id`;

const FREE_PARCELS = `
  UPDATE parcel SET shipment_id = NULL WHERE shipment_id = $1 RETURNING order_id, merchant_id`;
