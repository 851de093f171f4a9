import { Entrepot } from '#client';
import { channelTokenOf, clientOf, type Sandbox } from '../demo/read-sandbox.js';
import { Dice } from './dice.js';
import { offerProducts } from './offer-products.js';
import { planOrders } from './order-plans.js';
import { orderOf, placeOrder, type PlacedOrder, type Seller } from './place-orders.js';
import { ASSORTMENTS, DENIED, skusOf } from './products.js';
import { parcelsOf, playTroubles, reportTracking } from './report-courses.js';

/** Orders that are placed at the same time. */
const ORDERS_AT_ONCE = 8;

/** The part of the shown price that the buyer of the discounted order paid. */
const DISCOUNTED = 0.85;

const DAY_MS = 86_400_000;

/** Records that pages of the console show well. */
export interface SeededRecords {
  /** An order that its channel sold with a discount, ready to ship. */
  orderId: string;
  skuId: string;
  merchantId: string;
}

type Access = Pick<Sandbox, 'gateway' | 'clients' | 'salesChannelTokens'>;

/**
 * Fills a sandbox through its API: the assortments of two merchants, and their orders of the last 14 days, most of them
 * delivered or on their way, some in trouble. Orders, approvals and tracking events have dates in the past; the steps of
 * fulfillment, which the sandbox plays, happen now.
 * @param report called with each result, in words
 * @throws EntrepotError for a refusal, Error after three minutes without an expected effect
 */
export async function seedSandbox(
  sandbox: Access,
  report: (result: string) => void,
): Promise<SeededRecords> {
  // Each run adds other orders.
  const dice = new Dice(Date.now());
  const operator = clientFor(sandbox, 'OPS');
  const sellers: Seller[] = [];
  for (const assortment of ASSORTMENTS) {
    const seller = await offerProducts(clientFor(sandbox, assortment.merchantId), assortment);
    report(`${assortment.merchantId} sells ${skusOf(assortment).flat().length} SKUs`);
    sellers.push(seller);
  }
  const [first] = sellers;
  if (!first) throw new Error('no merchant sells anything');
  for (const skus of skusOf(DENIED)) await first.client.skus.upsert(skus);

  const orders = await placeOrders(sellers, dice);
  report(`${orders.length} orders of the last 14 days are placed`);
  const discounted = await placeDiscountedOrder(sandbox, first, dice);
  const parcels = await parcelsOf(operator, [...orders, discounted]);
  const packed = { code: 'AWAITING_PICK_UP' as const, eventDate: new Date() };
  const waiting = { ...discounted, plan: { ...discounted.plan, tracking: [packed] } };
  await reportTracking(operator, [...orders, waiting], parcels);
  report('the tracking of their parcels is reported');
  await playTroubles(operator, orders);
  await shipToday(sellers, orders, parcels);
  const skuId = first.prices[0]?.skuId ?? '';
  return { orderId: discounted.orderId, skuId, merchantId: first.merchantId };
}

function clientFor(sandbox: Access, clientId: string): Entrepot {
  const { clientSecret } = clientOf(sandbox, clientId);
  return new Entrepot({ url: sandbox.gateway, credentials: { clientId, clientSecret } });
}

async function placeOrders(sellers: readonly Seller[], dice: Dice): Promise<PlacedOrder[]> {
  const plans = planOrders(new Date(), dice);
  const orders: PlacedOrder[] = [];
  for (let start = 0; start < plans.length; start += ORDERS_AT_ONCE) {
    const placed = plans
      .slice(start, start + ORDERS_AT_ONCE)
      .map((plan) => placeOrder(dice.pick(sellers), plan, dice));
    orders.push(...(await Promise.all(placed)));
  }
  return orders;
}

/** An exception `price-differs`: the channel sold below the price of its listing (decision 10.15). */
async function placeDiscountedOrder(
  sandbox: Access,
  seller: Seller,
  dice: Dice,
): Promise<PlacedOrder> {
  const salesChannel = 'MELI';
  const token = channelTokenOf(sandbox, salesChannel);
  const { orders } = new Entrepot({ url: sandbox.gateway, token }).channel;
  const createdAt = new Date();
  const plan = { createdAt, approvedAt: createdAt, tracking: [] };
  const order = orderOf(seller, plan, dice, salesChannel);
  const items = order.items.map((item) => ({
    ...item,
    salePrice: Math.floor(item.salePrice * DISCOUNTED),
  }));
  const value = items.reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0);
  const { orderId } = await orders.place({
    ...order,
    merchantId: seller.merchantId,
    items,
    value,
    totals: {
      ...order.totals,
      itemsDiscount: Number((order.totals.itemsGross - value).toFixed(2)),
    },
    payments: [{ type: 'CARD', value }],
  });
  await orders.approve(order.salesChannelOrderId, { approvalDate: createdAt.toISOString() });
  return { orderId, plan };
}

/** Groups parcels that have not left into a shipment of each merchant, except the last two. */
async function shipToday(
  sellers: readonly Seller[],
  orders: readonly PlacedOrder[],
  parcels: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { merchantId, client } of sellers) {
    const waiting = orders.filter(
      ({ orderId, plan }) =>
        orderId.startsWith(`${merchantId}-`) && plan.tracking.length === 0 && !plan.trouble,
    );
    const parcelIds = waiting.slice(0, -2).flatMap(({ orderId }) => parcels.get(orderId) ?? []);
    if (parcelIds.length === 0) continue;
    await client.shipments.create({
      parcelIds,
      expectedShipDate: new Date(Date.now() + DAY_MS).toISOString(),
      expectedDeliveryDate: new Date(Date.now() + 2 * DAY_MS).toISOString(),
      firstMileTrackingNumber: `FM${Date.now()}`,
      description: 'Evening pickup',
    });
  }
}
