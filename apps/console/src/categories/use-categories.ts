import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ListData, Page } from '../live/changes.js';
import type { CategoryRow } from './category-row.js';
import { readCategories, type Scope } from './requests.js';
import type { CategorySearch } from './search.js';

/** The longest search text that the API takes. */
const MOST_TEXT = 200;

/** The first part of the keys of a channel's lists. */
export const listsOf = ({ channel }: Scope) => ['categories', 'list', channel] as const;

/** The first part of the keys of the channel's categories that are in no list. */
export const oneOf = ({ channel }: Scope) => ['categories', 'one', channel] as const;

/**
 * Merges refetched pages: mappings that were set during the read are only in the old pages.
 * @param old the pages that are shown @param next the pages that were read, following the pages at the begin of the
 * read
 */
export function withNextPages(
  old: ListData<CategoryRow> | undefined,
  next: ListData<CategoryRow>,
): ListData<CategoryRow> {
  if (!old || old.pages.length >= next.pages.length) return next;
  return { ...next, pages: [...old.pages, ...next.pages.slice(old.pages.length)] };
}

/**
 * The categories in use that match the filters, page by page.
 * @param mayReadAgain refetch on return to the page, since others may have changed mappings; not while own changes are
 * being saved
 */
export function useCategories(scope: Scope, { text, show }: CategorySearch, mayReadAgain: boolean) {
  return useInfiniteQuery<
    Page<CategoryRow>,
    Error,
    ListData<CategoryRow>,
    readonly unknown[],
    string | undefined
  >({
    queryKey: [...listsOf(scope), { text, show }],
    queryFn: ({ pageParam, signal }) => {
      const filters = { text, ...(show !== 'all' && { unmapped: true }), nextPageToken: pageParam };
      return readCategories(scope, filters, signal);
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextPageToken }) => nextPageToken,
    refetchOnWindowFocus: mayReadAgain,
    structuralSharing: (old, next) =>
      withNextPages(old as ListData<CategoryRow> | undefined, next as ListData<CategoryRow>),
  });
}

/** A category that is not in the list, since an address may name any; null if no SKU has it. */
export function useCategory(scope: Scope, category: string, enabled: boolean) {
  return useQuery({
    queryKey: [...oneOf(scope), category],
    queryFn: async ({ signal }) => {
      const { rows } = await readCategories(
        scope,
        { text: category.slice(0, MOST_TEXT), pageSize: MOST_TEXT },
        signal,
      );
      return rows.find((row) => row.category === category) ?? null;
    },
    enabled,
  });
}
