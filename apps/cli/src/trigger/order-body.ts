import type { Schemas } from '@entrepot/client';
import { CHANNEL, CURRENCY } from './prepare-product.js';

type OrderBody = Schemas['CreateOrderRequest'];

export interface NewOrder {
  salesChannelOrderId: string;
  skuId: string;
  listPrice: number;
  salePrice: number;
  scenario: string | undefined;
  createdAt: Date;
}

const DELIVERY_DAYS = 12;
const DAY_MS = 86_400_000;
const LINE = 'line-1';

const ADDRESS = {
  receiverName: 'Lucía Hernández',
  street: 'Avenida Insurgentes Sur',
  number: '1602',
  neighborhood: 'Crédito Constructor',
  city: 'Ciudad de México',
  state: 'CMX',
  country: 'MX',
  postalCode: '03940',
};

/** The order of a fictitious buyer in Mexico: one piece, at the price that the channel shows. */
export function orderBody(order: NewOrder): OrderBody {
  const { salesChannelOrderId, skuId, listPrice, salePrice, scenario, createdAt } = order;
  const discount = Number((listPrice - salePrice).toFixed(2));
  return {
    salesChannel: CHANNEL,
    currency: CURRENCY,
    salesChannelOrderId,
    value: salePrice,
    creationDate: createdAt.toISOString(),
    totals: {
      itemsGross: listPrice,
      itemsDiscount: discount,
      shippingGross: 0,
      shippingDiscount: 0,
    },
    items: [
      {
        id: LINE,
        salesChannelSkuId: skuId,
        quantity: 1,
        name: 'Camiseta de algodón manga corta',
        listPrice,
        salePrice,
      },
    ],
    customer: {
      type: 'PERSON',
      document: 'HEHL900101MDFRRC09',
      firstName: 'Lucía',
      lastName: 'Hernández',
      email: 'lucia@example.com',
      phone: { countryCode: '52', areaCode: '55', number: '55550123' },
      billingAddress: ADDRESS,
    },
    shipping: {
      deliveryAddress: ADDRESS,
      deliveries: [
        {
          name: 'Standard',
          company: 'Entrega MX',
          listPrice: 0,
          salePrice: 0,
          deliveryTime: DELIVERY_DAYS,
          deliveryEstimateDate: new Date(Date.now() + DELIVERY_DAYS * DAY_MS).toISOString(),
          items: [LINE],
        },
      ],
    },
    payments: [{ type: 'BILL', value: salePrice }],
    salesChannelOrderData: JSON.stringify(scenario === undefined ? {} : { sandbox: { scenario } }),
  };
}
