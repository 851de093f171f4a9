import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { Moment } from '../../design/moment.js';
import { Money } from '../../design/money.js';
import { SortHeading } from '../../design/tables/sort-heading.js';
import { columnHelper } from '../../design/tables/table.js';
import type { Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { OrderRow } from '../order-row.js';
import { statusText, toneOf } from '../status.js';

const { columns: names } = messages;
const column = columnHelper<OrderRow>();

const order = column.accessor('orderId', {
  header: names.order,
  cell: ({ getValue }) => (
    <Link to="/orders/$orderId" params={{ orderId: getValue() }} className="id" title={getValue()}>
      {getValue()}
    </Link>
  ),
});
const merchant = column.accessor('merchantId', { header: names.merchant, meta: { wide: true } });
const rest = [
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
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
  column.accessor('lastUpdateDate', {
    header: () => (
      <SortHeading
        name={names.updated}
        oldestFirst={messages.oldestFirst}
        newestFirst={messages.newestFirst}
      />
    ),
    meta: { wide: true },
    cell: ({ getValue }) => <Moment at={getValue()} />,
  }),
];

/** A merchant sees its own orders only, so the merchant is left out. */
export const MERCHANT_COLUMNS = column.columns([order, ...rest]) as Columns<OrderRow>;
export const OPERATOR_COLUMNS = column.columns([order, merchant, ...rest]) as Columns<OrderRow>;
