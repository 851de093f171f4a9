import { dayOf, firstMoment, lastMoment, textOf } from '../address/search-params.js';
import { ANY_ID, MERCHANT } from '../lists/common-filters.js';
import { listSearch, ORDER, type SearchOf } from '../lists/search.js';
import { liveSource } from '../lists/source.js';
import type { PriceRow } from './price-row.js';
import { LIST, type PriceQuery } from './requests.js';

const search = listSearch<PriceRow, PriceQuery>()(
  {
    text: ANY_ID,
    /** The complete id of a SKU. */
    skuId: {
      read: textOf,
      query: (skuId: string) => ({ skuId }),
      matches: (price: PriceRow, skuId: string) => price.skuId === skuId,
    },
    merchant: MERCHANT,
    /** The first and the last day on which a price was localized, in UTC: `2026-11-24`. */
    from: {
      read: dayOf,
      query: (day: string) => ({ lastUpdateDateFrom: firstMoment(day) }),
      matches: (price: PriceRow, day: string) => price.lastUpdateDate >= firstMoment(day),
    },
    until: {
      read: dayOf,
      query: (day: string) => ({ lastUpdateDateUntil: lastMoment(day) }),
      matches: (price: PriceRow, day: string) => price.lastUpdateDate <= lastMoment(day),
    },
  },
  ORDER,
);

/** The filters of the list as they are in the address. */
export type PriceSearch = SearchOf<typeof search>;

/** The list of valid prices; if a price changes, the sent prices may also be newer. */
export const PRICES = liveSource({
  name: 'prices',
  keyOf: ({ id }: PriceRow) => id,
  search,
  read: LIST.read,
  changed: (queries, rows) => {
    for (const { skuId } of rows) {
      void queries.invalidateQueries({ queryKey: ['sent-prices', skuId] });
    }
  },
});
