import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { fill, LOCALE } from '../../language/texts.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';

const { columns: names } = messages;
const column = columnHelper<InventoryRow>();

/** The name of the warehouse. */
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

export const INVENTORY_COLUMNS = column.columns([
  column.accessor('skuId', {
    header: names.sku,
    cell: ({ getValue, row: { original } }) => (
      <Link
        from="/inventory"
        to="."
        search={(old) => ({ ...old, open: original.id })}
        resetScroll={false}
        className="id"
        title={getValue()}
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('merchantId', { header: names.merchant, meta: { wide: true } }),
  column.accessor(({ skuName }) => skuName ?? messages.notRegistered, {
    id: 'name',
    header: names.name,
    meta: { wide: true },
  }),
  column.accessor(warehouseText, {
    id: 'warehouse',
    header: names.warehouse,
    cell: ({ getValue }) => getValue(),
  }),
  column.accessor('inventoryType', {
    header: names.type,
    meta: { wide: true },
    cell: ({ getValue }) => <TypeBadge type={getValue()} />,
  }),
  column.accessor('quantity', {
    header: names.quantity,
    meta: { numeric: true },
    cell: ({ getValue }) => getValue().toLocaleString(LOCALE),
  }),
  column.accessor('lastUpdateDate', {
    header: names.updated,
    meta: { wide: true, sorted: true },
    cell: momentCell,
  }),
]) as Columns<InventoryRow>;
