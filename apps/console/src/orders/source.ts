import { isNewer } from '../live/live-pages.js';
import { oneOf, textOf } from '../address/search-params.js';
import { ANY_ID, CHANNEL, CREATED, MERCHANT } from '../lists/common-filters.js';
import { listSearch, ORDER, type SearchOf } from '../lists/search.js';
import { liveSource } from '../lists/source.js';
import type { Order, OrderRow, OrderStatus } from './order-row.js';
import { LIST, type OrderQuery } from './requests.js';
import { isStatus } from './status.js';

/** Orders that need attention for another reason than their status; only the service can match them. */
export const ORDER_NEEDS = ['late'] as const;

/** Statuses, separated by commas. */
const statusesIn = (text: string): OrderStatus[] => text.split(',').filter(isStatus);

const search = listSearch<OrderRow, OrderQuery>()(
  {
    status: {
      read: (value: unknown) => statusesIn(textOf(value) ?? '').join(',') || undefined,
      query: (text: string) => ({ status: statusesIn(text) }),
      matches: (order: OrderRow, text: string) => statusesIn(text).includes(order.status),
    },
    needs: {
      read: oneOf(ORDER_NEEDS),
      query: () => ({ late: true }),
    },
    channel: CHANNEL,
    merchant: MERCHANT,
    ...CREATED,
    text: ANY_ID,
  },
  ORDER,
);

/** The filters of the list as they are in the address. */
export type OrderSearch = SearchOf<typeof search>;

/** The list of orders, whose changes all pages need. */
export const ORDERS = liveSource({
  name: 'orders',
  keyOf: ({ orderId }: OrderRow) => orderId,
  search,
  read: LIST.read,
  changed: (queries, rows) => {
    for (const row of rows) {
      const cachedOrder = queries.getQueryData<Order>(['order', row.orderId]);
      if (cachedOrder && isNewer(row, cachedOrder)) {
        void queries.invalidateQueries({ queryKey: ['order', row.orderId] });
      }
    }
  },
});
