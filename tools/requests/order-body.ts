import { createOrderExample } from '../../apps/orders/src/placing/create-order.example.js';

/** The part of a price record that a channel shows to buyers. */
export interface ShownPrice {
  localizedCurrency: string;
  localizedSalePriceWithTaxes: number;
  localizedListPriceWithTaxes: number;
}

const DAY_MS = 86_400_000;

/**
 * A buyer's order in Mexico, derived from the example of the API document: a line of `quantity` units for each of the
 * first two SKUs, at the price in the channel. The lines have the ids `line-1` and `line-2`.
 */
export function orderBody(
  salesChannelOrderId: string,
  salesChannel: string,
  skuIds: readonly string[],
  price: ShownPrice,
  quantity = 1,
) {
  const salePrice = price.localizedSalePriceWithTaxes;
  const listPrice = price.localizedListPriceWithTaxes;
  const items = skuIds.slice(0, 2).map((skuId, index) => ({
    id: `line-${index + 1}`,
    salesChannelSkuId: skuId,
    quantity,
    name: 'Camiseta de algodón manga corta',
    listPrice,
    salePrice,
  }));
  const sum = (amount: number): number => Number((amount * items.length * quantity).toFixed(2));
  const { totals, shipping } = createOrderExample;
  return {
    ...createOrderExample,
    salesChannel,
    currency: price.localizedCurrency,
    salesChannelOrderId,
    value: sum(salePrice),
    creationDate: new Date().toISOString(),
    totals: { ...totals, itemsGross: sum(listPrice), itemsDiscount: sum(listPrice - salePrice) },
    items,
    shipping: {
      ...shipping,
      deliveries: shipping.deliveries.map((delivery) => ({
        ...delivery,
        deliveryEstimateDate: new Date(Date.now() + delivery.deliveryTime * DAY_MS).toISOString(),
        items: items.map(({ id }) => id),
      })),
    },
    payments: [{ type: 'BILL', value: sum(salePrice) }],
    salesChannelOrderData: '{}',
  };
}
