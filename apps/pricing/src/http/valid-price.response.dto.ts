import { decimal, toAmount } from '#money';
import type { Breakdown } from '../domain/breakdown.js';
import type { ValidPrice } from '../read-valid-price.js';

/** The SKU price record. Gross outbound amounts are in the merchant's currency, localized ones in the channel's. */
export interface ValidPriceResponse {
  id: string;
  merchantId: string;
  skuId: string;
  skuName: string;
  merchantCurrency: string;
  localizedCurrency: string;
  localizationTimestamp: string;
  grossOutboundListPrice: number;
  grossOutboundSalePrice: number;
  grossOutboundListPriceWithTaxes: number;
  grossOutboundSalePriceWithTaxes: number;
  localizedListPriceWithTaxes: number;
  localizedSalePriceWithTaxes: number;
}

export function toValidPriceResponse(
  merchantId: string,
  skuId: string,
  { skuName, record }: ValidPrice,
): ValidPriceResponse {
  return {
    id: record.priceId,
    merchantId,
    skuId,
    skuName,
    merchantCurrency: record.merchantCurrency,
    localizedCurrency: record.localizedCurrency,
    localizationTimestamp: record.localizationTimestamp,
    grossOutboundListPrice: amount(record.grossOutboundListPrice),
    grossOutboundSalePrice: amount(record.grossOutboundSalePrice),
    grossOutboundListPriceWithTaxes: amount(record.grossOutboundListPriceWithTaxes),
    grossOutboundSalePriceWithTaxes: amount(record.grossOutboundSalePriceWithTaxes),
    localizedListPriceWithTaxes: amount(record.localizedListPriceWithTaxes),
    localizedSalePriceWithTaxes: amount(record.localizedSalePriceWithTaxes),
  };
}

/** How the price was made (decision 5.3). */
export interface PriceBreakdownResponse extends Breakdown {
  skuId: string;
  salesChannel: string;
  kind: 'origin' | 'destination';
  merchantCurrency: string;
  localizedCurrency: string;
  /** Local currency per unit of the merchant's. */
  fxRate: number;
  rulesVersion: string;
}

export function toPriceBreakdownResponse(
  skuId: string,
  salesChannel: string,
  { record }: ValidPrice,
): PriceBreakdownResponse {
  const { feeShare, freight, sale, list } = record.breakdown;
  return {
    skuId,
    salesChannel,
    kind: record.kind,
    merchantCurrency: record.merchantCurrency,
    localizedCurrency: record.localizedCurrency,
    fxRate: amount(record.fxRate),
    rulesVersion: record.rulesVersion,
    feeShare,
    freight,
    sale,
    list,
  };
}

function amount(plain: string): number {
  return toAmount(decimal(plain));
}
