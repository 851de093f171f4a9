import { type StockKey, inventoryIdOf } from '../domain/stock.js';
import { pageOf, type PageRange } from '../../skus/store/page-range.js';
import { orderBy, selectWithinBytes, type ListOrder, type ListRows, type Queries } from '#platform';

/** One position as it is shown. */
export interface InventoryView extends StockKey {
  id: string;
  skuName: string | null;
  warehouseName: string;
  warehouseCountry: string;
  /** Is it the returns partner's warehouse? */
  returns: boolean;
  quantity: number;
  lastUpdateDate: Date;
  lastIntegrationDate: Date | null;
  /** That of its last event. */
  version: number;
  /** Dates as Postgres writes them into JSON. */
  returnedOrders: { orderId: string; returnedDate: string; quantity: number }[];
}

/** @throws Error when there is no such position */
export async function loadInventory(db: Queries, key: StockKey): Promise<InventoryView> {
  const [view] = await db.query<InventoryView>(ONE, [
    key.merchantId,
    key.skuId,
    key.warehouseId,
    key.inventoryType,
  ]);
  if (!view) throw new Error(`no inventory ${inventoryIdOf(key)}`);
  return view;
}

/**
 * A merchant's positions in the order of (lastUpdateDate, id).
 * @param text the id of a SKU or of a warehouse; all positions without it
 */
export async function loadInventoryPage(
  db: Queries,
  merchantId: string,
  range: PageRange,
  text?: string,
): Promise<ListRows<InventoryView>> {
  const { end, parameters } = pageOf(range, ORDER, [merchantId], named(text));
  return select(db, `merchant_id = $1 ${end}`, parameters, range);
}

/** The positions of all merchants in the order of (lastUpdateDate, id). Its index has the condition on the version. */
export async function loadInventoryPageOfAllMerchants(
  db: Queries,
  range: PageRange,
  text?: string,
): Promise<ListRows<InventoryView>> {
  const { end, parameters } = pageOf(range, ORDER, [], named(text));
  return select(db, `version > 0 ${end}`, parameters, range);
}

function select(db: Queries, condition: string, parameters: unknown[], { order }: PageRange) {
  return selectWithinBytes<InventoryView>(db, page(condition, order), parameters, {
    bytes: 'octet_length("returnedOrders"::text) + octet_length(coalesce("skuName", \'\'))',
    columns: { date: '"lastUpdateDate"', id: 'id' },
    order,
  });
}

const ORDER = { date: 'last_update_date', id: 'id' };

/** The id of a warehouse is an integer. */
const WAREHOUSE = /^\d{1,9}$/;

const named =
  (text: string | undefined) =>
  (value: (given: unknown) => string): string[] => {
    if (text === undefined) return [];
    const sku = `sku_id = ${value(text)}`;
    return [WAREHOUSE.test(text) ? `(${sku} OR warehouse_id = ${value(Number(text))})` : sku];
  };

const view = (positions: string) => `
  SELECT i.merchant_id AS "merchantId", i.sku_id AS "skuId", i.warehouse_id AS "warehouseId",
         i.inventory_type AS "inventoryType", i.id, i.quantity, i.last_update_date AS "lastUpdateDate",
         i.last_integration_date AS "lastIntegrationDate", i.version::float8 AS version, s.content ->> 'name' AS "skuName",
         coalesce(w.name, r.name) AS "warehouseName", coalesce(w.country, r.country) AS "warehouseCountry",
         r.warehouse_id IS NOT NULL AS returns, returned.orders AS "returnedOrders"
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

const ONE = `${view('inventory')}
   WHERE i.merchant_id = $1 AND i.sku_id = $2 AND i.warehouse_id = $3 AND i.inventory_type = $4`;

const page = (condition: string, order: ListOrder | undefined) =>
  `${view(`(SELECT * FROM inventory WHERE ${condition})`)}
   ${orderBy({ date: 'i.last_update_date', id: 'i.id' }, order)}`;
