import { setTimeout } from 'node:timers/promises';
import type { Context } from './context.ts';
import { orderBody } from './order-body.ts';
import { addNote, findOrders, GONE, linesOf, merchantOf, unitsIn } from './shop-order.ts';
import type { ShopOrder } from './shop-order.ts';
import { attempt, isRefusal, run } from './steps.ts';
import { sha256 } from './variant-input.ts';

/** The Vendure states of paid orders. */
const PAID = ['PaymentSettled', 'PartiallyShipped', 'Shipped', 'PartiallyDelivered', 'Delivered'];
/** Vendure's maximum page size. `OVERLAP_MS` must contain fewer orders than this. */
const PAGE = 1_000;

/**
 * Places the shop's paid orders in Entrepot and cancels those that the shop cancelled, for as long as the connector
 * runs.
 */
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
      // The date does not suffice: with SQLite, Vendure stores whole seconds.
      const seen = sha256(JSON.stringify(order));
      if (state.get('handled', order.code) === seen) continue;
      await attempt(signal, () => handle(context, order.code));
      state.keep('handled', order.code, seen);
      state.keep('position', 'sold-orders', order.updatedAt);
    }
    if (orders.length < PAGE) await setTimeout(config.orderPollMs, undefined, { signal });
  }
}

/** Reads the order again, because the other loops also change it. Each merchant has an order with the shop's code. */
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

/** Entrepot returns an existing order unchanged, so an interrupted step creates no duplicate. */
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

/** Adds a note for the shop's staff when Entrepot rejects the request. */
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
    // 404 means that the order was cancelled before payment.
    if (error.status !== 404)
      await addNote(shop, order, `Entrepot refuses ${what}. ${reasons.join(' ')}`);
    return false;
  }
}

/**
 * Entrepot's quantities exclude the units of its orders. The shop also subtracts those from `stockOnHand` until they
 * are shipped, so the connector adds them to the quantity that it sets.
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
