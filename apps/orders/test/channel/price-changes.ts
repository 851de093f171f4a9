import { PriceLocalizationFailed, PriceLocalized, type EventOf } from '#contracts';
import type { TestEvent } from '#testing';
import type { Orders } from '../orders.js';

interface Change {
  request: number;
  /** The unit price; undefined if the price could not be computed. */
  sale?: string;
  changedAt: Date;
}

/** Publishes pricing's result of a request for ACME's price of a SKU in MELI. */
export function publishPriceChange(
  orders: Orders,
  skuId: string,
  { request, sale, changedAt }: Change,
) {
  const { publisher } = orders.service;
  const priceId = `ACME-${skuId}-MELI`;
  const change = {
    merchantId: 'ACME',
    subject: priceId,
    version: 2 * request,
    occurredAt: changedAt.toISOString(),
    priceId,
    skuId,
    salesChannel: 'MELI',
    request,
  };
  return sale === undefined
    ? publisher.publish(PriceLocalizationFailed, { ...change, code: 'no-fx-rate', detail: 'MXN' })
    : publisher.publish(PriceLocalized, { ...change, ...localized(sale, changedAt) });
}

function localized(sale: string, changedAt: Date) {
  return {
    merchantCurrency: 'USD',
    localizedCurrency: 'MXN',
    grossOutboundListPrice: '60',
    grossOutboundSalePrice: '60',
    grossOutboundListPriceWithTaxes: '97',
    grossOutboundSalePriceWithTaxes: '97',
    localizedListPriceWithTaxes: '2190.90',
    localizedSalePriceWithTaxes: sale,
    localizationTimestamp: changedAt.toISOString(),
    fxRate: '18.5',
    rulesVersion: 'MX-2024-08-01-1',
    tariffVersion: 'US-MX-STANDARD-2024-08-01-1',
  } satisfies Partial<TestEvent<EventOf<typeof PriceLocalized>>>;
}
