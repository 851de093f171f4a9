import type { QueryClient } from '@tanstack/react-query';
import type { Changes, ListData, Listed } from './changes.js';
import { withChanges } from './live-pages.js';
import type { ListRule } from './live-pages.js';

/**
 * Brings changed records into the lists that this tab holds.
 * @param name the first part of the keys of these lists; the second one is their filters
 * @param ruleOf what filters show
 */
export function applyToLists<R extends Listed, S>(
  queries: QueryClient,
  name: string,
  { rows, incomplete }: Changes<R>,
  ruleOf: (search: S) => ListRule<R>,
): void {
  // A part of the changes would leave a gap: the page keeps its rows, and offers to read them again.
  if (incomplete) return;
  for (const [key, data] of queries.getQueriesData<ListData<R>>({ queryKey: [name] })) {
    const rule = ruleOf(key[1] as S);
    if (!data) continue;
    // The time stays that of the last reading, after which the page knows whether the list misses changes.
    const { dataUpdatedAt = 0 } = queries.getQueryState(key) ?? {};
    const pages = withChanges(data.pages, rows, rule);
    queries.setQueryData(key, { ...data, pages }, { updatedAt: dataUpdatedAt });
  }
}
