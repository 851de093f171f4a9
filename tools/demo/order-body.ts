/** The part of a price record that a channel shows its buyers. */
export interface ShownPrice {
  localizedCurrency: string;
  localizedSalePriceWithTaxes: number;
  localizedListPriceWithTaxes: number;
}

/** A buyer's order in Mexico: one piece each of the first two SKUs, at the price that the channel shows. */
export function orderBody(
  salesChannelOrderId: string,
  salesChannel: string,
  skuIds: readonly string[],
  price: ShownPrice,
) {
  const salePrice = price.localizedSalePriceWithTaxes;
  const listPrice = price.localizedListPriceWithTaxes;
  const items = skuIds.slice(0, 2).map((skuId, index) => ({
    id: `line-${index + 1}`,
    salesChannelSkuId: skuId,
    quantity: 1,
    name: 'Camiseta de algodón manga corta',
    listPrice,
    salePrice,
  }));
  const value = Number((salePrice * items.length).toFixed(2));
  const address = {
    addressName: 'Casa',
    receiverName: 'Lucía Hernández',
    street: 'Avenida Insurgentes Sur',
    number: '1602',
    neighborhood: 'Crédito Constructor',
    city: 'Ciudad de México',
    state: 'CMX',
    country: 'MX',
    postalCode: '03940',
  };
  return {
    salesChannel,
    currency: price.localizedCurrency,
    salesChannelOrderId,
    value,
    creationDate: new Date().toISOString(),
    totals: {
      itemsGross: Number((listPrice * items.length).toFixed(2)),
      itemsDiscount: Number(((listPrice - salePrice) * items.length).toFixed(2)),
      shippingGross: 0,
      shippingDiscount: 0,
    },
    items,
    customer: {
      type: 'PERSON',
      document: 'HEHL900101MDFRRC09',
      firstName: 'Lucía',
      lastName: 'Hernández',
      email: 'lucia@example.com',
      phone: { countryCode: '52', areaCode: '55', number: '55550123' },
      billingAddress: address,
    },
    shipping: {
      deliveryAddress: address,
      deliveries: [
        {
          name: 'Standard',
          company: 'Entrega MX',
          listPrice: 0,
          salePrice: 0,
          deliveryTime: 12,
          deliveryEstimateDate: new Date(Date.now() + 12 * 86_400_000).toISOString(),
          items: items.map(({ id }) => id),
        },
      ],
    },
    payments: [{ type: 'BILL', value }],
    salesChannelOrderData: '{}',
  };
}
