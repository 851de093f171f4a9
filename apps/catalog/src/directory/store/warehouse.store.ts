import type { UnitOfWork } from '#messaging';
import { RowColumns, type Queries } from '#platform';

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
  warehouse: Warehouse,
): Promise<boolean> {
  const rows = await queries.query(ADD, [WAREHOUSE.json([warehouse]), merchantId]);
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
  warehouse: Warehouse,
): Promise<void> {
  await unitOfWork.query(UPDATE, [WAREHOUSE.json([warehouse]), merchantId]);
}

/** The returns partner's warehouses and their countries (decision 4.2). */
export async function loadReturnsWarehouses(queries: Queries): Promise<Map<number, string>> {
  const rows = await queries.query<Warehouse>(RETURNS_WAREHOUSES);
  return new Map(rows.map(({ warehouseId, country }) => [warehouseId, country]));
}

/** Adds warehouses of the returns partner (decision 4.2); existing warehouses do not change. */
export async function addReturnsWarehouses(
  unitOfWork: UnitOfWork,
  warehouses: readonly Warehouse[],
): Promise<void> {
  await unitOfWork.query(ADD_RETURNS, [WAREHOUSE.json(warehouses)]);
}

const WAREHOUSE = new RowColumns<Warehouse>(
  { warehouseId: 'integer', name: 'text', country: 'text' },
  ['warehouseId'],
);

const WAREHOUSES = `
  SELECT ${WAREHOUSE.selected}, false AS returns FROM warehouse WHERE merchant_id = $1
  UNION ALL
  SELECT ${WAREHOUSE.selected}, true FROM returns_warehouse
   ORDER BY "warehouseId"`;

const ADD = `
  INSERT INTO warehouse (merchant_id, ${WAREHOUSE.names}) SELECT $2, ${WAREHOUSE.members} FROM ${WAREHOUSE.table('$1')}
  ON CONFLICT DO NOTHING RETURNING warehouse_id`;

const LOCK = `
  SELECT ${WAREHOUSE.selected} FROM warehouse WHERE merchant_id = $1 AND warehouse_id = $2 FOR UPDATE`;

const UPDATE = `
  UPDATE warehouse SET ${WAREHOUSE.assigned} FROM ${WAREHOUSE.table('$1')}
   WHERE merchant_id = $2 AND warehouse_id = t."warehouseId"`;

const ADD_RETURNS = `
  INSERT INTO returns_warehouse (${WAREHOUSE.names}) SELECT ${WAREHOUSE.members} FROM ${WAREHOUSE.table('$1')}
  ON CONFLICT DO NOTHING`;

const RETURNS_WAREHOUSES = `SELECT warehouse_id AS "warehouseId", country FROM returns_warehouse`;
