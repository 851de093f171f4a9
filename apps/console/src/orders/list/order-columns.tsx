import { Link } from '@tanstack/react-router';
import { Badge } from '../../design/badge.js';
import { Money } from '../../design/money.js';
import { column, momentColumn, type Columns } from '../../design/tables/table.js';
import { messages } from '../messages.js';
import type { OrderRow } from '../order-row.js';
import { statusText, toneOf } from '../status.js';

const { columns: names } = messages;

export const ORDER_COLUMNS: Columns<OrderRow> = [
  column('orderId', names.order, '', ({ orderId }) => (
    <Link to="/orders/$orderId" params={{ orderId }} className="id" title={orderId}>
      {orderId}
    </Link>
  )),
  column('merchantId', names.merchant, 'wide'),
  column('status', names.status, '', ({ status }) => (
    <Badge tone={toneOf(status)}>{statusText(status)}</Badge>
  )),
  column('salesChannel', names.channel, 'wide'),
  column('itemCount', names.items, 'numeric wide'),
  column('value', names.value, 'numeric', (row) => (
    <Money value={row.totals.orderValue} currency={row.currency} />
  )),
  momentColumn('creationDate', names.created, 'wide'),
  momentColumn('lastUpdateDate', names.updated, 'wide sorted'),
];
