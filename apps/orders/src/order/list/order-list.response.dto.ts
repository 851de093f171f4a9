import { model, optional, type ListPage } from '#edge';
import { Type } from 'typebox';
import { OrderResponse } from '../order.response.dto.js';
import type { ListedOrder } from '../store/order-list.store.js';

/** An order as a row of a table, without data of the buyer. */
const OrderSummaryResponse = model('OrderSummaryResponse', {
  ...Type.Pick(OrderResponse, [
    'orderId',
    'merchantId',
    'salesChannelOrderId',
    'salesChannel',
    'status',
    'currency',
    'foreignCurrency',
    'creationDate',
    'lastUpdateDate',
    'version',
    'totals',
    'totalsForeignCurrency',
  ]).properties,
  itemCount: Type.Integer({ description: 'Lines of the order.', example: 2 }),
});

const ofPage = {
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; absent on the last page.' }),
  ),
};

const OrderListResponse = model('OrderListResponse', {
  ...ofPage,
  orders: Type.Array(OrderResponse, { description: 'By last update, then id.' }),
});

const OrderSummaryListResponse = model('OrderSummaryListResponse', {
  ...ofPage,
  orders: Type.Array(OrderSummaryResponse, { description: 'By last update, then id.' }),
});

/** The forms that `view` selects. An empty page fits both. */
export const orderListShapes = Type.Union([OrderListResponse, OrderSummaryListResponse]);

/** The body of a page as JSON text: the database has serialized each order. */
export function toOrderPage({ records, nextPageToken }: ListPage<ListedOrder>): string {
  const token = nextPageToken === undefined ? '' : `,"nextPageToken":"${nextPageToken}"`;
  const orders = records.map(({ answer }) => answer).join(',');
  return `{"orders":[${orders}]${token}}`;
}
