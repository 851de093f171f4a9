import type { ListDefinition } from '../../lists/definition.js';
import { ListPage } from '../../lists/list-page.js';
import { messages } from '../messages.js';
import type { OrderRow } from '../order-row.js';
import { orderSubject } from '../order-subject.js';
import { LIST, readCounts, type OrderQuery } from '../requests.js';
import { ORDERS, type OrderSearch } from '../source.js';
import { OrderFilters } from './filter-bar.js';
import { ORDER_ACTIONS } from './order-actions.js';
import { ORDER_COLUMNS } from './order-columns.js';

const { views, empty, raw } = messages;

/** The list of orders. */
const ORDER_LIST: ListDefinition<OrderRow, OrderSearch, OrderQuery> = {
  id: 'orders',
  source: ORDERS,
  title: messages.title,
  texts: messages,
  columns: ORDER_COLUMNS,
  csv: [
    'orderId',
    'salesChannelOrderId',
    'merchantId',
    'salesChannel',
    'status',
    'itemCount',
    ['orderValue', ({ totals }) => totals.orderValue],
    'currency',
    'creationDate',
    'lastUpdateDate',
  ],
  Filters: OrderFilters,
  actions: ORDER_ACTIONS,
  noneHow: () => empty.noneHow,
  raw: {
    what: raw.list,
    api: LIST.api,
    row: (reader, orderId) => orderSubject(reader, orderId),
  },
  views: [
    { name: views.all, search: {} },
    { name: views.attention, search: { status: 'REQUIRES_REVIEW,ON_HOLD,OPERATIONAL_ISSUE' } },
    { name: views.open, search: { status: 'SHIPPED' } },
  ],
  count: async (reader, search, signal) => {
    const { status, order: _order, ...query } = ORDERS.search.query(search);
    const { statuses } = await readCounts(reader, query, signal);
    return statuses
      .filter((entry) => status === undefined || status.some((name) => name === entry.status))
      .reduce((sum, { count }) => sum + count, 0);
  },
};

/** The list of orders. */
export function OrdersPage() {
  return <ListPage definition={ORDER_LIST} />;
}
