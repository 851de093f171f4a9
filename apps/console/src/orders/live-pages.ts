import type { OrderPage, OrderRow } from './order-row.js';
import { matches } from './search.js';
import type { OrderSearch } from './search.js';

/** Pages of a list as the query holds them. */
export type Pages = readonly OrderPage[];

/**
 * A list after some of its orders have changed: each is where its new date puts it, or gone if the filters no longer let
 * it through. A changed order that no page has and that `text` filters is not added, since only the service knows.
 */
export function withChanges(
  pages: Pages,
  changed: readonly OrderRow[],
  search: OrderSearch,
): Pages {
  const known = new Map(pages.flatMap(({ orders }) => orders).map((row) => [row.orderId, row]));
  const newer = changed.filter((row) => row.version > (known.get(row.orderId)?.version ?? -1));
  if (newer.length === 0) return pages;
  const moved = new Set(newer.map(({ orderId }) => orderId));
  const shown = newer.filter(
    (row) => matches(search, row) && (search.text === undefined || known.has(row.orderId)),
  );
  const rest = pages.map((page) => ({
    ...page,
    orders: page.orders.filter(({ orderId }) => !moved.has(orderId)),
  }));
  return search.order === 'asc' ? appended(rest, shown) : prepended(rest, shown);
}

function byLastUpdate(one: OrderRow, other: OrderRow): number {
  if (one.lastUpdateDate !== other.lastUpdateDate) {
    return one.lastUpdateDate < other.lastUpdateDate ? -1 : 1;
  }
  return one.orderId < other.orderId ? -1 : 1;
}

function prepended(pages: OrderPage[], rows: readonly OrderRow[]): Pages {
  return pages.map((page, at) =>
    at === 0
      ? { ...page, orders: [...rows, ...page.orders].toSorted((a, b) => byLastUpdate(b, a)) }
      : page,
  );
}

/** What is newest comes with the last page, unless that is here already. */
function appended(pages: OrderPage[], rows: readonly OrderRow[]): Pages {
  return pages.map((page, at) =>
    at === pages.length - 1 && page.nextPageToken === undefined
      ? { ...page, orders: [...page.orders, ...rows].toSorted(byLastUpdate) }
      : page,
  );
}
