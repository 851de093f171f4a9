import {
  behind,
  orderBy,
  selectWithinBytes,
  type ListRange,
  type ListRows,
  type Queries,
} from '#platform';
import { ofMerchants } from '../../parcels/store/parcel-list.store.js';
import type { Shipment } from '../domain/shipment.js';
import { SHIPMENT } from './shipment.store.js';

/** The filters of a list of shipments; dates are ISO 8601 UTC texts, bounds inclusive. */
export type ShipmentFilters = Partial<Record<keyof typeof conditions, string | undefined>>;

/** The matching shipments of these merchants, by (lastUpdateDate, id) (decision 1.8). */
export function selectShipments(
  db: Queries,
  merchants: readonly string[],
  filters: ShipmentFilters,
  range: ListRange,
): Promise<ListRows<Shipment>> {
  return select(db, (value) => ofMerchants('merchant_id', merchants, value), filters, range);
}

/** Those of all merchants. Their index has the condition on the version. */
export function selectShipmentsOfAllMerchants(
  db: Queries,
  filters: ShipmentFilters,
  range: ListRange,
): Promise<ListRows<Shipment>> {
  return select(db, () => 'version > 0', filters, range);
}

function select(
  db: Queries,
  whose: (value: (given: unknown) => string) => string,
  filters: ShipmentFilters,
  range: ListRange,
): Promise<ListRows<Shipment>> {
  const parameters: unknown[] = [];
  const value = (given: unknown) => `$${parameters.push(given)}`;
  const wanted = [whose(value)];
  for (const [filter, condition] of Object.entries(conditions)) {
    const given = filters[filter as keyof ShipmentFilters];
    if (given !== undefined) wanted.push(`${condition} ${value(given)}`);
  }
  wanted.push(...behind(ORDER, range, value));
  return selectWithinBytes(
    db,
    `SELECT ${SHIPMENT} FROM shipment WHERE ${wanted.join(' AND ')}
     ${orderBy(ORDER, range.order)} LIMIT ${value(range.limit)}`,
    parameters,
    { bytes: 'octet_length("parcelIds"::text)', columns: SHOWN_ORDER, order: range.order },
  );
}

const ORDER = { date: 'last_update_date', id: 'shipment_id' };
const SHOWN_ORDER = { date: '"lastUpdateDate"', id: '"shipmentId"' };

const conditions = {
  status: 'status =',
  creationDateFrom: 'creation_date >=',
  creationDateUntil: 'creation_date <=',
  lastUpdateDateFrom: 'last_update_date >=',
  lastUpdateDateUntil: 'last_update_date <=',
};
