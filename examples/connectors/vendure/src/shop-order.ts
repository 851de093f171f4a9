import type { Shop } from './shop.ts';

export interface Address {
  fullName?: string;
  streetLine1?: string;
  streetLine2?: string;
  city?: string;
  province?: string;
  postalCode?: string;
  countryCode?: string;
  phoneNumber?: string;
}

export interface Line {
  id: string;
  quantity: number;
  unitPrice: number;
  unitPriceWithTax: number;
  proratedLinePrice: number;
  proratedLinePriceWithTax: number;
  productVariant: { sku: string; name: string };
}

/** Amounts are in hundredths. */
export interface ShopOrder {
  id: string;
  code: string;
  state: string;
  updatedAt: string;
  orderPlacedAt: string;
  currencyCode: string;
  customer: { firstName: string; lastName: string; emailAddress: string; phoneNumber?: string };
  shippingAddress: Address;
  billingAddress: Address;
  lines: Line[];
  surcharges: { price: number; priceWithTax: number }[];
  shippingLines: {
    price: number;
    priceWithTax: number;
    discountedPrice: number;
    discountedPriceWithTax: number;
    shippingMethod: { code: string; name: string };
  }[];
  payments: {
    id: string;
    state: string;
    method: string;
    amount: number;
    createdAt: string;
    refunds: { total: number; reason?: string }[];
  }[];
  fulfillments: { id: string; state: string; lines: { orderLineId: string; quantity: number }[] }[];
  history: { items: { data: { note?: string } }[] };
}

/** The merchant of a SKU; undefined for one that is the shop's own. */
export function merchantOf({ productVariant: { sku } }: Line): string | undefined {
  return /^([^:]+):/.exec(sku)?.[1];
}

export function linesOf(order: ShopOrder, merchantId: string): Line[] {
  return order.lines.filter((line) => merchantOf(line) === merchantId);
}

/** Units of a line that are in fulfillments in one of these states. */
export function unitsIn(order: ShopOrder, line: Line, ...states: string[]): number {
  return order.fulfillments
    .filter(({ state }) => states.includes(state))
    .flatMap(({ lines }) => lines.filter(({ orderLineId }) => orderLineId === line.id))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

export async function findOrders(shop: Shop, options: object): Promise<ShopOrder[]> {
  type Found = { orders: { items: ShopOrder[] } };
  return (await shop.call<Found>('Orders', { options })).orders.items;
}

/** Leaves a note for the shop's staff, once. */
export async function addNote(shop: Shop, order: ShopOrder, note: string): Promise<void> {
  if (order.history.items.some(({ data }) => data.note === note)) return;
  await shop.call('AddNote', { id: order.id, note });
}
