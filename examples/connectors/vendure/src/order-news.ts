import type { ListedChannelOrder } from '@entrepot/client';
import type { Context } from './context.ts';
import type { Shop } from './shop.ts';
import { addNote, findOrders, linesOf, sum, unitsIn, GONE } from './shop-order.ts';
import type { Fulfillment, Line, ShopOrder } from './shop-order.ts';
import { settleStock } from './sold-orders.ts';
import { attempt } from './steps.ts';

const RETURNS = ['RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED'];

/** Copies parcels, deliveries, cancellations and returns to the shop, for as long as the connector runs. */
export async function followOrderNews(context: Context): Promise<void> {
  const { client, state, signal } = context;
  const after = state.get('position', 'order-news');
  const query = { ...(after !== undefined && { after }) };
  for await (const page of client.channel.orders.follow(query, { signal })) {
    for (const order of page.orders) await handle(context, order);
    state.keep('position', 'order-news', page.after);
  }
}

async function handle(context: Context, order: ListedChannelOrder): Promise<void> {
  const { shop, signal } = context;
  const { orderId, status, salesChannelOrderId: code } = order;
  /**
   * Runs a step with the shop's order. Does nothing if the shop has none, because another connector placed the order.
   */
  const inShop = (step: (shopOrder: ShopOrder) => Promise<void>) =>
    attempt(signal, async () => {
      const [shopOrder] = await findOrders(shop, { filter: { code: { eq: code } } });
      if (shopOrder) await step(shopOrder);
    });
  const refusal = await inShop(async (shopOrder) => {
    if (status === 'CANCELLED') await cancel(shop, order, shopOrder);
    else if (order.shipmentDate !== undefined) await ship(shop, order, shopOrder);
  });
  // Rejections need a person, so the order gets a note for the shop's staff.
  const refused = refusal ? ` The shop refuses that: ${refusal.message}` : '';
  if (refusal || RETURNS.includes(status)) {
    await inShop((shopOrder) =>
      addNote(shop, shopOrder, `${orderId} is ${status} in Entrepot.${refused}`),
    );
  }
  await inShop((shopOrder) => settleStock(context, shopOrder));
}

/** The list contains only the current state of an order, so this completes all missing steps up to that state. */
async function ship(shop: Shop, order: ListedChannelOrder, shopOrder: ShopOrder): Promise<void> {
  const mine = linesOf(shopOrder, order.merchantId);
  const left = (line: Line) => line.quantity - unitsIn(shopOrder, line, ['Pending', ...GONE]);
  const lines = mine.map((line) => ({ orderLineId: line.id, quantity: left(line) }));
  const missing = lines.filter(({ quantity }) => quantity > 0);
  const fulfillments = shopOrder.fulfillments.filter((fulfillment) =>
    fulfillment.lines.some(({ orderLineId }) => mine.some(({ id }) => id === orderLineId)),
  );
  if (missing.length > 0) {
    const codes = order.parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
    const args = { method: order.delivery.company, trackingCode: codes.join(', ') };
    const handler = Object.entries(args).map(([name, value]) => ({ name, value }));
    const variables = { lines: missing, arguments: handler };
    fulfillments.push(await shop.make<Fulfillment>('AddFulfillment', variables));
  }
  for (const { id, state } of fulfillments) {
    const move = (to: string) => shop.call('MoveFulfillment', { id, state: to });
    if (state === 'Pending') await move('Shipped');
    const isUnderWay = ['Pending', 'Shipped'].includes(state);
    if (isUnderWay && order.deliveredDate !== undefined) await move('Delivered');
  }
}

/** A line that the shop cancelled itself has no units left; its staff decides on the refund. */
async function cancel(shop: Shop, order: ListedChannelOrder, shopOrder: ShopOrder): Promise<void> {
  const mine = linesOf(shopOrder, order.merchantId).filter(({ quantity }) => quantity > 0);
  if (mine.length === 0) return;
  const isLast = shopOrder.lines.every((line) => line.quantity === 0 || mine.includes(line));
  const reason = `${order.orderId} is CANCELLED in Entrepot.`;
  // The refund comes first, because cancelled lines no longer contain the paid amount.
  const payment = shopOrder.payments.find(({ state }) => state === 'Settled');
  if (payment && !payment.refunds.some((refund) => refund.reason === reason)) {
    // Shipping and surcharges are refunded with the last lines of the shop order.
    const surcharges = sum(shopOrder.surcharges, ({ priceWithTax }) => priceWithTax);
    const further = isLast ? shopOrder.shippingWithTax + surcharges : 0;
    const amount = further + sum(mine, (line) => line.proratedLinePriceWithTax);
    if (amount > 0) await shop.call('Refund', { paymentId: payment.id, amount, reason });
  }
  const lines = mine.map(({ id, quantity }) => ({ orderLineId: id, quantity }));
  await shop.call('CancelLines', { id: shopOrder.id, lines, shipping: isLast, reason });
}
