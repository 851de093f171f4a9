import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { Button } from '../design/button.js';
import { fill } from '../language/texts.js';
import { CHANGES_MAX, type ListData } from '../live/changes.js';
import { useFeedState } from '../live/feed.js';
import { messages } from './messages.js';
import type { List } from './use-list.js';

interface Props<R> {
  feed: string;
  list: List<R>;
  /** The key of the list in the cache. */
  queryKey: readonly unknown[];
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Offers to read the list again after more has changed than one poll reads. At the top of the list, where no one would
 * lose their position, the list is refetched at once.
 */
export function ManyChanged<R>({ feed, list, queryKey, scroller }: Props<R>) {
  const queries = useQueryClient();
  const { incompleteAt = 0 } = useFeedState(feed);
  const { data, dataUpdatedAt, isRefetching, refetch } = list;
  const staleSince = data !== undefined && incompleteAt > dataUpdatedAt ? incompleteAt : 0;
  const refreshAtTop = useEffectEvent(() => {
    if ((scroller.current?.scrollTop ?? 0) > 0) return;
    // One page is enough there; the other pages follow on scrolling.
    queries.setQueryData<ListData<R>>(queryKey, firstPage, { updatedAt: dataUpdatedAt });
    void refetch();
  });
  useEffect(() => {
    if (staleSince > 0) refreshAtTop();
  }, [staleSince]);
  if (staleSince === 0) return undefined;
  return (
    <output className="many-changed">
      {fill(messages.changed, { count: CHANGES_MAX })}{' '}
      <Button look="quiet" disabled={isRefetching} onClick={() => void refetch()}>
        {isRefetching ? messages.refreshing : messages.refresh}
      </Button>
    </output>
  );
}

function firstPage<R>(data: ListData<R> | undefined): ListData<R> | undefined {
  return data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };
}
