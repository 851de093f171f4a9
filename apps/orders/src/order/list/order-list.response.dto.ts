import { model, optional, type ListPage } from '#edge';
import { Type, type Static } from 'typebox';
import type { LinkTo } from '../order-parcel.response.dto.js';
import { OrderResponse, toOrderResponse } from '../order.response.dto.js';
import type { OrderSummaryView } from '../store/order-forms.js';
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

export type OrderPage = Omit<Static<typeof OrderListResponse>, 'orders'> & {
  orders: (OrderResponse | OrderSummaryView)[];
};

export function toOrderPage(
  { records, nextPageToken }: ListPage<ListedOrder>,
  linkTo: LinkTo,
): OrderPage {
  const orders = records.map((order) =>
    'itemCount' in order ? order : toOrderResponse(order, linkTo),
  );
  return { orders, nextPageToken };
}
