import type { QueryClient } from '@tanstack/react-query';
import type { Changes, ListData, Listed } from './changes.js';
import { withChanges } from './live-pages.js';
import type { ListRule } from './live-pages.js';

/**
 * Applies changed records to the cached lists of this tab.
 * @param name the first part of the keys of these lists; the second part are their filters
 * @param ruleOf returns the rule for a list with given filters
 */
export function applyToLists<R extends Listed, S>(
  queries: QueryClient,
  name: string,
  { rows, incomplete }: Changes<R>,
  ruleOf: (search: S) => ListRule<R>,
): void {
  // A part of the changes would leave a gap, so the page keeps its rows and offers to refetch them.
  if (incomplete) return;
  for (const [key, data] of queries.getQueriesData<ListData<R>>({ queryKey: [name] })) {
    const rule = ruleOf(key[1] as S);
    if (!data) continue;
    // The time of the last read is preserved, so that the page can decide whether the list misses changes.
    const { dataUpdatedAt = 0 } = queries.getQueryState(key) ?? {};
    const pages = withChanges(data.pages, rows, rule);
    queries.setQueryData(key, { ...data, pages }, { updatedAt: dataUpdatedAt });
  }
}
