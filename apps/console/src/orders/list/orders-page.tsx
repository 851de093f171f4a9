import { useSearch } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { PagedList } from '../../design/tables/paged-list.js';
import { AsOf } from '../../live/as-of.js';
import { ORDERS_FEED } from '../changes.js';
import { messages } from '../messages.js';
import type { OrderRow } from '../order-row.js';
import type { OrderSearch } from '../search.js';
import { FilterBar } from './filter-bar.js';
import { MERCHANT_COLUMNS, OPERATOR_COLUMNS } from './order-columns.js';
import { useOrders } from './use-orders.js';
import { ViewBar } from './view-bar.js';

const keyOf = ({ orderId }: OrderRow): string => orderId;

/** The list of orders with its filters, which are in the address. */
export function OrdersPage() {
  const search = useSearch({ from: '/shell/orders' });
  const { kind } = useSession();
  const list = useOrders(search);
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <AsOf readAt={list.dataUpdatedAt} feed={ORDERS_FEED.name} />
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

function NoOrders({ search }: { search: OrderSearch }) {
  const filtered = Object.keys(search).some((name) => name !== 'order');
  const { empty } = messages;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.none}>
      {filtered ? empty.filteredHow : empty.noneHow}
    </EmptyState>
  );
}
