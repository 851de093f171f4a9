import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { withChanges } from './live-pages.js';
import type { Order, OrderPage, OrderRow } from './order-row.js';
import { readOrders } from './requests.js';
import type { OrderReader } from './requests.js';
import type { OrderSearch } from './search.js';

/** Changes may become visible out of order; the API document asks for this overlap. */
const OVERLAP_MS = 5_000;
const PAGE_SIZE = 200;

/** Up to where the changes are known. */
export interface Cursor {
  /** ISO 8601. */
  lastUpdateDate: string;
  /** The versions of the orders that the overlap reads again. */
  seen: ReadonlyMap<string, number>;
}

interface Changes {
  orders: OrderRow[];
  /** More have changed than one poll reads. */
  incomplete: boolean;
  next: Cursor;
}

/** Of a service that has no orders yet. */
const START: Cursor = { lastUpdateDate: '2000-01-01T00:00:00.000Z', seen: new Map() };

/** What has changed since the cursor; without one only where the changes begin. @throws ApiProblem */
export async function readChanges(
  kind: OrderReader,
  cursor: Cursor | undefined,
  signal: AbortSignal,
): Promise<Changes> {
  if (!cursor) {
    const { orders } = await readOrders(kind, { order: 'desc', pageSize: 1 }, signal);
    return { orders: [], incomplete: false, next: cursorAt(orders) ?? START };
  }
  const from = new Date(Date.parse(cursor.lastUpdateDate) - OVERLAP_MS).toISOString();
  const query = { lastUpdateDateFrom: from, order: 'desc', pageSize: PAGE_SIZE } as const;
  const { orders, nextPageToken } = await readOrders(kind, query, signal);
  return {
    orders: orders.filter(({ orderId, version }) => cursor.seen.get(orderId) !== version),
    incomplete: nextPageToken !== undefined,
    next: cursorAt(orders) ?? cursor,
  };
}

/** @param orders the newest first */
function cursorAt(orders: readonly OrderRow[]): Cursor | undefined {
  const [newest] = orders;
  return (
    newest && {
      lastUpdateDate: newest.lastUpdateDate,
      seen: new Map(orders.map(({ orderId, version }) => [orderId, version])),
    }
  );
}

export type OrderListData = InfiniteData<OrderPage, string | undefined>;

/** Brings changed orders into the lists and pages that this tab holds. */
export function applyToCaches(
  queries: QueryClient,
  { orders, incomplete }: { orders: readonly OrderRow[]; incomplete: boolean },
): void {
  if (incomplete) {
    void queries.resetQueries({ queryKey: ['orders'] });
  } else {
    for (const [key, data] of queries.getQueriesData<OrderListData>({ queryKey: ['orders'] })) {
      const search = key[1] as OrderSearch;
      if (data)
        queries.setQueryData(key, { ...data, pages: withChanges(data.pages, orders, search) });
    }
  }
  for (const { orderId, version } of orders) {
    const known = queries.getQueryData<Order>(['order', orderId]);
    if (known && known.version < version) {
      void queries.invalidateQueries({ queryKey: ['order', orderId] });
    }
  }
}
