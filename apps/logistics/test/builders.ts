import type {
  EventOf,
  OrderPersonalDataErased,
  OrderReleased,
  OrderStatusChanged,
} from '#contracts';
import { v7 as uuidv7 } from 'uuid';
import type { ReleasedItem, ReleasedOrder } from '../src/parcels/domain/released-order.js';

/** A T-shirt of 0.250 kg, 30 × 25 × 2 cm, invoiced at 19.90. */
export function releasedItem(change: Partial<ReleasedItem> = {}): ReleasedItem {
  return {
    itemId: 'line-1',
    skuId: 'SHIRT-BLUE-M',
    salesChannelSkuId: 'MLM-1',
    productId: 'SHIRT',
    name: 'Cotton shirt',
    hsCode: '610910',
    countryOfOrigin: 'US',
    quantity: 1,
    weight: '0.250',
    height: 2,
    width: 25,
    length: 30,
    invoicedPrice: '19.90',
    ...change,
  };
}

/** An order of ACME in MELI, to Mexico. */
export function releasedOrder(change: Partial<ReleasedOrder> = {}): ReleasedOrder {
  return {
    orderId: 'ACME-MELI-1',
    merchantId: 'ACME',
    salesChannel: 'MELI',
    salesChannelOrderId: '1',
    outboundCountry: 'US',
    destinationCountry: 'MX',
    taxType: 'DDP',
    foreignCurrency: 'USD',
    customer: { firstName: 'José', lastName: 'Nuñez', document: 'NUNJ800101' },
    deliveryAddress: {
      receiverName: 'Señora Muñoz',
      street: 'Avenida Álvaro Obregón',
      number: '45',
      city: 'Ciudad de México',
      state: 'CDMX',
      country: 'MX',
      postalCode: '06700',
    },
    delivery: { company: 'CORREOS', deliveryEstimateDate: '2026-12-24T00:00:00.000Z' },
    items: [releasedItem()],
    ...change,
  };
}

type Released = EventOf<typeof OrderReleased>;
type StatusChanged = EventOf<typeof OrderStatusChanged>;

/** order.released as the orders service publishes it; with a new event id unless one is given. */
export function orderReleased(change: Partial<ReleasedOrder> = {}): Released {
  const order = releasedOrder(change);
  return {
    eventId: uuidv7(),
    occurredAt: new Date().toISOString(),
    subject: order.orderId,
    version: 1,
    ...order,
    fulfillmentWarehouseType: 'MERCHANT',
    currency: 'MXN',
    customer: { type: 'PERSON', ...order.customer },
    delivery: { name: 'Standard', deliveryTime: 12, ...order.delivery },
  };
}

/** order.status-changed as the orders service publishes it. */
export function statusChanged(
  order: Pick<ReleasedOrder, 'orderId' | 'merchantId'>,
  status: StatusChanged['status'],
  version: number,
): StatusChanged {
  const now = new Date().toISOString();
  return {
    eventId: uuidv7(),
    occurredAt: now,
    merchantId: order.merchantId,
    subject: order.orderId,
    version,
    orderId: order.orderId,
    salesChannel: 'MELI',
    salesChannelOrderId: '1',
    status,
    previousStatus: 'APPROVED',
    eventDate: now,
    receivedDate: now,
    ...(status === 'ON_HOLD' ? { eventData: { reasonCode: 'other' } } : {}),
    allowedActions: [],
  };
}

/** order.personal-data-erased as the orders service publishes it. */
export function personalDataErased(
  { orderId, merchantId }: Pick<ReleasedOrder, 'orderId' | 'merchantId'>,
  version = 2,
): EventOf<typeof OrderPersonalDataErased> {
  return {
    eventId: uuidv7(),
    occurredAt: new Date().toISOString(),
    merchantId,
    subject: orderId,
    version,
    orderId,
  };
}

/** A tracking event as clients report it; it happened a minute ago. */
export function trackingEvent(parcelId: string, externalCode: string) {
  return {
    parcelId,
    externalCode,
    eventDate: new Date(Date.now() - 60_000).toISOString(),
    description: 'As it happened',
    location: 'Miami, FL, US',
  };
}
