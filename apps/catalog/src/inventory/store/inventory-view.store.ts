import type { StockKey } from '../domain/stock-entry.js';
import { inRange, type PageRange } from '../../skus/store/page-range.js';
import { namedBySku, type SkuSearch } from '../../skus/store/sku-search.store.js';
import { columns } from '../../skus/store/sku.store.js';
import { type ListOrder, type ListRows } from '#edge';
import {
  loadListPage,
  orderBy,
  type NamedRows,
  type PageStatement,
  type Queries,
  type Bind,
} from '#platform';

/** One position as shown to callers. */
export interface InventoryView extends StockKey {
  id: string;
  skuName: string | null;
  warehouseName: string;
  warehouseCountry: string;
  /** Whether the warehouse belongs to the returns partner. */
  returns: boolean;
  quantity: number;
  lastUpdateDate: Date;
  lastIntegrationDate: Date | null;
  /** The version of its last event. */
  version: number;
  /** Dates in the format of Postgres in JSON. */
  returnedOrders: { orderId: string; returnedDate: string; quantity: number }[];
}

/** Some positions, by id; unknown positions are left out. */
export async function loadInventories(
  queries: Queries,
  keys: readonly StockKey[],
): Promise<Map<string, InventoryView>> {
  if (keys.length === 0) return new Map();
  const views = await queries.query<InventoryView>(BY_KEYS, [
    ...columns(keys),
    keys.map(({ warehouseId }) => warehouseId),
    keys.map(({ inventoryType }) => inventoryType),
  ]);
  return new Map(views.map((inventory) => [inventory.id, inventory]));
}

/**
 * A merchant's positions in the order of (lastUpdateDate, id).
 * @param search a SKU or a text, which may also be the complete id of a warehouse. Without `search`, all positions are
 * returned
 */
export function loadInventoryPage(
  queries: Queries,
  merchantId: string,
  range: PageRange,
  search: SkuSearch = {},
): Promise<ListRows<InventoryView>> {
  return load(queries, (value) => `merchant_id = ${value(merchantId)}`, range, search, merchantId);
}

/**
 * The positions of all merchants in the order of (lastUpdateDate, id). The condition on the version matches its index.
 */
export function loadInventoryPageOfAllMerchants(
  queries: Queries,
  range: PageRange,
  search: SkuSearch = {},
): Promise<ListRows<InventoryView>> {
  return load(queries, () => 'version > 0', range, search);
}

function load(
  queries: Queries,
  whose: (value: Bind) => string,
  range: PageRange,
  search: SkuSearch,
  merchantId?: string,
): Promise<ListRows<InventoryView>> {
  const conditions = {
    range: inRange(whose, range),
    filters: () => [],
    named: namedBy(search, whose, merchantId),
  };
  return loadListPage(queries, POSITIONS, conditions, range, page(range.order));
}

const POSITIONS = { table: 'inventory', date: 'last_update_date', id: 'id' };

/** The id of a warehouse is an integer. */
const WAREHOUSE = /^\d{1,9}$/;

function namedBy(
  search: SkuSearch,
  whose: (value: Bind) => string,
  merchantId?: string,
): NamedRows | undefined {
  const place = { merchantId, whose, table: 'inventory', ids: ['sku_id'] } as const;
  const ofSku = namedBySku(search, place);
  const { text, skuId } = search;
  if (!ofSku || skuId !== undefined || !WAREHOUSE.test(text ?? '')) return ofSku;
  const inWarehouse = (value: Bind) => `${whose(value)} AND warehouse_id = ${value(Number(text))}`;
  return {
    ...ofSku,
    select: (value) =>
      `${ofSku.select(value)} UNION ALL SELECT ctid FROM inventory WHERE ${inWarehouse(value)}`,
    test: (value) => `(${ofSku.test(value)} OR ${inWarehouse(value)})`,
  };
}

const view = (positions: string, more = '') => `
  SELECT i.merchant_id AS "merchantId", i.sku_id AS "skuId", i.warehouse_id AS "warehouseId",
         i.inventory_type AS "inventoryType", i.id, i.quantity, i.last_update_date AS "lastUpdateDate",
         i.last_integration_date AS "lastIntegrationDate", i.version::float8 AS version, s.content ->> 'name' AS "skuName",
         coalesce(w.name, r.name) AS "warehouseName", coalesce(w.country, r.country) AS "warehouseCountry",
         r.warehouse_id IS NOT NULL AS returns, returned.orders AS "returnedOrders"${more}
    FROM ${positions} AS i
    LEFT JOIN sku s ON s.merchant_id = i.merchant_id AND s.sku_id = i.sku_id AND s.deleted_at IS NULL
    LEFT JOIN warehouse w ON w.merchant_id = i.merchant_id AND w.warehouse_id = i.warehouse_id
    LEFT JOIN returns_warehouse r ON r.warehouse_id = i.warehouse_id
   CROSS JOIN LATERAL (
     SELECT coalesce(json_agg(json_build_object('orderId', o.order_id, 'returnedDate', o.returned_date,
                                                'quantity', o.quantity) ORDER BY o.id), '[]') AS orders
       FROM returned_order o
      WHERE o.merchant_id = i.merchant_id AND o.sku_id = i.sku_id AND o.warehouse_id = i.warehouse_id
        AND o.inventory_type = i.inventory_type) AS returned`;

const BY_KEYS = `${view('inventory')}
   WHERE (i.merchant_id, i.sku_id, i.warehouse_id, i.inventory_type)
      IN (SELECT * FROM unnest($1::text[], $2::text[], $3::int[], $4::text[]))`;

const page = (order: ListOrder | undefined): PageStatement => ({
  of: (rows) => `${view(`(${rows})`, ', i.scan_end AS "scanEnd"')}
   ${orderBy({ date: 'i.last_update_date', id: 'i.id' }, order)}`,
  bytes: `octet_length("returnedOrders"::text) + octet_length(coalesce("skuName", ''))`,
  shown: { date: '"lastUpdateDate"', id: 'id' },
});
