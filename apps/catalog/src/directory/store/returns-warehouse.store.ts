import type { Queries } from '#platform';

/** The returns partner's warehouses and their countries (decision 4.2). */
export async function loadReturnsWarehouses(db: Queries): Promise<Map<number, string>> {
  const rows = await db.query<{ warehouseId: number; country: string }>(RETURNS_WAREHOUSES);
  return new Map(rows.map(({ warehouseId, country }) => [warehouseId, country]));
}

const RETURNS_WAREHOUSES = `SELECT warehouse_id AS "warehouseId", country FROM returns_warehouse`;
