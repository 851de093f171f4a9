import type { Column } from '../column.js';

function column(name: string, type: Column['type'], required = true): Column {
  return { name, path: [name], type, required };
}

/** The columns of a file of stock: the units of a SKU in a warehouse. */
export const STOCK_COLUMNS: readonly Column[] = [
  column('skuId', 'text'),
  column('quantity', 'integer'),
  column('warehouseId', 'integer'),
  column('inventoryType', 'text'),
  column('changeFromQuantity', 'integer', false),
];
