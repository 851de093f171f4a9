import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { Money } from '../../design/money.js';
import { momentCell } from '../../design/tables/cells.js';
import { columnHelper, type Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { OrderRow } from '../order-row.js';
import { statusText, toneOf } from '../status.js';

const { columns: names } = messages;
const column = columnHelper<OrderRow>();

export const ORDER_COLUMNS = column.columns([
  column.accessor('orderId', {
    header: names.order,
    cell: ({ getValue }) => (
      <Link
        to="/orders/$orderId"
        params={{ orderId: getValue() }}
        className="id"
        title={getValue()}
      >
        {getValue()}
      </Link>
    ),
  }),
  column.accessor('merchantId', { header: names.merchant, meta: { wide: true } }),
  column.accessor('status', {
    header: names.status,
    cell: ({ getValue }) => <Badge tone={toneOf(getValue())}>{statusText(getValue())}</Badge>,
  }),
  column.accessor('salesChannel', { header: names.channel, meta: { wide: true } }),
  column.accessor('itemCount', {
    header: names.items,
    meta: { numeric: true, wide: true },
  }),
  column.accessor((row) => row.totals.orderValue, {
    id: 'value',
    header: names.value,
    meta: { numeric: true },
    cell: ({ getValue, row }) => <Money value={getValue()} currency={row.original.currency} />,
  }),
  column.accessor('creationDate', {
    header: names.created,
    meta: { wide: true },
    cell: momentCell,
  }),
  column.accessor('lastUpdateDate', {
    header: names.updated,
    meta: { wide: true, sorted: true },
    cell: momentCell,
  }),
]) as Columns<OrderRow>;
