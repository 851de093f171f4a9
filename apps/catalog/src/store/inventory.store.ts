import { inventoryIdOf } from '../domain/stock.js';
import type { StockKey, StockMovement, StockRecord } from '../domain/stock.js';
import type { SkuKey } from '../domain/sku.js';
import type { Queries, Writes } from './queries.js';
import { columns } from './sku.store.js';

/** The returns partner's warehouses and their countries (decision 4.2). */
export async function loadReturnsWarehouses(db: Queries): Promise<Map<number, string>> {
  const rows = await db.query<{ warehouseId: number; country: string }>(RETURNS_WAREHOUSES);
  return new Map(rows.map(({ warehouseId, country }) => [warehouseId, country]));
}

/** Is this one of the merchant's own warehouses? */
export async function hasWarehouse(
  db: Queries,
  merchantId: string,
  warehouseId: number,
): Promise<boolean> {
  const rows = await db.query(HAS_WAREHOUSE, [merchantId, warehouseId]);
  return rows.length > 0;
}

/** All positions of some SKUs, locked in key order; the caller holds their merchants' inventory clocks. */
export async function lockStock(db: Queries, keys: readonly SkuKey[]): Promise<StockRecord[]> {
  return keys.length === 0 ? [] : db.query(LOCK, columns(keys));
}

/**
 * Saves where positions stand after some movements.
 * @param stampOf the `lastUpdateDate` of a merchant's inventory
 * @returns the version of each movement, in their order: each is an event about its position
 */
export async function saveMovements(
  db: Queries,
  movements: readonly StockMovement[],
  stampOf: (merchantId: string) => Date,
): Promise<number[]> {
  if (movements.length === 0) return [];
  const positions = new Map<string, { last: StockMovement; events: number }>();
  for (const movement of movements) {
    const events = positions.get(inventoryIdOf(movement))?.events ?? 0;
    positions.set(inventoryIdOf(movement), { last: movement, events: events + 1 });
  }
  const sorted = [...positions.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const rows = await db.query<StockKey & { version: string }>(SAVE, [
    ...columns(sorted.map(([, { last }]) => last)),
    sorted.map(([, { last }]) => last.warehouseId),
    sorted.map(([, { last }]) => last.inventoryType),
    sorted.map(([, { last }]) => last.quantity),
    sorted.map(([, { last }]) => stampOf(last.merchantId)),
    sorted.map(([, { events }]) => events),
  ]);
  const next = new Map(
    rows.map((row) => {
      const id = inventoryIdOf(row);
      return [id, Number(row.version) - (positions.get(id)?.events ?? 0)];
    }),
  );
  return movements.map((movement) => {
    const id = inventoryIdOf(movement);
    const version = (next.get(id) ?? 0) + 1;
    next.set(id, version);
    return version;
  });
}

/** Units that an order brought back into a position. */
export interface ReturnedUnits extends StockKey {
  orderId: string;
  returnedDate: Date;
  quantity: number;
}

export function noteReturnedOrders(db: Writes, returned: readonly ReturnedUnits[]): void {
  if (returned.length > 0) db.write(NOTE_RETURNED, [JSON.stringify(returned)]);
}

/** A channel has taken over the quantity of a SKU. */
export interface StockApplication extends SkuKey {
  appliedAt: Date;
}

/**
 * Sets `lastIntegrationDate` (decision 4.4); an older application never sets it back. The caller holds the merchants'
 * inventory clocks, as all do who lock positions.
 */
export function noteApplied(db: Writes, applied: readonly StockApplication[]): void {
  if (applied.length === 0) return;
  db.write(NOTE_APPLIED, [...columns(applied), applied.map(({ appliedAt }) => appliedAt)]);
}

const RETURNS_WAREHOUSES = `SELECT warehouse_id AS "warehouseId", country FROM returns_warehouse`;

const HAS_WAREHOUSE = `SELECT FROM warehouse WHERE merchant_id = $1 AND warehouse_id = $2`;

const KEY = `i.merchant_id AS "merchantId", i.sku_id AS "skuId", i.warehouse_id AS "warehouseId",
         i.inventory_type AS "inventoryType"`;

const LOCK = `
  SELECT ${KEY}, i.quantity
    FROM inventory i
   WHERE (i.merchant_id, i.sku_id) IN (SELECT * FROM unnest($1::text[], $2::text[]))
   ORDER BY i.merchant_id, i.sku_id, i.warehouse_id, i.inventory_type
     FOR UPDATE`;

const SAVE = `
  INSERT INTO inventory AS i (merchant_id, sku_id, warehouse_id, inventory_type, quantity, last_update_date, version)
  SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::int[], $6::timestamptz[], $7::int[])
  ON CONFLICT (merchant_id, sku_id, warehouse_id, inventory_type) DO UPDATE
     SET quantity = excluded.quantity, last_update_date = excluded.last_update_date,
         version = i.version + excluded.version
  RETURNING ${KEY}, i.version`;

const NOTE_RETURNED = `
  INSERT INTO returned_order (merchant_id, sku_id, warehouse_id, inventory_type, order_id, returned_date, quantity)
  SELECT "merchantId", "skuId", "warehouseId", "inventoryType", "orderId", "returnedDate", quantity
    FROM jsonb_to_recordset($1::jsonb)
         AS t ("merchantId" text, "skuId" text, "warehouseId" integer, "inventoryType" text, "orderId" text,
               "returnedDate" timestamptz, quantity integer)`;

// Locked in key order first: an UPDATE alone locks in whatever order it finds the rows.
const NOTE_APPLIED = `
  WITH applied AS (
    SELECT merchant_id, sku_id, max(applied_at) AS applied_at
      FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS t (merchant_id, sku_id, applied_at) GROUP BY 1, 2
  ), locked AS (
    SELECT i.merchant_id, i.sku_id, i.warehouse_id, a.applied_at
      FROM inventory i JOIN applied a USING (merchant_id, sku_id)
     WHERE i.inventory_type = 'AVAILABLE'
     ORDER BY i.merchant_id, i.sku_id, i.warehouse_id FOR UPDATE OF i
  )
  UPDATE inventory i SET last_integration_date = greatest(i.last_integration_date, l.applied_at)
    FROM locked l
   WHERE i.merchant_id = l.merchant_id AND i.sku_id = l.sku_id AND i.warehouse_id = l.warehouse_id
     AND i.inventory_type = 'AVAILABLE'`;
