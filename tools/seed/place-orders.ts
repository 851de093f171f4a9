import type { CreateOrderRequest, Entrepot, ListedPrice } from '#client';
import { buyerIn } from './buyers.js';
import type { Dice } from './dice.js';
import type { OrderPlan, Trouble } from './order-plans.js';

const DAY_MS = 86_400_000;
const DELIVERY_DAYS = 12;

/** Channels by their share of the orders. */
const CHANNELS = ['MELI', 'MELI', 'MELI', 'MELI', 'ECOM', 'ECOM', 'ECOM', 'SHOP', 'SHOP'];

/** The scenarios of the sandbox that play a trouble (decision 6.14). */
const SCENARIOS: Partial<Record<Trouble, string>> = {
  'in-review': 'review',
  'out-of-stock': 'out-of-stock',
};

/** A merchant of the sandbox, with its prices in the channels. */
export interface Seller {
  merchantId: string;
  client: Entrepot;
  prices: readonly ListedPrice[];
  /** The title of a SKU in a channel, by `titleKey`. */
  titles: ReadonlyMap<string, string>;
}

export function titleKey(skuId: string, salesChannel: string): string {
  return `${skuId} in ${salesChannel}`;
}

export interface PlacedOrder {
  orderId: string;
  plan: OrderPlan;
}

/** Creates a test order and approves it, with dates in the past. */
export async function placeOrder(
  seller: Seller,
  plan: OrderPlan,
  dice: Dice,
): Promise<PlacedOrder> {
  const { orderId } = await seller.client.orders.create(orderOf(seller, plan, dice));
  if (plan.trouble !== 'unpaid') {
    const approvalDate = plan.approvedAt.toISOString();
    await seller.client.orders.approve(orderId, { approvalDate });
  }
  return { orderId, plan };
}

/** An order of one or two SKUs of the seller, at their prices in a channel. */
export function orderOf(
  { prices, titles }: Seller,
  { createdAt, trouble }: Pick<OrderPlan, 'createdAt' | 'trouble'>,
  dice: Dice,
  salesChannel = dice.pick(CHANNELS),
): CreateOrderRequest {
  const offered = prices.filter((price) => price.salesChannel === salesChannel);
  const first = dice.pick(offered);
  const second = dice.pick(offered);
  const sold = first === second || dice.between(0, 3) > 1 ? [first] : [first, second];
  const items = sold.map((price, index) => ({
    id: String(index + 1),
    salesChannelSkuId: price.skuId,
    quantity: dice.between(0, 5) < 1 ? 2 : 1,
    name: titles.get(titleKey(price.skuId, salesChannel)) ?? price.skuName,
    listPrice: price.localizedListPriceWithTaxes,
    salePrice: price.localizedSalePriceWithTaxes,
  }));
  const itemsGross = sumOf(items.map(({ listPrice, quantity }) => listPrice * quantity));
  const value = sumOf(items.map(({ salePrice, quantity }) => salePrice * quantity));
  const { customer, address, carrier } = buyerIn(salesChannel, dice);
  const scenario = trouble && SCENARIOS[trouble];
  return {
    salesChannel,
    currency: first.localizedCurrency,
    salesChannelOrderId: `${createdAt.getTime() % 1e10}`,
    creationDate: createdAt.toISOString(),
    value,
    totals: {
      itemsGross,
      itemsDiscount: sumOf([itemsGross, -value]),
      shippingGross: 0,
      shippingDiscount: 0,
    },
    items,
    customer,
    shipping: {
      deliveryAddress: address,
      deliveries: [
        {
          name: 'Standard',
          company: carrier,
          listPrice: 0,
          salePrice: 0,
          deliveryTime: DELIVERY_DAYS,
          deliveryEstimateDate: new Date(
            createdAt.getTime() + DELIVERY_DAYS * DAY_MS,
          ).toISOString(),
          items: items.map(({ id }) => id),
        },
      ],
    },
    payments: [{ type: 'CARD', value }],
    ...(scenario && { salesChannelOrderData: JSON.stringify({ sandbox: { scenario } }) }),
  };
}

/** To the cent. */
function sumOf(amounts: readonly number[]): number {
  return Number(amounts.reduce((total, amount) => total + amount, 0).toFixed(2));
}
