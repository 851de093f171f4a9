import type { GraphQl } from './graphql.js';

/** Records of the shop's Admin API. */
export interface ShopVariant {
  id: string;
  sku: string;
  name: string;
  enabled: boolean;
  priceWithTax: number;
  currencyCode: string;
  stockOnHand: number;
  stockAllocated: number;
  options: { name: string }[];
  assets: { id: string }[];
  facetValues: { name: string }[];
  product: { id: string; name: string; enabled: boolean };
}

const VARIANT = `id sku name enabled priceWithTax currencyCode stockOnHand stockAllocated
  options { name } assets { id } facetValues { name } product { id name enabled }`;

export interface ShopOrder {
  id: string;
  code: string;
  state: string;
  /** In hundredths. */
  totalWithTax: number;
  lines: {
    id: string;
    quantity: number;
    orderPlacedQuantity: number;
    productVariant: { sku: string };
  }[];
  fulfillments: { state: string; trackingCode: string; lines: { quantity: number }[] }[];
  history: { items: { data: { note: string } }[] };
  payments: { amount: number; state: string; refunds: { total: number; state: string }[] }[];
}

const ORDER = `id code state totalWithTax
  lines { id quantity orderPlacedQuantity productVariant { sku } }
  fulfillments { state trackingCode lines { quantity } }
  history(options: { filter: { type: { eq: "ORDER_NOTE" } } }) { items { data } }
  payments { amount state refunds { total state } }`;

export function variantsOf(admin: GraphQl): Promise<ShopVariant[]> {
  return admin.all<ShopVariant>('productVariants', VARIANT);
}

export async function countOf(admin: GraphQl, list: string): Promise<number> {
  type Count = { counted: { totalItems: number } };
  return (await admin.ask<Count>(`{ counted: ${list} { totalItems } }`)).counted.totalItems;
}

/** The paid orders; carts are orders too. */
export async function ordersOf(admin: GraphQl): Promise<ShopOrder[]> {
  const orders = await admin.all<ShopOrder>('orders', ORDER);
  return orders.filter(({ state }) => !['AddingItems', 'ArrangingPayment'].includes(state));
}

/** Cancels the whole order as the shop's staff. */
export async function cancelInShop(admin: GraphQl, { id }: ShopOrder): Promise<void> {
  const input = { orderId: id, reason: 'The buyer changed her mind.', cancelShipping: true };
  await admin.ask(
    `mutation ($input: CancelOrderInput!) {
      cancelled: cancelOrder(input: $input) {
        ... on Order { id } ... on ErrorResult { errorCode message }
      }
    }`,
    { input },
  );
}
