import type { Schemas } from '@entrepot/client';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { api, bodyOf } from '../../api/client.js';
import type { Page } from '../../live/changes.js';
import { POLLED } from '../../live/polled.js';
import { auditQuery } from './search.js';
import type { AuditSearch } from './search.js';

/** What an operator has changed. */
export type Change = Schemas['ChangeResponse'];

const PAGE_SIZE = 100;

/** As it is in the address and among the keys of the rows. */
export function keyOf({ service, id }: Change): string {
  return `${service}.${id}`;
}

/** The API's query of the first page of a list. */
export function firstPage(search: AuditSearch) {
  return { ...auditQuery(search), pageSize: PAGE_SIZE };
}

/** The changes that the filters let through, the newest first. */
export function useChanges({ open: _open, ...search }: AuditSearch) {
  return useInfiniteQuery<
    Page<Change>,
    Error,
    InfiniteData<Page<Change>, string | undefined>,
    readonly [string, string, AuditSearch],
    string | undefined
  >({
    ...POLLED,
    queryKey: ['settings', 'audit', search],
    queryFn: async ({ pageParam, signal }) => {
      const place = pageParam === undefined ? {} : { nextPageToken: pageParam };
      const query = { ...firstPage(search), ...place };
      const { changes, ...rest } = await bodyOf(
        api.GET('/ops/audit', { params: { query }, signal }),
      );
      return { ...rest, rows: changes };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
  });
}
