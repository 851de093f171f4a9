import type { UnitOfWork } from '#messaging';
import type { Queries } from '#platform';
import { ReturnsWarehouseEntity } from './returns-warehouse.entity.js';
import { WarehouseEntity } from './warehouse.entity.js';

export type Warehouse = Pick<WarehouseEntity, 'warehouseId' | 'name' | 'country'>;

/** A merchant's own warehouses and the returns partner's (decision 4.2), by id. */
export async function loadWarehouses(
  queries: Queries,
  merchantId: string,
): Promise<(Warehouse & { returns: boolean })[]> {
  return queries.query(WAREHOUSES, [merchantId]);
}

/** Adds a warehouse. @returns false when there is one of this id already; then it may be locked */
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
  const warehouses = await unitOfWork.repository(WarehouseEntity);
  return warehouses.findOneOrFail({
    select: { warehouseId: true, name: true, country: true },
    where: { merchantId, warehouseId },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Saves a locked warehouse. */
export async function updateWarehouse(
  unitOfWork: UnitOfWork,
  merchantId: string,
  { warehouseId, name, country }: Warehouse,
): Promise<void> {
  const warehouses = await unitOfWork.repository(WarehouseEntity);
  await warehouses.update({ merchantId, warehouseId }, { name, country });
}

/** The returns partner's warehouses and their countries (decision 4.2). */
export async function loadReturnsWarehouses(queries: Queries): Promise<Map<number, string>> {
  const rows = await queries.query<Warehouse>(RETURNS_WAREHOUSES);
  return new Map(rows.map(({ warehouseId, country }) => [warehouseId, country]));
}

/** Adds warehouses of the returns partner (decision 4.2); existing ones stay as they are. */
export async function addReturnsWarehouses(
  unitOfWork: UnitOfWork,
  rows: ReturnsWarehouseEntity[],
): Promise<void> {
  const warehouses = await unitOfWork.repository(ReturnsWarehouseEntity);
  await warehouses.createQueryBuilder().insert().values(rows).orIgnore().execute();
}

const WAREHOUSES = `
  SELECT warehouse_id AS "warehouseId", name, country, false AS returns FROM warehouse WHERE merchant_id = $1
  UNION ALL
  SELECT warehouse_id, name, country, true FROM returns_warehouse
   ORDER BY 1`;

const ADD = `
  INSERT INTO warehouse (merchant_id, warehouse_id, name, country) VALUES ($1, $2, $3, $4)
  ON CONFLICT DO NOTHING RETURNING warehouse_id`;

const RETURNS_WAREHOUSES = `SELECT warehouse_id AS "warehouseId", country FROM returns_warehouse`;
