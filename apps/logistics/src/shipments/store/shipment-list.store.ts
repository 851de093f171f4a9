import { type ListRange, type ListRows } from '#edge';
import { loadListPage, orderBy, type Bind, type ListConditions, type Queries } from '#platform';
import {
  OF_ALL,
  conditionsOf,
  ofMerchants,
  updated,
  type UpdateBounds,
} from '../../parcels/store/merchants-rows.js';
import type { Shipment } from '../domain/shipment.js';
import { SHIPMENT } from './shipment.store.js';

/** The filters of a list of shipments; dates are ISO 8601 UTC texts, bounds inclusive. */
export type ShipmentFilters = UpdateBounds &
  Partial<Record<'status' | keyof typeof created, string | undefined>>;

/** The matching shipments of these merchants, by (lastUpdateDate, id) (decision 1.8). */
export async function selectShipments(
  queries: Queries,
  merchants: readonly string[],
  filters: ShipmentFilters,
  range: ListRange,
): Promise<ListRows<Shipment>> {
  if (merchants.length === 0) return { rows: [] };
  const conditions = ofMerchants(
    merchants,
    (value) => updated(filters, value),
    (value) => conditionsOf(ofStatus, filters, value),
    (value) => conditionsOf(created, filters, value),
  );
  return select(queries, conditions, range);
}

/** The matching shipments of all merchants. The condition on the version matches their partial index. */
export function selectShipmentsOfAllMerchants(
  queries: Queries,
  filters: ShipmentFilters,
  range: ListRange,
): Promise<ListRows<Shipment>> {
  const conditions = {
    range: (value: Bind) => [OF_ALL, ...updated(filters, value)],
    filters: (value: Bind) => conditionsOf({ ...ofStatus, ...created }, filters, value),
  };
  return select(queries, conditions, range);
}

function select(
  queries: Queries,
  conditions: ListConditions,
  range: ListRange,
): Promise<ListRows<Shipment>> {
  return loadListPage(queries, SHIPMENTS, conditions, range, {
    of: (rows) =>
      `SELECT ${SHIPMENT}, scan_end AS "scanEnd" FROM (${rows}) AS shipment ${orderBy(SHIPMENTS, range.order)}`,
    bytes: 'octet_length("parcelIds"::text)',
    shown: { date: '"lastUpdateDate"', id: '"shipmentId"' },
  });
}

const SHIPMENTS = { table: 'shipment', date: 'last_update_date', id: 'shipment_id' };

const ofStatus = { status: 'status =' };

const created = {
  creationDateFrom: 'creation_date >=',
  creationDateUntil: 'creation_date <=',
};
