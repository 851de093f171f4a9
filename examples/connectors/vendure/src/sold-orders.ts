import { setTimeout } from 'node:timers/promises';
import { EntrepotError } from '@entrepot/client';
import type { Context } from './context.ts';
import { orderBody } from './order-body.ts';
import { addNote, findOrders, linesOf, merchantOf, unitsIn } from './shop-order.ts';
import type { ShopOrder } from './shop-order.ts';
import { attempt, isRefusal, run } from './steps.ts';
import { sha256 } from './variant-input.ts';

/** The states of Vendure in which the money has arrived. */
const PAID = ['PaymentSettled', 'PartiallyShipped', 'Shipped', 'PartiallyDelivered', 'Delivered'];
const PAGE = 50;

/** Brings the shop's paid orders to Entrepot, and those that the shop cancelled, for as long as the connector runs. */
export async function followSoldOrders(context: Context): Promise<void> {
  const { config, shop, state, signal } = context;
  for (;;) {
    // An order may become visible after another one that changed later, so each round begins a little before the last.
    const last = Date.parse(state.get('position', 'sold-orders') ?? '1970-01-01T00:00:00Z');
    let from = new Date(last - config.overlapMs).toISOString();
    for (let take = PAGE; ;) {
      const filter = { updatedAt: { after: from }, active: { eq: false } };
      const options = { filter, sort: { updatedAt: 'ASC' }, take };
      const orders = await run(signal, () => findOrders(shop, options));
      for (const order of orders) {
        // Not by its date: SQLite, as Vendure uses it, counts whole seconds.
        const seen = sha256(JSON.stringify(order));
        if (state.get('handled', order.code) === seen) continue;
        await attempt(signal, () => handle(context, order.code));
        state.keep('handled', order.code, seen);
      }
      const newest = orders.at(-1)?.updatedAt;
      if (newest !== undefined) state.keep('position', 'sold-orders', newest);
      if (newest === undefined || orders.length < take) break;
      // Those of one millisecond may go on after the page, which then grows until it has them all.
      const next = new Date(Date.parse(newest) - 1).toISOString();
      take = next > from ? PAGE : take * 2;
      from = next;
    }
    await setTimeout(config.orderPollMs, undefined, { signal });
  }
}

/** The order is read anew: the other loops change it too. Each merchant has an order with the shop's code. */
async function handle(context: Context, code: string): Promise<void> {
  const [order] = await findOrders(context.shop, { filter: { code: { eq: code } } });
  if (!order) return;
  for (const merchantId of new Set(order.lines.map(merchantOf))) {
    if (merchantId === undefined) continue;
    const lines = linesOf(order, merchantId);
    if (lines.every(({ quantity }) => quantity === 0)) await cancel(context, order, merchantId);
    else if (PAID.includes(order.state)) await place(context, order, merchantId);
  }
  await settleStock(context, order);
}

/** One that is placed already is answered as it is, so an interrupted step makes no double. */
async function place(context: Context, order: ShopOrder, merchantId: string): Promise<void> {
  const { client, state, shop, config, catalogue } = context;
  const part = `${merchantId}:${order.code}`;
  if (state.get('part', part) !== undefined) return;
  const { pricesIncludeTax } = catalogue.channel;
  const body = orderBody(order, merchantId, pricesIncludeTax, config.deliveryDays);
  const settled = order.payments.find((payment) => payment.state === 'Settled');
  const approval = { approvalDate: settled?.createdAt ?? order.orderPlacedAt };
  try {
    await client.channel.orders.place(body, { idempotencyKey: part });
    await client.channel.orders.approve(order.code, approval, { merchantId });
    state.keep('part', part, 'placed');
  } catch (error) {
    await addNote(shop, order, `Entrepot refuses the order of ${merchantId}. ${reasonOf(error)}`);
    state.keep('part', part, 'refused');
  }
}

async function cancel(context: Context, order: ShopOrder, merchantId: string): Promise<void> {
  const { client, state, shop } = context;
  const part = `${merchantId}:${order.code}`;
  if (['cancelled', 'refused'].includes(state.get('part', part) ?? '')) return;
  const cancellation = { cancelDate: order.updatedAt, reasonCode: 'buyer-request' as const };
  try {
    await client.channel.orders.cancel(order.code, cancellation, { merchantId });
  } catch (error) {
    const reason = reasonOf(error);
    // It was cancelled before it was paid.
    const isUnknown = error instanceof EntrepotError && error.status === 404;
    const note = `Entrepot does not cancel the order of ${merchantId}. ${reason}`;
    if (!isUnknown) await addNote(shop, order, note);
  }
  state.keep('part', part, 'cancelled');
}

/**
 * Entrepot's quantities are without the units of its orders; the shop takes those off `stockOnHand` itself, until they
 * are shipped. So the connector adds them to what it sets.
 */
export async function settleStock(context: Context, order: ShopOrder): Promise<void> {
  const { state, products } = context;
  for (const line of order.lines) {
    const { sku } = line.productVariant;
    const isPlaced = state.get('part', `${merchantOf(line)}:${order.code}`) === 'placed';
    const left = line.quantity - unitsIn(order, line, 'Shipped', 'Delivered');
    state.hold(sku, order.code, isPlaced ? left : 0);
    await products.restock(sku);
  }
}

/** @throws what is no refusal */
function reasonOf(error: unknown): string {
  if (!isRefusal(error)) throw error;
  return [error.detail, ...error.errors.map(({ detail }) => detail)].join(' ');
}
