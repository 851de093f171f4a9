const address = {
  receiverName: 'Lucía Hernández',
  street: 'Avenida Insurgentes Sur',
  number: '1602',
  neighborhood: 'Crédito Constructor',
  city: 'Ciudad de México',
  state: 'CMX',
  country: 'MX',
  postalCode: '03940',
};

/** Example for the API documents: a buyer in Mexico, for the SKU of the upsert example. */
export const createOrderExample = {
  salesChannel: 'MELI',
  currency: 'MXN',
  salesChannelOrderId: '1001',
  value: 2598,
  creationDate: '2026-11-21T09:58:00.000Z',
  totals: { itemsGross: 3198, itemsDiscount: 600, shippingGross: 0, shippingDiscount: 0 },
  items: [
    {
      id: '1',
      salesChannelSkuId: 'TSHIRT-1',
      quantity: 2,
      name: 'Camiseta de algodón negra',
      listPrice: 1599,
      salePrice: 1299,
    },
  ],
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
        deliveryEstimateDate: '2026-12-03T00:00:00Z',
        items: ['1'],
      },
    ],
  },
  payments: [{ type: 'BILL', value: 2598 }],
};

/** The codes of refused orders (decision 6.5). */
export const ORDER_FAULTS = [
  'order-invalid',
  'duplicate-item',
  'one-delivery',
  'unknown-item',
  'amount-precision',
  'repeated-item',
  'missing-item',
  'value-mismatch',
  'payments-mismatch',
  'totals-mismatch',
  'channel-not-connected',
  'currency-mismatch',
  'no-fx-rate',
  'unknown-sku',
  'unsupported-destination',
  'goods-refused',
  'no-duty-rate',
  'unknown-hs-code',
  'too-heavy',
  'quote-mismatch',
  'quote-expired',
  'order-too-large',
  'duplicate-order',
];
