import type { UnitOfWork } from '#messaging';
import { required, type Queries } from '#platform';
import type { ChannelOrderWithHistoryView } from './channel-view.js';
import { CHANNEL_ORDER_WITH_HISTORY, ORDER_WITH_HISTORY, type OrderForm } from './order-forms.js';
import type { OrderWithHistoryView } from './order-view.js';

/**
 * Reads a locked order.
 * @throws Error if the order does not exist
 */
export async function lockedOrder<View>(
  queries: Queries,
  form: OrderForm<View>,
  orderId: string,
): Promise<View> {
  return lockedView(form, await queries.query<object>(lockedAs(form), [orderId]), orderId);
}

/**
 * Reads a locked order in the last step before the list clock is drawn (decision 1.14).
 * @returns the view, which can be had from then on; it throws an Error before, and if the order does not exist
 */
export function lockedOrderAtEnd<View>(
  unitOfWork: UnitOfWork,
  form: OrderForm<View>,
  orderId: string,
): () => View {
  let read: readonly object[] = [];
  unitOfWork.readLater<object>(lockedAs(form), [orderId], (rows) => {
    read = rows;
  });
  return () => lockedView(form, read, orderId);
}

/** One merchant's order with its history; another merchant's order counts as absent. */
export async function merchantsOrder(
  queries: Queries,
  merchantId: string,
  orderId: string,
): Promise<OrderWithHistoryView | undefined> {
  const sql = `${selectAs(ORDER_WITH_HISTORY)} WHERE o.order_id = $1 AND o.merchant_id = $2`;
  const [row] = await queries.query<object>(sql, [orderId, merchantId]);
  return row && ORDER_WITH_HISTORY.toView(row);
}

/** One merchant's orders with this id in any channel or in one, with their history; at most two. */
export async function ordersOfChannelId(
  queries: Queries,
  { merchantId, salesChannelOrderId, salesChannel }: ChannelOrderKey,
): Promise<OrderWithHistoryView[]> {
  const rows = await queries.query<object>(
    `${selectAs(ORDER_WITH_HISTORY)} WHERE o.merchant_id = $1 AND o.sales_channel_order_id = $2
        AND o.sales_channel = coalesce($3, o.sales_channel) LIMIT 2`,
    [merchantId, salesChannelOrderId, salesChannel ?? null],
  );
  return rows.map(ORDER_WITH_HISTORY.toView);
}

/** The channel's view of an order of any merchant in it; another channel's order counts as absent. */
export async function channelsOrder(
  queries: Queries,
  salesChannel: string,
  orderId: string,
): Promise<ChannelOrderWithHistoryView | undefined> {
  const sql = `${selectAs(CHANNEL_ORDER_WITH_HISTORY)} WHERE o.order_id = $1 AND o.sales_channel = $2`;
  const [row] = await queries.query<object>(sql, [orderId, salesChannel]);
  return row && CHANNEL_ORDER_WITH_HISTORY.toView(row);
}

export interface ChannelOrderKey {
  merchantId: string;
  salesChannelOrderId: string;
  salesChannel: string | undefined;
}

function selectAs({ columns, join }: OrderForm<unknown>): string {
  return `SELECT ${columns} FROM orders o ${join}`;
}

function lockedAs(form: OrderForm<unknown>): string {
  return `${selectAs(form)} WHERE o.order_id = $1`;
}

function lockedView<View>(
  { toView }: OrderForm<View>,
  [row]: readonly object[],
  orderId: string,
): View {
  return toView(required(row, `the locked order ${orderId}`));
}
