import type { QueryClient } from '@tanstack/react-query';
import { applyToLists } from '../live/apply-to-lists.js';
import type { Changes, Feed } from '../live/changes.js';
import type { ListRule } from '../live/live-pages.js';
import type { PriceRow } from './price-row.js';
import { readPrices } from './requests.js';
import { matches } from './search.js';
import type { PriceSearch } from './search.js';

export const keyOf = ({ id }: PriceRow): string => id;

/** The changes of prices, for the pages that show some. */
export const PRICES_FEED: Feed<PriceRow> = {
  name: 'prices',
  keyOf,
  read: readPrices,
  apply: applyToCaches,
};

function ruleOf(search: PriceSearch): ListRule<PriceRow> {
  return {
    keyOf,
    matches: (price) => matches(search, price),
    onlyKnown: false,
    ascending: search.order === 'asc',
  };
}

/** Brings changed prices into the lists that this tab holds; what was sent for them may be newer as well. */
function applyToCaches(queries: QueryClient, changes: Changes<PriceRow>): void {
  applyToLists(queries, PRICES_FEED.name, changes, ruleOf);
  for (const { skuId } of changes.rows) {
    void queries.invalidateQueries({ queryKey: ['sent-prices', skuId] });
  }
}
