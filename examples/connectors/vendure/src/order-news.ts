import type { ListedChannelOrder } from '@entrepot/client';
import type { Context } from './context.ts';
import type { Shop } from './shop.ts';
import { addNote, findOrders, linesOf, unitsIn, type ShopOrder } from './shop-order.ts';
import { settleStock } from './sold-orders.ts';
import { attempt } from './steps.ts';

type Order = ListedChannelOrder;

const RETURNS = ['RETURN_REQUESTED', 'RETURN_APPROVED', 'RETURNED'];

/** Brings parcels, deliveries, cancellations and returns to the shop, for as long as the connector runs. */
export async function followOrderNews(context: Context): Promise<void> {
  const { client, state, signal } = context;
  const after = state.get('position', 'order-news');
  const query = { ...(after !== undefined && { after }) };
  for await (const page of client.channel.orders.follow(query, { signal })) {
    for (const order of page.orders) await handle(context, order);
    state.keep('position', 'order-news', page.after);
  }
}

async function handle(context: Context, order: Order): Promise<void> {
  const { shop, signal } = context;
  const { orderId, status, salesChannelOrderId: code } = order;
  /** Runs a step with the order as the shop has it. Another connector of the channel may have placed it: then nothing. */
  const inShop = (step: (shopOrder: ShopOrder) => Promise<void>) =>
    attempt(signal, async () => {
      const [shopOrder] = await findOrders(shop, { filter: { code: { eq: code } } });
      if (shopOrder) await step(shopOrder);
    });
  const refusal = await inShop(async (shopOrder) => {
    if (status === 'CANCELLED') await cancel(shop, order, shopOrder);
    else if (order.shipmentDate !== undefined) await ship(shop, order, shopOrder);
  });
  // What the shop refuses needs a person: its staff finds a note.
  const refused = refusal ? ` The shop refuses that: ${refusal.message}` : '';
  if (refusal || RETURNS.includes(status)) {
    await inShop((shopOrder) =>
      addNote(shop, shopOrder, `${orderId} is ${status} in Entrepot.${refused}`),
    );
  }
  await inShop((shopOrder) => settleStock(context, shopOrder));
}

/** The list has an order in its present state alone, so this does all that is missing up to that. */
async function ship(shop: Shop, order: Order, shopOrder: ShopOrder): Promise<void> {
  const mine = linesOf(shopOrder, order.merchantId);
  const lines = mine
    .map((line) => ({
      orderLineId: line.id,
      quantity: line.quantity - unitsIn(shopOrder, line, 'Pending', 'Shipped', 'Delivered'),
    }))
    .filter(({ quantity }) => quantity > 0);
  const fulfillments = shopOrder.fulfillments.filter((fulfillment) =>
    fulfillment.lines.some(({ orderLineId }) => mine.some(({ id }) => id === orderLineId)),
  );
  if (lines.length > 0) {
    const codes = order.parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
    const args = { method: order.delivery.company, trackingCode: codes.join(', ') };
    const handler = {
      code: 'manual-fulfillment',
      arguments: Object.entries(args).map(([name, value]) => ({ name, value })),
    };
    fulfillments.push(
      await shop.make<ShopOrder['fulfillments'][number]>('AddFulfillment', { lines, handler }),
    );
  }
  for (const { id, state } of fulfillments) {
    const move = (to: string) => shop.call('MoveFulfillment', { id, state: to });
    if (state === 'Pending') await move('Shipped');
    const isUnderWay = ['Pending', 'Shipped'].includes(state);
    if (isUnderWay && order.deliveredDate !== undefined) await move('Delivered');
  }
}

/** What the shop cancelled itself has no units left, and its staff decides about the money. */
async function cancel(shop: Shop, order: Order, shopOrder: ShopOrder): Promise<void> {
  const mine = linesOf(shopOrder, order.merchantId).filter(({ quantity }) => quantity > 0);
  if (mine.length === 0) return;
  const isLast = shopOrder.lines.every((line) => line.quantity === 0 || mine.includes(line));
  const reason = `${order.orderId} is CANCELLED in Entrepot.`;
  // The refund comes first: lines that are cancelled no longer say what was paid for them.
  await refund(shop, shopOrder, amountOf(shopOrder, mine, isLast), reason);
  const lines = mine.map(({ id, quantity }) => ({ orderLineId: id, quantity }));
  await shop.call('CancelLines', { id: shopOrder.id, lines, shipping: isLast, reason });
}

/** Shipping and surcharges are paid back with the last lines of the shop order. */
function amountOf(shopOrder: ShopOrder, mine: ShopOrder['lines'], isLast: boolean): number {
  const further = shopOrder.shippingLines.map((line) => line.discountedPriceWithTax);
  further.push(...shopOrder.surcharges.map((surcharge) => surcharge.priceWithTax));
  const amounts = [
    ...mine.map((line) => line.proratedLinePriceWithTax),
    ...(isLast ? further : []),
  ];
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

async function refund(
  shop: Shop,
  shopOrder: ShopOrder,
  total: number,
  reason: string,
): Promise<void> {
  let left = total;
  for (const { id, state, amount, refunds } of shopOrder.payments) {
    if (state !== 'Settled') continue;
    // Made before the connector was stopped.
    const own = refunds.filter((refund) => refund.reason === reason);
    const refunded = refunds.reduce((sum, refund) => sum + refund.total, 0);
    left -= own.reduce((sum, refund) => sum + refund.total, 0);
    const part = Math.min(left, amount - refunded);
    if (part > 0) await shop.call('Refund', { paymentId: id, amount: part, reason });
    left -= Math.max(part, 0);
  }
}
