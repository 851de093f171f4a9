import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { fill, LOCALE } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';

const { columns: names } = messages;

export function warehouseText(row: InventoryRow): string {
  return fill(messages.warehouse, {
    id: row.warehouseId,
    name: row.warehouseName,
    country: row.warehouseCountry,
  });
}

export function TypeBadge({ type }: { type: InventoryRow['inventoryType'] }) {
  return <Badge tone={type === 'AVAILABLE' ? 'good' : 'warning'}>{messages.types[type]}</Badge>;
}

export const INVENTORY_COLUMNS: Columns<InventoryRow> = [
  column('skuId', names.sku, '', (row) => (
    <Link
      from="/inventory"
      to="."
      search={(old) => ({ ...old, open: row.id })}
      resetScroll={false}
      className="id"
      title={row.skuId}
    >
      {row.skuId}
    </Link>
  )),
  column('merchantId', names.merchant, 'wide'),
  column('name', names.name, 'wide', ({ skuName }) => skuName ?? messages.notRegistered),
  column('warehouse', names.warehouse, '', (row) => warehouseText(row)),
  column('inventoryType', names.type, 'wide', ({ inventoryType }) => (
    <TypeBadge type={inventoryType} />
  )),
  column('quantity', names.quantity, 'numeric', ({ quantity }) => quantity.toLocaleString(LOCALE)),
  momentColumn('lastUpdateDate', names.updated, 'wide sorted'),
];
