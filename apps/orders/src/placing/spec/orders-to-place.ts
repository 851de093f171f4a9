import { decimal } from '#money';
import { termsByDestination } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import type { NewOrder } from '../../order/domain/new-order.js';
import { checkOrder } from '../domain/check-order.js';
import { deriveOrder } from '../domain/derive-order.js';
import type { KnownSku, ReferenceData } from '../domain/reference-data.js';

export const sku: KnownSku = {
  skuId: 'TEE-BLUE-M',
  productId: 'TEE',
  ean: '4006381333931',
  hscode: '610910',
  weight: '0.4',
  length: 20,
  width: 15,
  height: 10,
  imageUrl: 'https://img.test/1.jpg',
};

const TERMS = termsByDestination(sandboxDocuments().values());

export const referenceData = (over: Partial<ReferenceData> = {}): ReferenceData => ({
  merchant: { country: 'US', currency: 'USD', connectedChannels: ['MELI', 'ECOM'] },
  channel: {
    country: 'MX',
    currency: 'MXN',
    taxesOnline: false,
    feeShare: '0.18',
    priceEnding: { step: '1', offset: '0.9' },
    active: true,
    service: 'STANDARD',
    freightShownSeparately: false,
  },
  skus: new Map([['MELI-TEE', sku]]),
  rates: new Map([
    ['USD', '1'],
    ['MXN', '18.50'],
  ]),
  terms: TERMS,
  ...over,
});

export const item = {
  id: 'line-1',
  salesChannelSkuId: 'MELI-TEE',
  quantity: 1,
  name: 'Camiseta azul M',
  salePrice: decimal('1795.90'),
};
export const delivery = {
  name: 'Standard',
  company: 'Correos',
  salePrice: decimal(0),
  deliveryTime: 12,
  deliveryEstimateDate: new Date('2026-12-05T00:00:00Z'),
  items: ['line-1'],
};

export const order = (over: Partial<NewOrder> = {}): NewOrder => ({
  merchantId: 'ACME',
  salesChannel: 'MELI',
  salesChannelOrderId: '2000-1',
  fulfillmentWarehouseType: 'MERCHANT',
  currency: 'MXN',
  value: decimal('1795.90'),
  totals: {
    itemsGross: decimal('1795.90'),
    itemsDiscount: decimal(0),
    shippingGross: decimal(0),
    shippingDiscount: decimal(0),
  },
  items: [item],
  customer: { type: 'PERSON', firstName: 'Ana', document: 'CURP-1' },
  deliveryAddress: { street: 'Reforma', city: 'CDMX', country: 'MX' },
  deliveries: [delivery],
  payments: [{ type: 'PIX', value: decimal('1795.90') }],
  ...over,
});

export const now = new Date('2026-11-20T12:00:00.000Z');
export const faults = (over: Partial<NewOrder>, around: Partial<ReferenceData> = {}) => {
  const result = checkOrder(order(over), referenceData(around), now);
  return result.ok ? [] : result.faults.map(({ pointer, code }) => `${pointer} ${code}`);
};
export const placed = (
  over: Partial<NewOrder> = {},
  around: Partial<ReferenceData> = {},
  receivedAt = now,
) => {
  const result = checkOrder(order(over), referenceData(around), receivedAt);
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  const made = deriveOrder(order(over), result.checked, now);
  if (!made.ok) throw new Error(made.fault.detail);
  return made.placed;
};
