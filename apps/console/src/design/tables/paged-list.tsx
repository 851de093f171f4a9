import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode, type RefObject } from 'react';
import { counted, type Plural } from '../../language/texts.js';
import { messages } from '../messages.js';
import { Problem } from '../problem.js';
import { ListTable } from './list-table.js';
import type { Columns } from './table.js';

interface Props<R extends object> {
  list: UseInfiniteQueryResult<InfiniteData<{ rows: R[] }, string | undefined>>;
  label: string;
  columns: Columns<R>;
  keyOf: (row: R) => string;
  scrollId: string;
  scroller?: RefObject<HTMLDivElement | null>;
  /** The key of the current row. */
  current?: string | undefined;
  texts: {
    loading: string;
    /** With the `{count}` of rows. */
    complete: Plural;
  };
  /** Shown in place of a list without rows. */
  empty: ReactNode;
}

/** A long list that is read page by page while it is scrolled. */
export function PagedList<R extends object>(props: Props<R>) {
  const { list, texts, empty, ...table } = props;
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    list;
  const onEnd = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);

  if (!data) {
    return error ? (
      <Problem error={error} onRetry={() => void list.refetch()} />
    ) : (
      <>
        <output>{texts.loading}</output>
        <Skeleton />
      </>
    );
  }
  if (rows.length === 0 && !hasNextPage) return empty;
  return (
    <ListTable
      {...table}
      rows={rows}
      complete={!hasNextPage}
      onEnd={onEnd}
      footer={
        <div className="list-foot">
          {error && <Problem error={error} onRetry={() => void fetchNextPage()} />}
          {hasNextPage ? !error && messages.loadingMore : counted(texts.complete, rows.length)}
        </div>
      }
    />
  );
}

/** Shown in place of rows that are being read. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} />
      ))}
    </div>
  );
}
