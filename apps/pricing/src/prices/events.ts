import type { EventOf, PriceLocalizationFailed, PriceLocalized, PriceQueued } from '#contracts';
import type { NewEvent } from '#messaging';
import { decimal, toText } from '#money';
import type { PriceRecord } from './store/price-record.store.js';
import type { PriceFailure, PriceRequest } from './store/price-request.store.js';

type PriceKey = Pick<PriceRequest, 'merchantId' | 'priceId' | 'skuId' | 'salesChannel' | 'request'>;

export function priceQueued(request: PriceRequest): NewEvent<EventOf<typeof PriceQueued>> {
  return {
    ...keyOf(request),
    version: request.version,
    kind: request.kind,
    salePrice: plain(request.salePrice),
    listPrice: plain(request.listPrice),
    currency: request.currency,
    cause: request.cause,
  };
}

export function priceLocalized(
  request: PriceKey,
  record: PriceRecord,
): NewEvent<EventOf<typeof PriceLocalized>> & { occurredAt: string } {
  const { dutyRatesVersion, tariffVersion } = record.breakdown;
  return {
    ...keyOf(request),
    version: record.version,
    occurredAt: record.localizationTimestamp,
    merchantCurrency: record.merchantCurrency,
    localizedCurrency: record.localizedCurrency,
    grossOutboundListPrice: record.grossOutboundListPrice,
    grossOutboundSalePrice: record.grossOutboundSalePrice,
    grossOutboundListPriceWithTaxes: record.grossOutboundListPriceWithTaxes,
    grossOutboundSalePriceWithTaxes: record.grossOutboundSalePriceWithTaxes,
    localizedListPriceWithTaxes: record.localizedListPriceWithTaxes,
    localizedSalePriceWithTaxes: record.localizedSalePriceWithTaxes,
    localizationTimestamp: record.localizationTimestamp,
    fxRate: record.fxRate,
    rulesVersion: record.rulesVersion,
    ...(dutyRatesVersion !== undefined && { dutyRatesVersion }),
    tariffVersion,
  };
}

export function priceLocalizationFailed(
  request: PriceKey,
  { code, detail, version, failedAt }: PriceFailure,
): NewEvent<EventOf<typeof PriceLocalizationFailed>> & { occurredAt: string } {
  return { ...keyOf(request), version, occurredAt: failedAt, code, detail };
}

function keyOf({ merchantId, priceId, skuId, salesChannel, request }: PriceKey) {
  return { merchantId, subject: priceId, priceId, skuId, salesChannel, request };
}

function plain(amount: string): string {
  return toText(decimal(amount));
}
