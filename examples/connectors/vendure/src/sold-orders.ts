import { setTimeout } from 'node:timers/promises';
import type { Context } from './context.ts';
import { orderBody } from './order-body.ts';
import { addNote, findOrders, GONE, linesOf, merchantOf, unitsIn } from './shop-order.ts';
import type { ShopOrder } from './shop-order.ts';
import { attempt, isRefusal, run } from './steps.ts';
import { sha256 } from './variant-input.ts';

/** The states of Vendure in which the money has arrived. */
const PAID = ['PaymentSettled', 'PartiallyShipped', 'Shipped', 'PartiallyDelivered', 'Delivered'];
/** As many as Vendure answers; there have to be fewer in `OVERLAP_MS`. */
const PAGE = 1_000;

/** Brings the shop's paid orders to Entrepot, and those that the shop cancelled, for as long as the connector runs. */
export async function followSoldOrders(context: Context): Promise<void> {
  const { config, shop, state, signal } = context;
  for (;;) {
    // An order may become visible after another one that changed later, so each round begins a little before the last.
    const last = Date.parse(state.get('position', 'sold-orders') ?? '1970-01-02T00:00:00Z');
    const after = new Date(last - config.overlapMs).toISOString();
    const filter = { updatedAt: { after }, active: { eq: false } };
    const options = { filter, sort: { updatedAt: 'ASC' }, take: PAGE };
    const orders = await run(signal, () => findOrders(shop, options));
    for (const order of orders) {
      // Not by its date: SQLite, as Vendure uses it, counts whole seconds.
      const seen = sha256(JSON.stringify(order));
      if (state.get('handled', order.code) === seen) continue;
      await attempt(signal, () => handle(context, order.code));
      state.keep('handled', order.code, seen);
      state.keep('position', 'sold-orders', order.updatedAt);
    }
    if (orders.length < PAGE) await setTimeout(config.orderPollMs, undefined, { signal });
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
  const { client, state, config, catalogue } = context;
  const part = `${merchantId}:${order.code}`;
  if (state.get('part', part) !== undefined) return;
  const { pricesIncludeTax } = catalogue.channel;
  const body = orderBody(order, merchantId, pricesIncludeTax, config.deliveryDays);
  const settled = order.payments.find((payment) => payment.state === 'Settled');
  const approval = { approvalDate: settled?.createdAt ?? order.orderPlacedAt };
  const isPlaced = await isAccepted(context, order, `the order of ${merchantId}`, async () => {
    await client.channel.orders.place(body, { idempotencyKey: part });
    await client.channel.orders.approve(order.code, approval, { merchantId });
  });
  state.keep('part', part, isPlaced ? 'placed' : 'refused');
}

async function cancel(context: Context, order: ShopOrder, merchantId: string): Promise<void> {
  const { client, state } = context;
  const part = `${merchantId}:${order.code}`;
  if (['cancelled', 'refused'].includes(state.get('part', part) ?? '')) return;
  const cancellation = { cancelDate: order.updatedAt, reasonCode: 'buyer-request' as const };
  await isAccepted(context, order, `that the order of ${merchantId} is cancelled`, () =>
    client.channel.orders.cancel(order.code, cancellation, { merchantId }),
  );
  state.keep('part', part, 'cancelled');
}

/** Leaves a note for the shop's staff when Entrepot refuses the request. */
async function isAccepted(
  { shop }: Context,
  order: ShopOrder,
  what: string,
  request: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await request();
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const reasons = [error.detail, ...error.errors.map(({ detail }) => detail)];
    // 404 is of an order that was cancelled before it was paid.
    if (error.status !== 404)
      await addNote(shop, order, `Entrepot refuses ${what}. ${reasons.join(' ')}`);
    return false;
  }
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
    const left = line.quantity - unitsIn(order, line, GONE);
    state.hold(sku, order.code, isPlaced ? left : 0);
    await products.restock(sku);
  }
}
