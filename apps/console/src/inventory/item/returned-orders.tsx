import { Link } from '@tanstack/react-router';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, Table, type Columns } from '../../design/tables/table.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';

const { item: texts } = messages;

type Returned = NonNullable<InventoryRow['returnedOrders']>[number];

const column = columnHelper<Returned>();
const COLUMNS = column.columns([
  column.accessor('orderId', {
    header: texts.order,
    cell: ({ getValue }) => (
      <Link to="/orders/$orderId" params={{ orderId: getValue() }} className="id">
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('quantity', { header: texts.units, meta: { numeric: true } }),
  column.accessor('returnedDate', {
    header: texts.date,
    meta: { numeric: true },
    cell: momentCell,
  }),
]) as Columns<Returned>;

/** The orders whose units were returned into this position. */
export function ReturnedOrders({ row: { returnedOrders = [] } }: { row: InventoryRow }) {
  if (returnedOrders.length === 0) return undefined;
  return (
    <section aria-labelledby="returned">
      <h3 id="returned">{texts.returned}</h3>
      <div className="table-wrap">
        <Table label={texts.returned} columns={COLUMNS} rows={returnedOrders} />
      </div>
    </section>
  );
}
