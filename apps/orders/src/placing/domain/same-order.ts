import { isSameJson } from '#contracts';
import { decimal, type Decimal } from '#money';
import type { NewOrder } from '../../order/domain/new-order.js';

type Amount = Decimal | number | string;

interface Prices {
  listPrice?: Amount;
  salePrice: Amount;
}

/** The part of an order that a channel sends, as stored. */
export interface Sale {
  fulfillmentWarehouseType: string;
  currency: string;
  value: Amount;
  creationDate?: Date | undefined;
  totals: Record<(typeof TOTALS)[number], Amount>;
  items: readonly (Prices & {
    id: string;
    salesChannelSkuId: string;
    quantity: number;
    name: string;
  })[];
  customer: object;
  deliveryAddress: object;
  delivery: Prices & {
    name: string;
    company: string;
    deliveryTime: number;
    deliveryEstimateDate: Date | string;
    items: readonly string[];
  };
  payments: readonly { type: string; value: Amount }[];
  salesChannelOrderData?: string | null | undefined;
}

/** A stored sale. Erased personal data cannot be compared any longer. */
export interface StoredSale extends Sale {
  erased: boolean;
}

const TOTALS = ['itemsGross', 'itemsDiscount', 'shippingGross', 'shippingDiscount'] as const;

/** Members that contain or may contain personal data. */
const PERSONAL: ReadonlySet<string> = new Set([
  '/customer',
  '/shipping/deliveryAddress',
  '/salesChannelOrderData',
]);

/**
 * Compares an order that a channel sends again with the existing one (decision 10.5). The quote, which is not stored,
 * and a missing date are not compared.
 * @param order differs if it has no delivery
 * @returns the pointers of the members that differ; none for the same order
 */
export function differencesOf(order: NewOrder, stored: StoredSale): string[] {
  const [delivery, ...otherDeliveries] = order.deliveries;
  if (!delivery || otherDeliveries.length > 0) return ['/shipping/deliveries'];
  const existing = membersOf(stored);
  return [...membersOf({ ...order, delivery })].flatMap(([pointer, value]) => {
    const isCompared = value !== undefined && !(stored.erased && PERSONAL.has(pointer));
    return isCompared && !isSameJson(value, existing.get(pointer)) ? [pointer] : [];
  });
}

function membersOf(sale: Sale): Map<string, unknown> {
  const { totals, delivery } = sale;
  const { name, company, deliveryTime, deliveryEstimateDate } = delivery;
  return new Map<string, unknown>([
    ['/currency', sale.currency],
    ['/fulfillmentWarehouseType', sale.fulfillmentWarehouseType],
    ['/value', amount(sale.value)],
    ['/creationDate', sale.creationDate?.toISOString()],
    ['/totals', TOTALS.map((total) => amount(totals[total]))],
    [
      '/items',
      sale.items.map(({ id, salesChannelSkuId, quantity, name: title, ...item }) => [
        [id, salesChannelSkuId, quantity, title],
        pricesOf(item),
      ]),
    ],
    ['/customer', sale.customer],
    ['/shipping/deliveryAddress', sale.deliveryAddress],
    [
      '/shipping/deliveries',
      [
        [name, company, deliveryTime, new Date(deliveryEstimateDate).toISOString()],
        pricesOf(delivery),
        delivery.items,
      ],
    ],
    ['/payments', sale.payments.map(({ type, value }) => [type, amount(value)])],
    ['/salesChannelOrderData', sale.salesChannelOrderData ?? ''],
  ]);
}

function pricesOf({ listPrice, salePrice }: Prices): string[] {
  return [amount(listPrice ?? salePrice), amount(salePrice)];
}

function amount(value: Amount): string {
  return decimal(value).toFixed();
}
