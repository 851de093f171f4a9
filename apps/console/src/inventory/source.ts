import { textOf } from '../address/search-params.js';
import { ANY_ID, MERCHANT } from '../lists/common-filters.js';
import { listSearch, ORDER, type SearchOf } from '../lists/search.js';
import { liveSource } from '../lists/source.js';
import { isNewer } from '../live/live-pages.js';
import type { InventoryRow } from './inventory-row.js';
import { LIST, type InventoryQuery } from './requests.js';

const search = listSearch<InventoryRow, InventoryQuery>()(
  {
    text: ANY_ID,
    merchant: MERCHANT,
  },
  {
    ...ORDER,
    /** The id of the open position. */
    open: textOf,
  },
);

/** The filters of the list and the open position, as in the address. */
export type InventorySearch = SearchOf<typeof search>;

export const positionKey = (id: string) => ['inventory', id] as const;

/** The list of the stock. */
export const INVENTORY = liveSource({
  name: 'inventories',
  keyOf: ({ id }: InventoryRow) => id,
  search,
  read: LIST.read,
  changed: (queries, rows) => {
    for (const row of rows) {
      const cachedRow = queries.getQueryData<InventoryRow | null>(positionKey(row.id));
      if (cachedRow && isNewer(row, cachedRow)) queries.setQueryData(positionKey(row.id), row);
    }
  },
});
