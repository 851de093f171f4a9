import { decimal, roundMoney, sum, type Decimal } from '#money';
import { measure, type Measures } from './measures.js';
import type { ReleasedItem, ReleasedOrder } from './released-order.js';

/** One SKU in a parcel; `itemWeight` is the weight of one unit, in kg. */
export interface ParcelItem {
  skuId: string;
  skuName: string;
  productId: string;
  hsCode: string;
  itemWeight: string;
  salesChannelSkuId: string;
  quantity: number;
}

/** The content of a new parcel; its steps add numbers, documents and status. */
export interface Parcel extends Measures {
  orderId: string;
  merchantId: string;
  code: string;
  name: string;
  items: ParcelItem[];
}

/** The one parcel of an order (decision 7.1). */
export function parcelOf({ orderId, merchantId, items }: ReleasedOrder): Parcel {
  return {
    orderId,
    merchantId,
    code: `${orderId}-P1`,
    name: 'Parcel 1',
    items: oneOfEach(items),
    ...measure(items),
  };
}

/** Units of each SKU, for the order's PACKED entry. */
export function packedSkus(items: readonly ReleasedItem[]): { skuId: string; quantity: number }[] {
  return [...Map.groupBy(items, ({ skuId }) => skuId)].map(([skuId, lines]) => ({
    skuId,
    quantity: unitsOf(lines),
  }));
}

/** Merges lines of the same SKU; a SKU may be on several lines with different ids (decision 6.5). */
function oneOfEach(items: readonly ReleasedItem[]): ParcelItem[] {
  const key = ({ skuId, salesChannelSkuId }: ReleasedItem) =>
    JSON.stringify([skuId, salesChannelSkuId]);
  return [...Map.groupBy(items, key).values()].flatMap((lines) =>
    lines.slice(0, 1).map((item) => ({
      skuId: item.skuId,
      skuName: item.name,
      productId: item.productId,
      hsCode: item.hsCode,
      itemWeight: item.weight,
      salesChannelSkuId: item.salesChannelSkuId,
      quantity: unitsOf(lines),
    })),
  );
}

function unitsOf(lines: readonly ReleasedItem[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}

/** The commercial value of an order in the merchant's currency: the sum of its lines (decision 7.1). */
export function invoiceValue({ items, foreignCurrency }: ReleasedOrder): Decimal {
  return sum(items.map((item) => lineValue(item, foreignCurrency)));
}

/**
 * Units times the invoiced price, which has as many decimals as it needs; the result is rounded once (decisions 6.7,
 * 7.1).
 */
export function lineValue({ invoicedPrice, quantity }: ReleasedItem, currency: string): Decimal {
  return roundMoney(decimal(invoicedPrice).times(quantity), currency);
}
