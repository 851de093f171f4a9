import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { messages as common } from '../../design/messages.js';
import { EmptyState } from '../../design/empty-state.js';
import { ListTable } from '../../design/tables/list-table.js';
import { Problem } from '../../design/problem.js';
import { counted } from '../../language/texts.js';
import { POLLED } from '../../live/polled.js';
import { ReadAt } from '../../live/read-at.js';
import { FaultBar } from './fault-bar.js';
import { groupByKey } from './key-groups.js';
import { messages } from '../messages.js';
import { openOf } from '../parked-item.js';
import { CAUSES, WITH_WAITING } from '../parked-columns.js';
import { PAGE_SIZE, readParked, type ParkedPage } from '../requests.js';
import type { ParkedSearch } from '../search.js';
import { Unavailable } from '../unavailable.js';

/** The parked messages of all services by fault and key, with the filters from the address. */
export function IncomingTab({ search }: { search: ParkedSearch }) {
  const list = useParked(search);
  const services = list.data?.pages.flatMap(({ unavailable }) => unavailable) ?? [];
  return (
    <>
      <div className="page-head">
        <Unavailable services={services} />
        <ReadAt readAt={list.dataUpdatedAt} error={list.error} />
      </div>
      <FaultBar search={search} />
      <Content search={search} list={list} />
    </>
  );
}

function useParked({ service, reason, type, key }: ParkedSearch) {
  const filter = {
    ...(service !== undefined && { service }),
    ...(reason !== undefined && { reason }),
    ...(type !== undefined && { type }),
    ...(key !== undefined && { key }),
  };
  return useInfiniteQuery<
    ParkedPage,
    Error,
    InfiniteData<ParkedPage, string | undefined>,
    readonly ['parked', 'messages', object],
    string | undefined
  >({
    ...POLLED,
    queryKey: ['parked', 'messages', filter],
    queryFn: ({ pageParam, signal }) =>
      readParked(
        {
          ...filter,
          pageSize: PAGE_SIZE,
          ...(pageParam !== undefined && { nextPageToken: pageParam }),
        },
        signal,
      ),
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}

function Content({ search, list }: { search: ParkedSearch; list: ReturnType<typeof useParked> }) {
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } =
    list;
  const onEnd = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isFetching, isFetchNextPageError, fetchNextPage]);
  const rows = useMemo(
    () => groupByKey(data?.pages.flatMap((page) => page.messages) ?? []),
    [data],
  );

  if (!data) {
    return error ? (
      <Problem error={error} onRetry={() => void refetch()} />
    ) : (
      <output>{messages.loading}</output>
    );
  }
  const { reason, type, key } = search;
  if (rows.length === 0)
    return <NothingParked filtered={Boolean(search.service ?? reason ?? type ?? key)} />;
  return (
    <ListTable
      label={messages.title}
      columns={reason === undefined && type === undefined ? WITH_WAITING : CAUSES}
      rows={rows}
      keyOf={({ first }) => openOf(first)}
      complete={!hasNextPage}
      onEnd={onEnd}
      scrollId="parked"
      footer={
        <div className="list-foot">
          {hasNextPage ? common.loadingMore : counted(messages.complete, rows.length)}
        </div>
      }
    />
  );
}

function NothingParked({ filtered }: { filtered: boolean }) {
  const { empty } = messages;
  return (
    <EmptyState title={filtered ? empty.filtered : empty.messages}>
      {filtered ? empty.filteredHow : empty.messagesHow}
    </EmptyState>
  );
}
