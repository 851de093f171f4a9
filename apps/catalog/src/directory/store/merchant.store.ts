import type { Merchant, Versioned } from '../domain/directory.js';
import type { Queries } from '#platform';

/** @returns nothing for an unknown one */
export async function loadMerchant(
  db: Queries,
  merchantId: string,
): Promise<Versioned<Merchant> | undefined> {
  const [row] = await db.query<MerchantRow>(BY_ID, [merchantId]);
  return row && fromRow(row);
}

/** All of them, by id. */
export async function loadMerchants(db: Queries): Promise<Versioned<Merchant>[]> {
  return (await db.query<MerchantRow>(ALL)).map(fromRow);
}

/** Adds a merchant without its connections. @returns false when there is one already; then it may be locked */
export async function addMerchant(db: Queries, merchant: Merchant): Promise<boolean> {
  const rows = await db.query(ADD, columnsOf(merchant));
  return rows.length > 0;
}

/** Locks a merchant that is there against other changes of it, and against its first SKU. */
export async function lockMerchant(db: Queries, merchantId: string): Promise<Versioned<Merchant>> {
  await db.query('SELECT FROM merchant WHERE merchant_id = $1 FOR UPDATE', [merchantId]);
  const merchant = await loadMerchant(db, merchantId);
  if (!merchant) throw new Error(`merchant ${merchantId} is gone`);
  return merchant;
}

/** Had the merchant a SKU ever? */
export async function hasSkus(db: Queries, merchantId: string): Promise<boolean> {
  return (
    (await db.query('SELECT FROM sku WHERE merchant_id = $1 LIMIT 1', [merchantId])).length > 0
  );
}

/** Saves a locked merchant without its connections; its first warehouse follows its country (decision 4.2). */
export async function updateMerchant(db: Queries, merchant: Merchant): Promise<void> {
  await db.query(UPDATE, columnsOf(merchant));
}

/** Connects a locked merchant to these channels and no others. */
export async function setConnections(
  db: Queries,
  { merchantId, connectedChannels }: Merchant,
): Promise<void> {
  await db.query(SET_CONNECTIONS, [merchantId, connectedChannels]);
}

export interface Warehouse {
  warehouseId: number;
  name: string;
  country: string;
}

/** A merchant's own warehouses and the returns partner's (decision 4.2), by id. */
export async function loadWarehouses(
  db: Queries,
  merchantId: string,
): Promise<(Warehouse & { returns: boolean })[]> {
  return db.query(WAREHOUSES, [merchantId]);
}

/** Adds a warehouse. @returns false when there is one of this id already; then it may be locked */
export async function addWarehouse(
  db: Queries,
  merchantId: string,
  { warehouseId, name, country }: Warehouse,
): Promise<boolean> {
  const rows = await db.query(ADD_WAREHOUSE, [merchantId, warehouseId, name, country]);
  return rows.length > 0;
}

export async function lockWarehouse(
  db: Queries,
  merchantId: string,
  warehouseId: number,
): Promise<Warehouse> {
  const [warehouse] = await db.query<Warehouse>(LOCK_WAREHOUSE, [merchantId, warehouseId]);
  if (!warehouse) throw new Error(`warehouse ${warehouseId} of ${merchantId} is gone`);
  return warehouse;
}

/** Saves a locked warehouse. */
export async function updateWarehouse(
  db: Queries,
  merchantId: string,
  { warehouseId, name, country }: Warehouse,
): Promise<void> {
  await db.query(UPDATE_WAREHOUSE, [merchantId, warehouseId, name, country]);
}

interface MerchantRow extends Merchant {
  version: string;
}

function fromRow({ version, ...merchant }: MerchantRow): Versioned<Merchant> {
  return { ...merchant, version: Number(version) };
}

function columnsOf(merchant: Merchant): unknown[] {
  const { merchantId, name, country, currency, autoLocalization, active } = merchant;
  return [merchantId, name, country, currency, autoLocalization, active];
}

const SELECT = `
  SELECT merchant_id AS "merchantId", name, country, currency, auto_localization AS "autoLocalization",
         ARRAY(SELECT n.sales_channel FROM connection n
                WHERE n.merchant_id = m.merchant_id ORDER BY n.sales_channel) AS "connectedChannels",
         active, version
    FROM merchant m`;

const BY_ID = `${SELECT} WHERE merchant_id = $1`;

const ALL = `${SELECT} ORDER BY merchant_id`;

const ADD = `
  WITH added AS (
    INSERT INTO merchant (merchant_id, name, country, currency, auto_localization, active, version)
    VALUES ($1, $2, $3, $4, $5, $6, 1) ON CONFLICT DO NOTHING
    RETURNING merchant_id, country
  )
  INSERT INTO warehouse (merchant_id, warehouse_id, name, country)
  SELECT merchant_id, 1, 'Main', country FROM added
  RETURNING merchant_id`;

const UPDATE = `
  WITH main AS (
    UPDATE warehouse SET country = $3 WHERE merchant_id = $1 AND warehouse_id = 1 AND country <> $3
  )
  UPDATE merchant
     SET name = $2, country = $3, currency = $4, auto_localization = $5, active = $6, version = version + 1
   WHERE merchant_id = $1`;

const SET_CONNECTIONS = `
  WITH cut AS (
    DELETE FROM connection WHERE merchant_id = $1 AND NOT sales_channel = ANY ($2::text[])
  )
  INSERT INTO connection (merchant_id, sales_channel)
  SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING`;

const WAREHOUSES = `
  SELECT warehouse_id AS "warehouseId", name, country, false AS returns FROM warehouse WHERE merchant_id = $1
  UNION ALL
  SELECT warehouse_id, name, country, true FROM returns_warehouse
   ORDER BY 1`;

const ADD_WAREHOUSE = `
  INSERT INTO warehouse (merchant_id, warehouse_id, name, country) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING warehouse_id`;

const LOCK_WAREHOUSE = `
  SELECT warehouse_id AS "warehouseId", name, country FROM warehouse
   WHERE merchant_id = $1 AND warehouse_id = $2 FOR UPDATE`;

const UPDATE_WAREHOUSE = `
  UPDATE warehouse SET name = $3, country = $4 WHERE merchant_id = $1 AND warehouse_id = $2`;
