import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Problem } from '../../design/problem.js';
import { ListTable } from '../../design/tables/list-table.js';
import type { Columns } from '../../design/tables/table.js';
import { fill, LOCALE } from '../../language/texts.js';
import { messages } from '../messages.js';
import { keyOf } from '../sku-row.js';
import type { SkuRow } from '../sku-row.js';
import type { useSkus } from './use-skus.js';

interface Props {
  label: string;
  list: ReturnType<typeof useSkus>;
  columns: Columns<SkuRow>;
  /** Names the place in which the scroll position is kept. */
  scrollId: string;
  /** In place of a list without SKUs. */
  empty: ReactNode;
}

/** A list of SKUs, of which more are read as it is scrolled. */
export function SkuTable({ label, list, columns, scrollId, empty }: Props) {
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
      <output>{messages.loading}</output>
    );
  }
  if (rows.length === 0) return empty;
  return (
    <ListTable
      label={label}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      complete={!hasNextPage}
      onEnd={onEnd}
      scrollId={scrollId}
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
  return count === 1
    ? messages.one
    : fill(messages.complete, { count: count.toLocaleString(LOCALE) });
}
