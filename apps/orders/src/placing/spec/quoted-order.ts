import { landedCost, quoteOf, type LandedCart, type LandedCostQuote } from '#landed-cost';
import { Decimal, decimal, sum, toText } from '#money';
import { termsByDestination } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import type { NewOrder } from '../../order/domain/new-order.js';
import type { KnownSku, ReferenceData } from '../domain/reference-data.js';

export const now = new Date('2026-11-26T12:00:00.000Z');
/** When the quotes expire, 24 hours later. */
export const expiresAt = new Date('2026-11-27T12:00:00.000Z');
const TERMS = termsByDestination(sandboxDocuments().values());

export type TaxType = 'DDP' | 'DDU';

/** A quote to Mexico from the United States. */
export const CART: LandedCart = {
  day: '2026-11-26',
  destination: 'MX',
  currency: 'MXN',
  fxRate: '18.50',
  freight: '148.5',
  insurance: '1.5',
  shippedFrom: 'US',
  lines: [
    { id: '1', hsCode: '6109.10', origin: 'CN', quantity: 2, unitPrice: '650.1234' },
    { id: '2', hsCode: '6403.99', quantity: 1, unitPrice: '1200' },
  ],
};

/** The quote that the taxes service signs for a cart. */
export function quoteFor(cart: LandedCart, terms = TERMS): LandedCostQuote {
  const cost = landedCost(cart, terms.get(cart.destination));
  if (!cost.ok) throw new Error(cost.detail);
  return quoteOf(cart, cost.value, { salesChannel: 'SHOP', at: now });
}

/** The order of a quoted cart, as a channel sells it, and the reference data that it needs. */
export function orderOf(cart: LandedCart, quote: LandedCostQuote, taxType: TaxType) {
  const ids = cart.lines.map(({ id }) => id);
  const items = cart.lines.map(({ id, quantity, unitPrice }, index) => {
    const taxes = decimal(quote.lines[index]![4]).dividedBy(quantity);
    const price = decimal(unitPrice);
    const salePrice = taxType === 'DDU' ? price : price.plus(taxes).toDecimalPlaces(4);
    return { id, salesChannelSkuId: id, quantity: Number(quantity), name: id, salePrice };
  });
  const shipping = decimal(cart.freight).plus(decimal(cart.insurance));
  const itemsGross = sum(items.map((item) => item.salePrice.times(item.quantity))).toDecimalPlaces(
    2,
  );
  const value = itemsGross.plus(shipping);
  const zero = new Decimal(0);
  const order: NewOrder = {
    merchantId: 'ACME',
    salesChannel: 'SHOP',
    salesChannelOrderId: '1',
    fulfillmentWarehouseType: 'MERCHANT',
    currency: cart.currency,
    value,
    totals: { itemsGross, itemsDiscount: zero, shippingGross: shipping, shippingDiscount: zero },
    items,
    customer: { type: 'PERSON', firstName: 'Ana', document: 'CURP-1' },
    deliveryAddress: { street: 'Reforma', city: 'CDMX', country: cart.destination },
    deliveries: [
      {
        name: 'Standard',
        company: 'Correos',
        salePrice: shipping,
        deliveryTime: 12,
        deliveryEstimateDate: now,
        items: ids,
      },
    ],
    payments: [{ type: 'PIX', value }],
    quote: { content: quote },
  };
  const skus = cart.lines.map(({ id, hsCode, origin }): [string, KnownSku] => [
    id,
    {
      skuId: id,
      productId: 'P',
      ean: '4006381333931',
      hscode: hsCode,
      weight: '0.4',
      length: 20,
      width: 15,
      height: 10,
      ...(origin !== undefined && { countryOfOrigin: origin }),
    },
  ]);
  const referenceData: ReferenceData = {
    merchant: { country: 'US', currency: 'USD', connectedChannels: ['SHOP'] },
    channel: {
      country: cart.destination,
      currency: cart.currency,
      taxesOnline: taxType === 'DDU',
      feeShare: '0.18',
      priceEnding: { step: '1', offset: '0.9' },
      service: 'STANDARD',
      freightShownSeparately: false,
      active: true,
    },
    skus: new Map(skus),
    rates: new Map([
      ['USD', '1'],
      [cart.currency, toText(decimal(cart.fxRate))],
    ]),
    terms: TERMS,
  };
  return { order, referenceData };
}
