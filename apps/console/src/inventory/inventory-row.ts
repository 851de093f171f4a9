import type { Schemas } from '@entrepot/client';

/** The stock of a SKU in a warehouse, in one condition. */
export type InventoryRow = Schemas['InventoryResponse'];
export type InventoryType = InventoryRow['inventoryType'];

/** The members that identify a position: its id is `MERCHANT-sku-warehouse-TYPE`. */
export interface PositionKey {
  merchantId: string;
  skuId: string;
}

const ID = /^([A-Z0-9]+)-(.+)-\d+-(?:AVAILABLE|DAMAGED)$/;

/** The merchant and the SKU of a position's id; undefined for any other text. */
export function keyOfId(id: string): PositionKey | undefined {
  const [, merchantId, skuId] = ID.exec(id) ?? [];
  return merchantId !== undefined && skuId !== undefined ? { merchantId, skuId } : undefined;
}

/** The id of the position in a request. */
export function idOf(
  named: Pick<InventoryRow, 'skuId' | 'warehouseId' | 'inventoryType'> | undefined,
  merchantId: string | undefined,
): string {
  return [merchantId, named?.skuId, named?.warehouseId, named?.inventoryType].join('-');
}
