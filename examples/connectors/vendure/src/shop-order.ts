import type { Shop } from './shop.ts';

type Texts<Name extends string> = Partial<Record<Name, string | null>>;
type Amounts<Name extends string> = Record<Name | `${Name}WithTax`, number>;
type Customer = Record<'firstName' | 'lastName' | 'emailAddress', string> & Texts<'phoneNumber'>;
type Method = Record<'code' | 'name', string>;
type Payment = Record<'id' | 'state' | 'method' | 'createdAt', string> & {
  refunds: Texts<'reason'>[];
};
export type Fulfillment = {
  id: string;
  state: string;
  lines: { orderLineId: string; quantity: number }[];
};

export type Address = Texts<
  'fullName' | 'streetLine1' | 'streetLine2' | 'city' | 'province' | 'postalCode' | 'countryCode'
>;
export type Line = { id: string; quantity: number } & Amounts<'unitPrice' | 'proratedLinePrice'> & {
    productVariant: Record<'sku' | 'name', string>;
  };

/** The fields of an order in shop.graphql. Amounts are in hundredths. */
export interface ShopOrder {
  id: string;
  code: string;
  state: string;
  updatedAt: string;
  orderPlacedAt: string;
  currencyCode: string;
  shippingWithTax: number;
  customer: Customer;
  shippingAddress: Address;
  billingAddress: Address;
  lines: Line[];
  surcharges: Amounts<'price'>[];
  shippingLines: (Amounts<'price' | 'discountedPrice'> & { shippingMethod: Method })[];
  payments: Payment[];
  fulfillments: Fulfillment[];
  history: { items: { data: Texts<'note'> }[] };
}

/** The merchant of a SKU; undefined for the shop's own SKUs. */
export function merchantOf({ productVariant: { sku } }: Line): string | undefined {
  return /^([^:]+):/.exec(sku)?.[1];
}

export function linesOf(order: ShopOrder, merchantId: string): Line[] {
  return order.lines.filter((line) => merchantOf(line) === merchantId);
}

/** The states of shipped fulfillments. */
export const GONE = ['Shipped', 'Delivered'];

/** Units of a line that are in fulfillments in one of these states. */
export function unitsIn({ fulfillments }: ShopOrder, { id }: Line, states: string[]): number {
  const counted = fulfillments.filter(({ state }) => states.includes(state));
  const parts = counted.flatMap(({ lines }) =>
    lines.filter(({ orderLineId }) => orderLineId === id),
  );
  return sum(parts, ({ quantity }) => quantity);
}

export async function findOrders(shop: Shop, options: object): Promise<ShopOrder[]> {
  type Found = { orders: { items: ShopOrder[] } };
  return (await shop.call<Found>('Orders', { options })).orders.items;
}

/** Adds a note for the shop's staff unless it exists. */
export async function addNote(shop: Shop, order: ShopOrder, note: string): Promise<void> {
  if (order.history.items.some(({ data }) => data.note === note)) return;
  await shop.call('AddNote', { id: order.id, note });
}

export function sum<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((total, item) => total + amount(item), 0);
}
