import { lockSubjects, type ListTable, type UnitOfWork, type Writes } from '#messaging';
import { skuSubject, type SkuKey } from '../../skus/domain/sku.js';
import { inventoryIdOf, type StockMovement } from '../domain/stock.js';
import type { StockKey, StockRecord } from '../domain/stock-entry.js';
import { required, RowColumns, type Queries } from '#platform';
import { columns } from '../../skus/store/sku.store.js';

const KEY_COLUMNS = {
  merchantId: 'text',
  skuId: 'text',
  warehouseId: 'integer',
  inventoryType: 'text',
} as const;

const KEY = new RowColumns<StockKey>(KEY_COLUMNS);

/** Positions in the list of their merchants. */
export const INVENTORY_LIST: ListTable = {
  list: 'inventory',
  stampRows: `
    UPDATE inventory i SET last_update_date = t.stamp
      FROM ${KEY.table('$1', 'stamp timestamptz')}
     WHERE (${KEY.names}) = (${KEY.members})`,
};

/**
 * Locks the stock of SKUs until the commit, even if a SKU has no stock yet: otherwise an order that waits for the first
 * units of a SKU and the transaction that sets them would not see each other. Every transaction that changes stock or
 * the state of an order's reservation takes this lock for all affected SKUs before it reads them.
 */
export function lockStock(unitOfWork: UnitOfWork, keys: readonly SkuKey[]): void {
  lockSubjects(unitOfWork, 'stock', keys.map(skuSubject));
}

/** All positions of some SKUs whose stock is locked. */
export async function loadStock(queries: Queries, keys: readonly SkuKey[]): Promise<StockRecord[]> {
  return keys.length === 0 ? [] : queries.query(LOAD, columns(keys));
}

/** A position as last published. */
export interface PublishedPosition extends StockKey {
  quantity: number;
  version: number;
  lastUpdateDate: Date;
}

/** Some positions, in the order of their keys; their stock is locked. */
export async function loadPositions(
  queries: Queries,
  keys: readonly StockKey[],
): Promise<PublishedPosition[]> {
  const rows = await queries.query<Omit<PublishedPosition, 'version'> & { version: string }>(
    POSITIONS,
    [
      ...columns(keys),
      keys.map(({ warehouseId }) => warehouseId),
      keys.map(({ inventoryType }) => inventoryType),
    ],
  );
  return rows.map((row) => ({ ...row, version: Number(row.version) }));
}

/**
 * Saves positions after some movements, with their place in the list.
 * @returns the version of each movement, in order: each movement is an event about its position
 */
export async function saveMovements(
  unitOfWork: UnitOfWork,
  movements: readonly StockMovement[],
): Promise<number[]> {
  if (movements.length === 0) return [];
  const positions = new Map<string, SavedPosition>();
  for (const movement of movements) {
    const events = positions.get(inventoryIdOf(movement))?.events ?? 0;
    positions.set(inventoryIdOf(movement), { ...movement, events: events + 1 });
  }
  const sorted = [...positions.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const saved = sorted.map(([, position]) => position);
  const rows = await unitOfWork.query<StockKey & { version: string }>(SAVE, [POSITION.json(saved)]);
  for (const { merchantId, skuId, warehouseId, inventoryType } of rows) {
    const key: StockKey = { merchantId, skuId, warehouseId, inventoryType };
    unitOfWork.touch(INVENTORY_LIST, merchantId, key);
  }
  const next = new Map(
    rows.map((row) => {
      const id = inventoryIdOf(row);
      return [id, Number(row.version) - required(positions.get(id), `the stock ${id}`).events];
    }),
  );
  return movements.map((movement) => {
    const id = inventoryIdOf(movement);
    const version = required(next.get(id), `the stock ${id}`) + 1;
    next.set(id, version);
    return version;
  });
}

/** Units of an order that were returned into a position. */
export interface ReturnedUnits extends StockKey {
  orderId: string;
  returnedDate: Date;
  quantity: number;
}

export function addReturnedOrders(unitOfWork: Writes, returned: readonly ReturnedUnits[]): void {
  if (returned.length > 0) unitOfWork.write(ADD_RETURNED_ORDERS, [RETURNED.json(returned)]);
}

/** A channel's report that it applied the quantity of a SKU. */
export interface StockApplication extends SkuKey {
  appliedAt: Date;
}

/**
 * Sets `lastIntegrationDate` (decision 4.4) of SKUs whose stock is locked; an older application never overwrites a
 * newer date. The position in the list does not change (decision 1.15).
 */
export function setLastIntegrationDates(
  unitOfWork: Writes,
  applied: readonly StockApplication[],
): void {
  if (applied.length === 0) return;
  unitOfWork.write(SET_INTEGRATION_DATES, [
    ...columns(applied),
    applied.map(({ appliedAt }) => appliedAt),
  ]);
}

/** A position after its last movement. */
interface SavedPosition extends StockKey {
  quantity: number;
  /** The number of its movements, which are its events. */
  events: number;
}

const POSITION = new RowColumns<SavedPosition>({
  ...KEY_COLUMNS,
  quantity: 'integer',
  events: ['version', 'integer'],
});

const LOAD = `
  SELECT ${KEY.selected}, i.quantity, i.reserved
    FROM inventory i
   WHERE (i.merchant_id, i.sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))`;

const POSITIONS = `
  SELECT ${KEY.selected}, i.quantity, i.version, i.last_update_date AS "lastUpdateDate"
    FROM inventory i
   WHERE (i.merchant_id, i.sku_id, i.warehouse_id, i.inventory_type)
      IN (SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::text[]))
   ORDER BY i.merchant_id, i.sku_id, i.warehouse_id, i.inventory_type`;

const SAVE = `
  INSERT INTO inventory AS i (${POSITION.names}, last_update_date)
  SELECT ${POSITION.members}, clock_timestamp() FROM ${POSITION.table('$1')}
  ON CONFLICT (${KEY.names}) DO UPDATE
     SET quantity = excluded.quantity, version = i.version + excluded.version
  RETURNING ${KEY.selected}, i.version`;

const RETURNED = new RowColumns<ReturnedUnits>({
  ...KEY_COLUMNS,
  orderId: 'text',
  returnedDate: 'timestamptz',
  quantity: 'integer',
});

const ADD_RETURNED_ORDERS = `
  INSERT INTO returned_order (${RETURNED.names}) SELECT ${RETURNED.members} FROM ${RETURNED.table('$1')}`;

const SET_INTEGRATION_DATES = `
  UPDATE inventory i SET last_integration_date = greatest(i.last_integration_date, a.applied_at)
    FROM (SELECT merchant_id, sku_id, max(applied_at) AS applied_at
            FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS t (merchant_id, sku_id, applied_at)
           GROUP BY 1, 2) AS a
   WHERE i.merchant_id = a.merchant_id AND i.sku_id = a.sku_id AND i.inventory_type = 'AVAILABLE'`;
