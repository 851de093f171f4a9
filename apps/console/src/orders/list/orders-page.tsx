import { useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import { AsOf } from '../../live/as-of.js';
import type { Page } from '../../live/changes.js';
import { ORDERS_FEED } from '../changes.js';
import { Raw } from '../../raw/raw.js';
import type { RawSubject } from '../../raw/subject.js';
import { messages } from '../messages.js';
import type { OrderRow } from '../order-row.js';
import { orderSubject } from '../order-subject.js';
import { orderSearch } from '../search.js';
import type { OrderSearch } from '../search.js';
import { ROWS } from '../requests.js';
import type { OrderReader } from '../requests.js';
import { FilterBar } from './filter-bar.js';
import { MERCHANT_COLUMNS, OPERATOR_COLUMNS } from './order-columns.js';
import { pageQuery, useOrders } from './use-orders.js';
import { ViewBar } from './view-bar.js';

const keyOf = ({ orderId }: OrderRow): string => orderId;

/** The list of orders with its filters, which are in the address. */
export function OrdersPage() {
  const search = useSearch({ from: '/shell/orders', select: orderSearch });
  const { kind } = useSession();
  const list = useOrders(search);
  const reader = kind === 'operator' ? 'operator' : 'merchant';
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <AsOf readAt={list.dataUpdatedAt} feed={ORDERS_FEED.name} />
        <Raw
          subject={list.data && listSubject(reader, search, list.data.pages[0])}
          rowSubject={(orderId) => orderSubject(reader, orderId)}
        />
      </header>
      <ViewBar search={search} />
      <FilterBar search={search} />
      <PagedList
        list={list}
        label={messages.title}
        columns={kind === 'operator' ? OPERATOR_COLUMNS : MERCHANT_COLUMNS}
        keyOf={keyOf}
        scrollId="orders"
        texts={messages}
        empty={<NoOrders search={search} />}
      />
    </section>
  );
}

function listSubject(
  kind: OrderReader,
  search: OrderSearch,
  page: Page<OrderRow> | undefined,
): RawSubject {
  return {
    what: messages.raw.list,
    path: kind === 'operator' ? '/ops/orders' : '/ext/orders',
    query: { ...pageQuery(search), ...ROWS },
    value: page && { orders: page.rows, nextPageToken: page.nextPageToken },
  };
}

function NoOrders({ search }: { search: OrderSearch }) {
  const filtered = Object.keys(search).some((name) => name !== 'order');
  const { empty } = messages;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : empty.noneHow}
    </EmptyState>
  );
}
