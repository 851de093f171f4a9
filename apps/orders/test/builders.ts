import type {
  EventOf,
  MerchantChanged,
  ParcelTrackingUpdated,
  SalesChannelChanged,
  SalesChannelOrderPlaced,
  SkuUpserted,
} from '#contracts';
import type { TestEvent } from '#testing';
import { v7 as uuidv7 } from 'uuid';

/** The ids of the sandbox seed (decision 2.5). */
const merchants: Record<string, { country: string; currency: string }> = {
  ACME: { country: 'US', currency: 'USD' },
  GLOBEX: { country: 'DE', currency: 'EUR' },
};
const channels: Record<
  string,
  { country: string; currency: string; locale: string; taxType: 'DDP' | 'DDU'; feeShare: string }
> = {
  MELI: { country: 'MX', currency: 'MXN', locale: 'es-MX', taxType: 'DDP', feeShare: '0.18' },
  ECOM: { country: 'BR', currency: 'BRL', locale: 'pt-BR', taxType: 'DDU', feeShare: '0.16' },
};

export function merchant(merchantId: string): TestEvent<EventOf<typeof MerchantChanged>> {
  return {
    merchantId,
    subject: `merchant/${merchantId}`,
    version: 1,
    name: merchantId,
    ...merchants[merchantId]!,
    autoLocalization: true,
    connectedChannels: ['ECOM', 'MELI'],
    active: true,
  };
}

export function channel(salesChannel: string): TestEvent<EventOf<typeof SalesChannelChanged>> {
  const channelData = channels[salesChannel]!;
  return {
    subject: `channel/${salesChannel}`,
    version: 1,
    salesChannel,
    name: salesChannel,
    ...channelData,
    taxesOnline: channelData.taxType === 'DDU',
    priceEnding: { step: '1', offset: '0.90' },
    active: true,
  };
}

/** ACME's SKU of the worked example: 0.400 kg, 20 × 15 × 10 cm. */
export function sku(skuId: string): TestEvent<EventOf<typeof SkuUpserted>> & { id: string } {
  return {
    merchantId: 'ACME',
    subject: `ACME:${skuId}`,
    version: 1,
    skuId,
    id: `sku-id-of-${skuId}`,
    productId: 'SHIRT',
    main: true,
    name: 'Cotton shirt',
    description: 'A shirt of cotton',
    ean: '4006381333931',
    hscode: '6109.10',
    countryOfOrigin: 'PT',
    weight: '0.4',
    height: 10,
    width: 15,
    length: 20,
    images: ['https://images.test/front.jpg', 'https://images.test/back.jpg'],
    active: true,
    category: 'Shirts',
    brand: 'Acme',
    attributes: [],
    localizationStatus: 'READY_FOR_SALES_CHANNEL',
    channels: [],
    changed: ['new'],
  };
}

/** MELI's answer about a SKU, without its status. */
export function skuInChannel({ merchantId, subject, skuId, id }: ReturnType<typeof sku>) {
  const statusDate = '2026-11-20T10:00:00.000Z';
  return { merchantId, subject, skuId, id, salesChannel: 'MELI', statusDate };
}

export function stockReserved(orderId: string) {
  const lines = [{ itemId: 'line-1', skuId: 'TEE', quantity: 1, warehouseId: 1 }];
  return { merchantId: 'ACME', subject: orderId, orderId, lines };
}

export function stockShort(orderId: string) {
  const lines = [{ itemId: 'line-1', skuId: 'TEE', wanted: 1, available: 0 }];
  return { merchantId: 'ACME', subject: orderId, orderId, lines };
}

/** A fulfillment step, without its name. */
export function fulfillmentProgressed(orderId: string) {
  return { merchantId: 'ACME', subject: orderId, orderId, eventDate: '2026-11-20T13:00:00.000Z' };
}

/** A message of tracking, without events. */
export function trackingUpdated(orderId: string) {
  return {
    merchantId: 'ACME',
    subject: orderId,
    orderId,
    parcelId: 'ACME000000000001MX',
    parcelStatus: 'SHIPPED' as const,
    trackingUrl: 'http://entrepot.test/track/x',
    reported: true,
    events: [],
  };
}

/** The order of the worked example: one unit at 1795.90 in MELI (decision 6.7). */
export function orderBody(salesChannelOrderId: string) {
  const address = {
    addressName: 'Casa',
    receiverName: 'Ana Ruiz',
    street: 'Av. Reforma',
    number: '222',
    complement: 'Piso 3',
    neighborhood: 'Juárez',
    city: 'Ciudad de México',
    state: 'CDMX',
    country: 'MEX',
    postalCode: '06600',
    reference: 'Frente al parque',
  };
  return {
    salesChannel: 'MELI',
    currency: 'MXN',
    salesChannelOrderId,
    value: 1795.9,
    creationDate: '2026-11-20T11:59:00-03:00',
    totals: { itemsGross: 2190.9, itemsDiscount: 395, shippingGross: 0, shippingDiscount: 0 },
    items: [
      {
        id: 'line-1',
        salesChannelSkuId: 'MELI-TEE',
        quantity: 1,
        name: 'Camiseta de algodón',
        listPrice: 2190.9,
        salePrice: 1795.9,
      },
    ],
    customer: {
      type: 'PERSON',
      document: 'RUAA800101XX1',
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.test',
      billingAddress: address,
      phone: { countryCode: '52', areaCode: '55', number: '12345678' },
    },
    shipping: {
      deliveryAddress: address,
      deliveries: [
        {
          name: 'Standard',
          company: 'Correos',
          listPrice: 0,
          salePrice: 0,
          deliveryTime: 12,
          deliveryEstimateDate: '2026-12-05',
          items: ['line-1'],
        },
      ],
    },
    payments: [{ type: 'PIX', value: 1795.9 }],
    salesChannelOrderData: '{"source":"test"}',
  };
}

/** The same order in the form that a channel publishes. */
export function orderSold(
  salesChannelOrderId: string,
): TestEvent<EventOf<typeof SalesChannelOrderPlaced>> {
  const { totals, items, shipping, payments, value, customer, ...order } =
    orderBody(salesChannelOrderId);
  const { itemsGross, itemsDiscount, shippingGross, shippingDiscount } = totals;
  const texts = <T extends { listPrice: number; salePrice: number }>(part: T) => ({
    ...part,
    listPrice: String(part.listPrice),
    salePrice: String(part.salePrice),
  });
  return {
    merchantId: 'ACME',
    subject: `MELI:${salesChannelOrderId}`,
    ...order,
    value: String(value),
    totals: {
      itemsGross: String(itemsGross),
      itemsDiscount: String(itemsDiscount),
      shippingGross: String(shippingGross),
      shippingDiscount: String(shippingDiscount),
    },
    items: items.map(texts),
    customer: { ...customer, type: 'PERSON' },
    shipping: { ...shipping, deliveries: shipping.deliveries.map(texts) },
    payments: payments.map((payment) => ({ ...payment, value: String(payment.value) })),
  };
}

/** One event of a parcel's tracking. */
export function trackingEvent(
  code: 'AWAITING_PICK_UP' | 'LEFT_FULFILLMENT' | 'DELIVERED',
  eventDate: string,
): EventOf<typeof ParcelTrackingUpdated>['events'][number] {
  const meaning = {
    AWAITING_PICK_UP: { buyerStep: 'PREPARING', macroStep: 'SHIPMENT_CREATED' },
    LEFT_FULFILLMENT: { buyerStep: 'IN_TRANSIT', macroStep: 'SHIPPED' },
    DELIVERED: { buyerStep: 'DELIVERED', macroStep: 'DELIVERED' },
  } as const;
  return {
    eventId: uuidv7(),
    eventDate,
    receivedDate: '2026-11-22T00:00:00.000Z',
    code,
    ...meaning[code],
    carrierId: 'ACME-FC',
    externalCode: code,
    description: 'seen',
    location: 'Austin, TX, US',
  };
}

/** A parcel as a fulfillment step reports it. */
export const PARCEL = {
  code: 'P1',
  name: 'Parcel 1',
  length: 20,
  width: 15,
  height: 10,
  weight: '0.5',
  netWeight: '0.4',
  grossWeight: '0.5',
  items: [{ salesChannelSkuId: 'MELI-TEE', quantity: 1 }],
  documents: [],
};

/** Members of an order with one unit of its SKU and one of another SKU at the same price. */
export function twoItems(body: ReturnType<typeof orderBody>, salesChannelSkuId: string) {
  const [item] = body.items;
  const [delivery] = body.shipping.deliveries;
  return {
    value: 3591.8,
    totals: { ...body.totals, itemsGross: 4381.8, itemsDiscount: 790 },
    items: [item, { ...item, id: 'line-2', salesChannelSkuId }],
    shipping: { ...body.shipping, deliveries: [{ ...delivery, items: ['line-1', 'line-2'] }] },
    payments: [{ type: 'PIX', value: 3591.8 }],
  };
}
