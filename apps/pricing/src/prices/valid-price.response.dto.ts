import { model } from '#edge';
import { decimal, toAmount } from '#money';
import { Type, type Static } from 'typebox';
import type { ValidPrice } from './read-valid-price.js';

export const priceVersion = Type.Integer({
  description:
    'The version of the `price.localized` event that published the price; `pricing.price` has newer events while the price is localized again.',
  example: 2,
});

/** The SKU price record. Gross outbound amounts are in the merchant's currency, localized ones in the channel's. */
export const ValidPriceResponse = model('ValidPriceResponse', {
  id: Type.String({ description: 'The id of the record.', example: 'ACME-TSHIRT-1-MELI' }),
  merchantId: Type.String({ description: 'The merchant that owns the SKU.', example: 'ACME' }),
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  skuName: Type.String({
    description: 'The title in the original language.',
    example: 'Camiseta de algodón',
  }),
  merchantCurrency: Type.String({ description: "The merchant's, ISO 4217.", example: 'USD' }),
  localizedCurrency: Type.String({ description: "The channel's, ISO 4217.", example: 'MXN' }),
  localizationTimestamp: Type.String({
    description: 'When the price was localized.',
    format: 'date-time',
  }),
  version: priceVersion,
  grossOutboundListPrice: Type.Number({
    description: 'The list price on which the promotional price is based.',
    example: 75,
  }),
  grossOutboundSalePrice: Type.Number({
    description: 'Estimated payout per unit sold.',
    example: 60,
  }),
  grossOutboundListPriceWithTaxes: Type.Number({
    description: 'The promotional price with taxes and duties.',
    example: 131.2,
  }),
  grossOutboundSalePriceWithTaxes: Type.Number({
    description: 'The retail price with taxes and duties.',
    example: 108.9,
  }),
  localizedListPriceWithTaxes: Type.Number({
    description: 'The promotional price as shown in the channel.',
    example: 2407.5,
  }),
  localizedSalePriceWithTaxes: Type.Number({
    description: 'The retail price as shown in the channel.',
    example: 1998.3,
  }),
});
export type ValidPriceResponse = Static<typeof ValidPriceResponse>;

/** The stored members that a price record shows. */
interface ShownPrice {
  skuName: string;
  record: Omit<ValidPrice['record'], 'breakdown' | 'kind' | 'fxRate' | 'rulesVersion'>;
}

export function toValidPriceResponse(
  merchantId: string,
  skuId: string,
  { skuName, record }: ShownPrice,
): ValidPriceResponse {
  return {
    id: record.priceId,
    merchantId,
    skuId,
    skuName,
    merchantCurrency: record.merchantCurrency,
    localizedCurrency: record.localizedCurrency,
    localizationTimestamp: record.localizationTimestamp,
    version: record.version,
    grossOutboundListPrice: amount(record.grossOutboundListPrice),
    grossOutboundSalePrice: amount(record.grossOutboundSalePrice),
    grossOutboundListPriceWithTaxes: amount(record.grossOutboundListPriceWithTaxes),
    grossOutboundSalePriceWithTaxes: amount(record.grossOutboundSalePriceWithTaxes),
    localizedListPriceWithTaxes: amount(record.localizedListPriceWithTaxes),
    localizedSalePriceWithTaxes: amount(record.localizedSalePriceWithTaxes),
  };
}

/** @param plain a plain decimal */
export function amount(plain: string): number {
  return toAmount(decimal(plain));
}
