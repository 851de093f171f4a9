import type { Schemas } from '@entrepot/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { api, bodyOf } from '../../api/client.js';
import type { Page } from '../../live/changes.js';
import { POLLED } from '../../live/polled.js';
import type { RestrictionSearch } from './search.js';

export type Restriction = Schemas['TradeRestrictionResponse'];

const PAGE_SIZE = 100;

/** The API's query of the first page of a list: what changed last comes first. */
export function firstPage({ destination, code, on }: RestrictionSearch) {
  return {
    ...(destination !== undefined && { destination }),
    ...(code !== undefined && { hsPrefix: code.replaceAll('.', '') }),
    ...(on !== undefined && { inForceOn: on }),
    order: 'desc' as const,
    pageSize: PAGE_SIZE,
  };
}

/** The restrictions that the filters let through. */
export function useRestrictions(search: RestrictionSearch) {
  return useInfiniteQuery<
    Page<Restriction>,
    Error,
    InfiniteData<Page<Restriction>, string | undefined>,
    readonly [string, string, RestrictionSearch],
    string | undefined
  >({
    ...POLLED,
    queryKey: ['settings', 'restrictions', search],
    queryFn: async ({ pageParam, signal }) => {
      const place = pageParam === undefined ? {} : { nextPageToken: pageParam };
      const query = { ...firstPage(search), ...place };
      const { restrictions, ...rest } = await bodyOf(
        api.GET('/ops/trade-restrictions', { params: { query }, signal }),
      );
      return { ...rest, rows: restrictions };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
