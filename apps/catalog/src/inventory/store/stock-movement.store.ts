import type { Writes } from '#messaging';
import { RowColumns, writeAlone, type Queries } from '#platform';
import type { DataSource } from 'typeorm';
import type { EntryKind, StockEntry, InventoryType } from '../domain/stock-entry.js';

/** The stock of a SKU in a warehouse, in any condition. */
export interface WarehouseKey {
  merchantId: string;
  skuId: string;
  warehouseId: number;
}

/** The client that set quantities, and its request. */
export interface StockSetter {
  who: string;
  requestId: string | undefined;
}

/**
 * Adds entries in order to the history of positions whose stock is locked.
 * @param by the client for entries of kind `set`
 */
export function addEntries(
  unitOfWork: Writes,
  entries: readonly StockEntry[],
  by: StockSetter | undefined,
): void {
  if (entries.length === 0) return;
  const rows = entries.map((entry, position) => ({
    ...entry,
    position,
    ...(entry.kind === 'set' && by),
  }));
  unitOfWork.write(ADD, [ENTRY.json(rows, 'position')]);
}

/** An entry of the history as returned to readers. */
export interface StoredEntry {
  id: string;
  at: Date;
  kind: EntryKind;
  inventoryType: InventoryType;
  quantity: number;
  onHand: number;
  reserved: number;
  orderId: string | null;
  requestId: string | null;
  who: string | null;
}

/**
 * The entries of a SKU in a warehouse, the newest first.
 * @param before the id of an entry; without it, the list starts with the newest entry
 */
export function loadEntries(
  queries: Queries,
  { merchantId, skuId, warehouseId }: WarehouseKey,
  limit: number,
  before: string | undefined,
): Promise<StoredEntry[]> {
  return queries.query(ENTRIES, [merchantId, skuId, warehouseId, before ?? null, limit]);
}

/** The stock of a SKU in a warehouse. */
export interface WarehouseStock {
  skuName: string | null;
  warehouseName: string;
  warehouseCountry: string;
  available: number;
  reserved: number;
  damaged: number;
  /** The first orders by id. */
  orders: { orderId: string; quantity: number }[];
  /** The number of orders. */
  orderCount: number;
}

/** @param most the maximum number of orders to list @returns undefined if the warehouse has no position of the SKU */
export async function loadWarehouseStock(
  queries: Queries,
  { merchantId, skuId, warehouseId }: WarehouseKey,
  most: number,
): Promise<WarehouseStock | undefined> {
  const [stock] = await queries.query<WarehouseStock>(STOCK, [
    merchantId,
    skuId,
    warehouseId,
    most,
  ]);
  return stock;
}

/** Deletes some of the entries that are older than some days. @returns the number of deleted entries */
export async function deleteOldEntries(
  source: DataSource,
  days: number,
  limit: number,
): Promise<number> {
  const [, deleted] = await writeAlone<[unknown[], number]>(source, DELETE_OLD, [days, limit]);
  return deleted;
}

const ENTRY = new RowColumns<StockEntry & Partial<StockSetter>>({
  merchantId: 'text',
  skuId: 'text',
  warehouseId: 'integer',
  inventoryType: 'text',
  kind: 'text',
  quantity: 'integer',
  onHand: 'integer',
  reserved: 'integer',
  orderId: 'text',
  requestId: 'text',
  who: 'text',
});

const ADD = `
  INSERT INTO stock_movement (${ENTRY.names}, at)
  SELECT ${ENTRY.members}, clock_timestamp() FROM ${ENTRY.table('$1', 'position integer')} ORDER BY position`;

const ENTRIES = `
  SELECT id, at, kind, inventory_type AS "inventoryType", quantity, on_hand AS "onHand", reserved,
         order_id AS "orderId", request_id AS "requestId", who
    FROM stock_movement
   WHERE merchant_id = $1 AND sku_id = $2 AND warehouse_id = $3 AND ($4::bigint IS NULL OR id < $4)
   ORDER BY id DESC LIMIT $5`;

const STOCK = `
  SELECT s.content ->> 'name' AS "skuName", coalesce(w.name, r.name) AS "warehouseName",
         coalesce(w.country, r.country) AS "warehouseCountry", stock.available, stock.reserved, stock.damaged,
         (SELECT coalesce(json_agg(json_build_object('orderId', order_id, 'quantity', units) ORDER BY order_id), '[]')
            FROM (SELECT order_id, units FROM open_reservation o
                   WHERE o.merchant_id = $1 AND o.sku_id = $2 AND o.warehouse_id = $3
                   ORDER BY order_id LIMIT $4) AS first_orders) AS orders,
         (SELECT count(*)::integer FROM open_reservation o
           WHERE o.merchant_id = $1 AND o.sku_id = $2 AND o.warehouse_id = $3) AS "orderCount"
    FROM (SELECT coalesce(sum(i.quantity) FILTER (WHERE i.inventory_type = 'AVAILABLE'), 0)::integer AS available,
                 coalesce(sum(i.quantity) FILTER (WHERE i.inventory_type = 'DAMAGED'), 0)::integer AS damaged,
                 sum(i.reserved)::integer AS reserved
            FROM inventory i
           WHERE i.merchant_id = $1 AND i.sku_id = $2 AND i.warehouse_id = $3
          HAVING count(*) > 0) AS stock
    LEFT JOIN sku s ON s.merchant_id = $1 AND s.sku_id = $2 AND s.deleted_at IS NULL
    LEFT JOIN warehouse w ON w.merchant_id = $1 AND w.warehouse_id = $3
    LEFT JOIN returns_warehouse r ON r.warehouse_id = $3`;

/** Skips rows that another process deletes. */
const DELETE_OLD = `
  DELETE FROM stock_movement
   WHERE (merchant_id, sku_id, warehouse_id, id) IN (
     SELECT merchant_id, sku_id, warehouse_id, id FROM stock_movement
      WHERE at < now() - make_interval(days => $1) LIMIT $2 FOR UPDATE SKIP LOCKED)`;
