import type { QueryClient } from '@tanstack/react-query';
import type { Changes, Feed, ListData } from '../live/changes.js';
import { withChanges } from '../live/live-pages.js';
import type { ListRule } from '../live/live-pages.js';
import { readSkus } from './requests.js';
import { matches } from './search.js';
import type { SkuSearch } from './search.js';
import { keyOf } from './sku-row.js';
import type { SkuRow } from './sku-row.js';

/** The changes of SKUs, for the pages that show SKUs. */
export const SKUS_FEED: Feed<SkuRow> = { name: 'skus', keyOf, read: readSkus, apply };

function ruleOf(search: SkuSearch): ListRule<SkuRow> {
  return {
    keyOf,
    matches: (sku) => matches(search, sku),
    onlyKnown: false,
    ascending: search.order === 'asc',
  };
}

/** Brings changed SKUs into the lists that this tab holds, and has what is open of them read again. */
function apply(queries: QueryClient, { rows, incomplete }: Changes<SkuRow>): void {
  if (incomplete) {
    void queries.resetQueries({ queryKey: ['skus'] });
    void queries.invalidateQueries({ queryKey: ['sku'] });
    return;
  }
  for (const [key, data] of queries.getQueriesData<ListData<SkuRow>>({ queryKey: ['skus'] })) {
    const rule = ruleOf(key[1] as SkuSearch);
    if (data) queries.setQueryData(key, { ...data, pages: withChanges(data.pages, rows, rule) });
  }
  for (const { merchantId, skuId } of rows) {
    void queries.invalidateQueries({ queryKey: ['sku', merchantId, skuId] });
  }
}

/** Shows the result of one's own act at once. */
export function showChanged(queries: QueryClient, rows: readonly SkuRow[], deleted: boolean): void {
  apply(queries, { rows, incomplete: deleted });
  void queries.invalidateQueries({ queryKey: ['sku-counts'] });
}
