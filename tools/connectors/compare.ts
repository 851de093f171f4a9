import { entrepotOrders, skusOf } from './entrepot-records.js';
import type { EntrepotOrder, ExpectedSku } from './entrepot-records.js';
import { CURRENCY, type Seller } from './seller.js';
import type { GraphQl } from './shop/graphql.js';
import { CATEGORY_VALUE } from './shop/shop-categories.js';
import { countOf, ordersOf, variantsOf } from './shop/shop-records.js';
import type { ShopOrder, ShopVariant } from './shop/shop-records.js';

/** Enough lines to diagnose a failure. */
const MOST = 20;

/** The state of the shop's order for each status of an order that the buyer has paid. */
const STATES: Record<string, string> = {
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  RETURN_REQUESTED: 'Delivered',
  RETURN_APPROVED: 'Delivered',
  RETURNED: 'Delivered',
};
const BEFORE_SHIPPED = 'PaymentSettled';

/** The differences between the shop and the merchant's listings, one line each. */
export async function catalogDifferences(seller: Seller, admin: GraphQl): Promise<string[]> {
  const [skus, variants] = [await skusOf(seller), await variantsOf(admin)];
  const prefix = `${seller.merchantId}:`;
  const bySku = Map.groupBy(variants, ({ sku }) => sku.slice(prefix.length));
  const mainNames = new Map(
    [...skus.values()].filter(({ main }) => main).map((sku) => [sku.productId, sku.name]),
  );
  const lines = [...new Set([...skus.keys(), ...bySku.keys()])].flatMap((skuId) => {
    const [variant, ...duplicates] = bySku.get(skuId) ?? [];
    const doubles = duplicates.map(({ id }) => `the shop also has it as variant ${id}`);
    const expected = skus.get(skuId);
    const faults = [...variantFaults(expected, variant, mainNames), ...doubles];
    return faults.map((fault) => `${skuId} (${expected?.status ?? 'deleted'}): ${fault}`);
  });
  return [...lines, ...(await doubleFaults(skus, variants, admin))].slice(0, MOST);
}

function variantFaults(
  expected: ExpectedSku | undefined,
  variant: ShopVariant | undefined,
  mainNames: ReadonlyMap<string, string>,
): string[] {
  if (!expected?.shown) return variant?.enabled ? ['the shop shows it'] : [];
  if (!variant) return ['the shop does not have it'];
  const has = {
    name: variant.name,
    options: variant.options.map(({ name }) => name).toSorted(),
    price: variant.priceWithTax,
    currency: variant.currencyCode,
    quantity: variant.stockOnHand - variant.stockAllocated,
    enabled: variant.enabled && variant.product.enabled,
    images: variant.assets.length,
    product: variant.product.name,
    facets: variant.facetValues.map(({ name }) => name).toSorted(),
  };
  const should: typeof has = {
    name: expected.name,
    options: expected.options.toSorted(),
    price: Math.round(expected.price * 100),
    currency: CURRENCY,
    quantity: expected.quantity,
    enabled: true,
    images: expected.images.length,
    product: mainNames.get(expected.productId) ?? variant.product.name,
    facets: [...expected.attributes, CATEGORY_VALUE].toSorted(),
  };
  return differences(has, should);
}

/** One product for each product of the merchant, and one asset for each image address. */
async function doubleFaults(
  skus: ReadonlyMap<string, ExpectedSku>,
  variants: readonly ShopVariant[],
  admin: GraphQl,
): Promise<string[]> {
  const products = new Set([...skus.values()].map(({ productId }) => productId)).size;
  const images = new Set([...skus.values()].flatMap((sku) => sku.images)).size;
  const has = {
    products: await countOf(admin, 'products'),
    productsOfVariants: new Set(variants.map(({ product }) => product.id)).size,
    assets: await countOf(admin, 'assets'),
  };
  const should = { products, productsOfVariants: products, assets: images };
  return differences(has, should).map((fault) => `in all: ${fault}`);
}

/** The differences between the orders of the two systems, one line each. */
export async function orderDifferences(seller: Seller, admin: GraphQl): Promise<string[]> {
  const [orders, shopOrders] = [await entrepotOrders(seller), await ordersOf(admin)];
  const byCode = Map.groupBy(orders, (order) => order.salesChannelOrderId);
  const ofShop = new Map(shopOrders.map((order) => [order.code, order]));
  const lines = [...new Set([...byCode.keys(), ...ofShop.keys()])].flatMap((code) => {
    const [order, ...duplicates] = byCode.get(code) ?? [];
    const faults = orderFaults(order, ofShop.get(code), seller.merchantId);
    if (duplicates.length > 0) faults.push(`Entrepot has it ${duplicates.length + 1} times`);
    return faults.map((fault) => `${code} (${order?.status}): ${fault}`);
  });
  return lines.slice(0, MOST);
}

function orderFaults(
  order: EntrepotOrder | undefined,
  shopOrder: ShopOrder | undefined,
  merchantId: string,
): string[] {
  if (!order) return ['Entrepot does not have it'];
  if (!shopOrder) return ['the shop does not have it'];
  const { fulfillments } = shopOrder;
  const state = STATES[order.status] ?? BEFORE_SHIPPED;
  const wasShipped = ['Shipped', 'Delivered'].includes(state);
  const has = {
    state: shopOrder.state,
    fulfillments: fulfillments.map(
      (fulfillment) => `${fulfillment.state} ${fulfillment.trackingCode}`,
    ),
    units: shopOrder.lines.map((line) =>
      unitsOf(line.productVariant.sku, line.orderPlacedQuantity),
    ),
    fulfilled: sum(fulfillments.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))),
    paid: sum(shopOrder.payments.map(({ amount }) => amount)),
    approvals: 1,
    cancellations: shopOrder.state === 'Cancelled' ? 1 : 0,
  };
  const units = sum(order.items.map(({ quantity }) => quantity));
  const should: typeof has = {
    state,
    fulfillments: wasShipped
      ? order.parcels.map(({ trackingNumber }) => `${state} ${trackingNumber}`)
      : [],
    units: order.items.map(({ skuId, quantity }) => unitsOf(`${merchantId}:${skuId}`, quantity)),
    fulfilled: wasShipped ? units : 0,
    paid: Math.round(order.value * 100),
    approvals: order.history.filter((status) => status === 'APPROVED').length,
    cancellations: order.history.filter((status) => status === 'CANCELLED').length,
  };
  has.units.sort();
  should.units.sort();
  const rest = [...refundFaults(order, shopOrder), ...noteFaults(order, shopOrder)];
  return [...differences(has, should), ...rest];
}

/** A cancellation by the merchant is refunded once; the shop handles its own cancellations. */
function refundFaults({ status }: EntrepotOrder, { payments }: ShopOrder): string[] {
  const refunded = sum(payments.flatMap(({ refunds }) => refunds.map(({ total }) => total)));
  const paid = sum(payments.map(({ amount }) => amount));
  if (refunded === 0 || (status === 'CANCELLED' && refunded === paid)) return [];
  return [`${refunded} of ${paid} is paid back`];
}

/** A note informs the staff of the shop about a return. */
function noteFaults({ history }: EntrepotOrder, { history: { items } }: ShopOrder): string[] {
  const notes = items.map(({ data }) => data.note);
  const isReturned = history.includes('RETURNED');
  if (isReturned !== notes.length > 0) return [`its notes are ${JSON.stringify(notes)}`];
  return new Set(notes).size < notes.length ? [`it has a note twice: ${notes.join(', ')}`] : [];
}

function unitsOf(sku: string, quantity: number): string {
  return `${sku} ×${quantity}`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function differences<Facts extends object>(has: Facts, should: Facts): string[] {
  return Object.entries(should).flatMap(([name, value]) => {
    const [actual, expected] = [has[name as keyof Facts], value].map((facts) =>
      JSON.stringify(facts),
    );
    return actual === expected ? [] : [`${name} is ${actual}, should be ${expected}`];
  });
}
