import { Link } from '@tanstack/react-router';
import { column, momentColumn, Table, type Columns } from '../../design/tables/table.js';
import type { InventoryRow } from '../inventory-row.js';
import { messages } from '../messages.js';

const { item: texts } = messages;

type Returned = NonNullable<InventoryRow['returnedOrders']>[number];
const COLUMNS: Columns<Returned> = [
  column('orderId', texts.order, '', ({ orderId }) => (
    <Link to="/orders/$orderId" params={{ orderId }} className="id">
      {orderId}
    </Link>
  )),
  column('quantity', texts.units, 'numeric'),
  momentColumn('returnedDate', texts.date, 'numeric'),
];

/** The orders whose units were returned into this position. */
export function ReturnedOrders({ row: { returnedOrders = [] } }: { row: InventoryRow }) {
  if (returnedOrders.length === 0) return undefined;
  return (
    <section aria-labelledby="returned">
      <h3 id="returned">{texts.returned}</h3>
      <Table label={texts.returned} columns={COLUMNS} rows={returnedOrders} />
    </section>
  );
}
