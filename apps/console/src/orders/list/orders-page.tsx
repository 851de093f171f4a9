import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useSession } from '../../api/session.js';
import { EmptyState } from '../../design/empty-state.js';
import { ListTable } from '../../design/tables/list-table.js';
import { Problem } from '../../design/problem.js';
import { fill } from '../../language/texts.js';
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
  const list = useOrders(search);
  return (
    <section className="page page-list">
      <header className="page-head">
        <h1>{messages.title}</h1>
        <AsOf readAt={list.dataUpdatedAt} feed={ORDERS_FEED.name} />
      </header>
      <ViewBar search={search} />
      <FilterBar search={search} />
      <Content search={search} list={list} />
    </section>
  );
}

function Content({ search, list }: { search: OrderSearch; list: ReturnType<typeof useOrders> }) {
  const { kind } = useSession();
  const {
    data,
    error,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = list;
  const onEnd = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);

  if (!data) {
    return error ? (
      <Problem error={error} onRetry={() => void refetch()} />
    ) : (
      <output>{messages.loading}</output>
    );
  }
  if (rows.length === 0) return <NoOrders search={search} />;
  return (
    <ListTable
      label={messages.title}
      columns={kind === 'operator' ? OPERATOR_COLUMNS : MERCHANT_COLUMNS}
      rows={rows}
      keyOf={keyOf}
      complete={!hasNextPage}
      onEnd={onEnd}
      scrollId="orders"
      footer={
        <div className="list-foot">
          {error && <Problem error={error} onRetry={() => void fetchNextPage()} />}
          {hasNextPage ? !error && messages.loadingMore : countText(rows.length)}
        </div>
      }
    />
  );
}

function countText(count: number): string {
  return count === 1 ? messages.one : fill(messages.complete, { count });
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
