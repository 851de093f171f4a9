import type { ListTable, UnitOfWork } from '#messaging';
import { RowColumns } from '#platform';
import type { DataSource } from 'typeorm';
import type { ParcelStatus } from '../../parcels/domain/parcel-status.js';
import type { OrderKey } from '../../parcels/domain/released-order.js';
import { touchParcels } from '../../parcels/store/parcel.store.js';
import type { ShippableParcel } from '../domain/check-shipment.js';
import type { Shipment } from '../domain/shipment.js';

/** The shipment lists of merchants, which share their clocks with parcels. */
export const SHIPMENT_LIST: ListTable = {
  list: 'parcel',
  stampRows: `
    UPDATE shipment SET last_update_date = t.stamp
      FROM jsonb_to_recordset($1) AS t (shipment_id text, stamp timestamptz)
     WHERE shipment.shipment_id = t.shipment_id`,
};

/** Locks parcels until the commit and returns the data that a shipment needs; weights in kg. */
export async function lockForShipment(
  unitOfWork: UnitOfWork,
  parcelIds: readonly string[],
): Promise<ShippableParcel[]> {
  return unitOfWork.query(LOCK_FOR_SHIPMENT, [parcelIds]);
}

/** Stores a new shipment and adds its locked parcels to it; all get its `lastUpdateDate`. */
export function insertShipment(unitOfWork: UnitOfWork, shipment: Shipment): void {
  const { shipmentId, parcelIds, lastUpdateDate } = shipment;
  const row = COLUMNS.json([shipment], 'version');
  unitOfWork.write(INSERT_SHIPMENT, [row, shipmentId, parcelIds, lastUpdateDate]);
}

/** @param merchants the merchants whose shipments may be seen; all merchants when left out */
export async function findShipment(
  store: DataSource,
  shipmentId: string,
  merchants?: readonly string[],
): Promise<Shipment | null> {
  const [shipment] = await (merchants
    ? store.query<Shipment[]>(`${FIND_SHIPMENT} AND merchant_id = ANY($2)`, [shipmentId, merchants])
    : store.query<Shipment[]>(FIND_SHIPMENT, [shipmentId]));
  return shipment ?? null;
}

/** Locks shipments until the commit, in the order of their ids. */
export async function lockShipments(
  unitOfWork: UnitOfWork,
  shipmentIds: readonly string[],
): Promise<Shipment[]> {
  return unitOfWork.query(LOCK_SHIPMENTS, [shipmentIds]);
}

/** The statuses of the parcels in each of these shipments. */
export async function parcelStatusesOf(
  unitOfWork: UnitOfWork,
  shipmentIds: readonly string[],
): Promise<Map<string, ParcelStatus[]>> {
  const rows = await unitOfWork.query<{ id: string; statuses: ParcelStatus[] }>(
    PARCEL_STATUSES_OF,
    [shipmentIds],
  );
  return new Map(rows.map(({ id, statuses }) => [id, statuses]));
}

/** Writes status and version of locked shipments. */
export function saveShipments(unitOfWork: UnitOfWork, shipments: readonly Shipment[]): void {
  unitOfWork.write(SAVE_SHIPMENTS, [
    shipments.map(({ shipmentId }) => shipmentId),
    shipments.map(({ status }) => status),
    shipments.map(({ version }) => version),
  ]);
  for (const { merchantId, shipmentId } of shipments) {
    unitOfWork.touch(SHIPMENT_LIST, merchantId, { shipment_id: shipmentId });
  }
}

/** Removes the locked parcels of a shipment from it. */
export async function freeParcels(unitOfWork: UnitOfWork, { shipmentId }: Shipment): Promise<void> {
  touchParcels(unitOfWork, await unitOfWork.query<OrderKey>(FREE_PARCELS, [shipmentId]));
}

const LOCK_FOR_SHIPMENT = `
  SELECT parcel_id AS "parcelId", status, shipment_id AS "shipmentId", gross_weight AS "grossWeight"
    FROM parcel
   WHERE parcel_id = ANY($1) ORDER BY order_id FOR NO KEY UPDATE`;

/** All columns but the version, which the driver would read as text. */
const COLUMNS = new RowColumns<Omit<Shipment, 'version'>>({
  shipmentId: 'text',
  merchantId: 'text',
  status: 'text',
  parcelIds: 'text[]',
  description: 'text',
  expectedShipDate: 'timestamptz',
  expectedDeliveryDate: 'timestamptz',
  firstMileCarrierId: 'text',
  firstMileTrackingNumber: 'text',
  weight: 'numeric',
  creationDate: 'timestamptz',
  lastUpdateDate: 'timestamptz',
});

const INSERT_SHIPMENT = `
  WITH grouped AS (UPDATE parcel SET shipment_id = $2, last_update_date = $4 WHERE parcel_id = ANY($3))
  INSERT INTO shipment (${COLUMNS.names}, version)
  SELECT ${COLUMNS.members}, version FROM ${COLUMNS.table('$1', 'version bigint')}`;

/** The columns of a `Shipment`. */
export const SHIPMENT = `${COLUMNS.selected}, version::integer`;

const FIND_SHIPMENT = `SELECT ${SHIPMENT} FROM shipment WHERE shipment_id = $1`;

const LOCK_SHIPMENTS = `
  SELECT ${SHIPMENT}
    FROM shipment
   WHERE shipment_id = ANY($1) ORDER BY shipment_id FOR NO KEY UPDATE`;

const PARCEL_STATUSES_OF = `
  SELECT shipment_id AS id, array_agg(status) AS statuses FROM parcel
   WHERE shipment_id = ANY($1) GROUP BY shipment_id`;

const SAVE_SHIPMENTS = `
  UPDATE shipment
     SET status = t.status, version = t.version
    FROM unnest($1::text[], $2::text[], $3::bigint[]) AS t (shipment_id, status, version)
   WHERE shipment.shipment_id = t.shipment_id`;

const FREE_PARCELS = `
  UPDATE parcel SET shipment_id = NULL WHERE shipment_id = $1 RETURNING order_id AS "orderId", merchant_id AS "merchantId"`;
