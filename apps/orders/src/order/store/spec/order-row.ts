import type { OrderRow } from '../order-view.js';
import type { ParcelCopy, ParcelCopyEvent } from '../parcel-copy.js';

const totals = {
  orderValue: 80,
  itemsGross: 80,
  itemsDiscount: 0,
  shippingGross: 0,
  shippingDiscount: 0,
  taxes: 8.61,
  fees: 4,
};

/** A stored order of one line, in PACKED or later if it has a parcel. */
export function orderRow(members: Partial<OrderRow> = {}): OrderRow {
  return {
    orderId: 'ACME-MELI-1',
    merchantId: 'ACME',
    salesChannel: 'MELI',
    salesChannelOrderId: '1',
    status: 'CREATED',
    version: 1,
    fulfillmentWarehouseType: 'MERCHANT',
    taxType: 'DDP',
    currency: 'MXN',
    foreignCurrency: 'USD',
    value: '80.00',
    customerDocument: 'D1',
    outboundCountry: 'US',
    creationDate: new Date('2026-11-20T12:00:00Z'),
    lastUpdateDate: new Date('2026-11-20T12:00:01.5Z'),
    totals: { ...totals, grossInboundValue: 71.39, netInboundValue: 67.39 },
    totalsForeignCurrency: { ...totals, grossOutboundValue: 71.39, netOutboundValue: 67.39 },
    taxes: [],
    items: [
      {
        id: 'line-1',
        skuId: 'TEE',
        salesChannelSkuId: 'MELI-TEE',
        productId: 'SHIRTS',
        ean: '7501031311309',
        quantity: 1,
        name: 'Tee',
        countryOfOrigin: 'PT',
        listPrice: 80,
        salePrice: 80,
        foreignListPrice: 80,
        foreignSalePrice: 80,
        invoicedPrice: 71.39,
        weight: 0.4,
        height: 2,
        width: 20,
        length: 30,
        hsCode: '6109.10',
      },
    ],
    customer: { type: 'PERSON', firstName: 'Ana', document: 'D1' },
    deliveryAddress: { street: 'Reforma', city: 'Ciudad de México', country: 'MX' },
    delivery: {
      name: 'Standard',
      company: 'Entrega MX',
      clearance: 'SIMPLIFIED',
      leadTime: 12,
      listPrice: 0,
      salePrice: 0,
      deliveryTime: 12,
      deliveryEstimateDate: '2026-12-02T00:00:00.000Z',
      items: ['line-1'],
    },
    payments: [{ type: 'BILL', value: 80 }],
    ...members,
  };
}

export const PARCEL: ParcelCopy = {
  code: 'P1',
  parcelId: 'ACME000000000001MX',
  weight: 0.5,
  items: [{ salesChannelSkuId: 'MELI-TEE', quantity: 1 }],
  documents: [{ name: 'Shipping label', documentId: 'label' }],
};

export const EVENT: ParcelCopyEvent = {
  eventId: 'e1',
  eventDate: '2026-11-22T10:00:00.000Z',
  code: 'LEFT_FULFILLMENT',
  macroStep: 'SHIPPED',
  carrierId: 'ACME-FC',
  description: 'Picked up by the carrier',
  location: 'Laredo, TX, US',
};

/** A history entry as Postgres writes it in JSON. */
export const ENTRY = {
  historyId: '0190a0a0-0000-7000-8000-000000000001',
  eventDate: '2026-11-21T10:00:00.25+00:00',
  receivedDate: '2026-11-21T10:00:01+00:00',
};
