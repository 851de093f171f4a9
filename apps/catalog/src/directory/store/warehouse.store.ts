import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';

export interface Warehouse {
  warehouseId: number;
  name: string;
  country: string;
}

/** A merchant's own warehouses and the returns partner's (decision 4.2), by id. */
export async function loadWarehouses(
  queries: Queries,
  merchantId: string,
): Promise<(Warehouse & { returns: boolean })[]> {
  return queries.query(WAREHOUSES, [merchantId]);
}

/** Adds a warehouse. @returns false if a warehouse with this id exists already; then it may be locked */
export async function addWarehouse(
  queries: Queries,
  merchantId: string,
  { warehouseId, name, country }: Warehouse,
): Promise<boolean> {
  const rows = await queries.query(ADD, [merchantId, warehouseId, name, country]);
  return rows.length > 0;
}

export async function lockWarehouse(
  unitOfWork: UnitOfWork,
  merchantId: string,
  warehouseId: number,
): Promise<Warehouse> {
  const [locked] = await unitOfWork.query<Warehouse>(LOCK, [merchantId, warehouseId]);
  if (!locked) throw new Error(`warehouse ${warehouseId} of ${merchantId} is gone`);
  return locked;
}

/** Saves a locked warehouse. */
export async function updateWarehouse(
  unitOfWork: UnitOfWork,
  merchantId: string,
  { warehouseId, name, country }: Warehouse,
): Promise<void> {
  await unitOfWork.query(UPDATE, [merchantId, warehouseId, name, country]);
}

/** The returns partner's warehouses and their countries (decision 4.2). */
export async function loadReturnsWarehouses(queries: Queries): Promise<Map<number, string>> {
  const rows = await queries.query<Warehouse>(RETURNS_WAREHOUSES);
  return new Map(rows.map(({ warehouseId, country }) => [warehouseId, country]));
}

/** Adds warehouses of the returns partner (decision 4.2); existing warehouses do not change. */
export async function addReturnsWarehouses(
  unitOfWork: UnitOfWork,
  rows: readonly Warehouse[],
): Promise<void> {
  await unitOfWork.query(ADD_RETURNS, [JSON.stringify(rows)]);
}

const WAREHOUSES = `
  SELECT warehouse_id AS "warehouseId", name, country, false AS returns FROM warehouse WHERE merchant_id = $1
  UNION ALL
  SELECT warehouse_id, name, country, true FROM returns_warehouse
   ORDER BY 1`;

const ADD = `
  INSERT INTO warehouse (merchant_id, warehouse_id, name, country) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING warehouse_id`;

const LOCK = `
  SELECT warehouse_id AS "warehouseId", name, country FROM warehouse
   WHERE merchant_id = $1 AND warehouse_id = $2 FOR UPDATE`;

const UPDATE =
  'UPDATE warehouse SET name = $3, country = $4 WHERE merchant_id = $1 AND warehouse_id = $2';

const ADD_RETURNS = `
  INSERT INTO returns_warehouse (warehouse_id, name, country)
  SELECT "warehouseId", name, country
    FROM jsonb_to_recordset($1) AS t ("warehouseId" integer, name text, country text)
  ON CONFLICT DO NOTHING`;

const RETURNS_WAREHOUSES = `SELECT warehouse_id AS "warehouseId", country FROM returns_warehouse`;
