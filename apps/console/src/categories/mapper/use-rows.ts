import { useQueryClient } from '@tanstack/react-query';
import type { ListData } from '../../live/changes.js';
import type { CategoryRow, Mapping } from '../category-row.js';
import type { Scope } from '../requests.js';
import { listsOf, oneOf } from '../use-categories.js';
import { taxonomyKey } from '../use-taxonomy.js';

type Mappings = ReadonlyMap<string, Mapping | undefined>;

/** The rows of a channel on the page. */
export function useRows(scope: Scope) {
  const queries = useQueryClient();
  const lists = { queryKey: listsOf(scope) };
  const ones = { queryKey: oneOf(scope) };

  const all = (): CategoryRow[] => [
    ...queries
      .getQueriesData<ListData<CategoryRow>>(lists)
      .flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? []),
    ...queries.getQueriesData<CategoryRow | null>(ones).flatMap(([, row]) => row ?? []),
  ];
  const change = (changed: (row: CategoryRow) => CategoryRow): void => {
    queries.setQueriesData<ListData<CategoryRow>>(
      lists,
      (old) =>
        old && {
          ...old,
          pages: old.pages.map((page) => ({ ...page, rows: page.rows.map(changed) })),
        },
    );
    queries.setQueriesData<CategoryRow | null>(ones, (old) => old && changed(old));
  };
  /** Restores the previous mappings. */
  const restore = (before: Mappings): void =>
    change((row) => {
      if (!before.has(row.category)) return row;
      const { mapping: _mapping, ...rest } = row;
      const mapping = before.get(row.category);
      return mapping ? { ...rest, mapping } : rest;
    });
  const readAgain = (): Promise<void> => queries.invalidateQueries(lists);
  const readProgress = (): Promise<void> =>
    queries.invalidateQueries({ queryKey: taxonomyKey(scope) });
  return { all, change, restore, readAgain, readProgress };
}
