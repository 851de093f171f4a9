import type { QueryClient } from '@tanstack/react-query';
import { applyToLists } from '../live/apply-to-lists.js';
import type { Changes, Feed } from '../live/changes.js';
import { isNewer } from '../live/live-pages.js';
import type { ListRule } from '../live/live-pages.js';
import type { InventoryRow } from './inventory-row.js';
import { readInventories } from './requests.js';
import { matches } from './search.js';
import type { InventorySearch } from './search.js';

export const keyOf = ({ id }: InventoryRow): string => id;

/** The changes of the stock, for the page that shows it. */
export const INVENTORY_FEED: Feed<InventoryRow> = {
  name: 'inventories',
  keyOf,
  read: readInventories,
  apply: applyToCaches,
};

function ruleOf(search: InventorySearch): ListRule<InventoryRow> {
  return {
    keyOf,
    matches: (row) => matches(search, row),
    onlyKnown: false,
    ascending: search.order === 'asc',
  };
}

export const positionKey = (id: string) => ['inventory', id] as const;

/** Brings changed positions into the lists and the drawer that this tab holds. */
export function applyToCaches(queries: QueryClient, changes: Changes<InventoryRow>): void {
  applyToLists(queries, INVENTORY_FEED.name, changes, ruleOf);
  for (const row of changes.rows) {
    const known = queries.getQueryData<InventoryRow | null>(positionKey(row.id));
    if (known && isNewer(row, known)) queries.setQueryData(positionKey(row.id), row);
  }
}
