import { closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { ValidPrice } from './read-valid-price.js';
import { amount, priceVersion } from './valid-price.response.dto.js';

/** A part of a tax: one for each of its rates and collectors. */
const TaxTerm = model('TaxTerm', {
  name: Type.String({ description: 'Name of the tax.', example: 'IVA' }),
  kind: closed(['duty', 'tax', 'fee'], { description: 'The kind of tax.' }),
  rate: optional(
    Type.Number({
      description: 'The rate as a decimal, rounded to 6 decimals. Left out for a fixed amount.',
      example: 0.16,
    }),
  ),
  base: optional(
    Type.Number({
      description:
        'The amount to which the rate applies, in local currency. It includes the tax if the law makes the tax part of its own base. Left out for a fixed amount.',
      example: 1722.7,
    }),
  ),
  adjustment: optional(
    Type.Number({
      description:
        'The effect of a deduction, a minimum or a maximum on `rate` × `base`, in local currency; negative for a deduction. Left out if there is none.',
      example: -165,
    }),
  ),
  value: Type.Number({
    description: '`rate` × `base` + `adjustment`, or the fixed amount; local currency.',
    example: 275.6,
  }),
  collectedBy: closed(['seller', 'carrier', 'customs'], {
    description: 'Who collects the tax: seller, carrier or customs.',
  }),
  estimate: optional(
    Type.Boolean({
      description: 'Whether the rules or the duty rate approximate the law. Left out otherwise.',
    }),
  ),
});

/** One price from payout to price tag, in local currency except for the payout. */
const PriceTerms = model('PriceTerms', {
  payout: Type.Number({
    description: "The amount that the merchant gets, in the merchant's currency.",
    example: 60,
  }),
  net: Type.Number({ description: 'Price without taxes.', example: 1722.7 }),
  taxes: Type.Array(TaxTerm, { description: 'The taxes of the price.' }),
  taxesTotal: Type.Number({ description: 'Their sum.', example: 275.6 }),
  retail: Type.Number({ description: '`net` and `taxesTotal`.', example: 1998.3 }),
  shown: Type.Number({
    description: 'The price that the channel shows, with or without taxes.',
    example: 1998.3,
  }),
});
type PriceTerms = Static<typeof PriceTerms>;

const FreightTerms = model('FreightTerms', {
  billedWeight: Type.Number({ description: 'Kilograms.', example: 0.6 }),
  tariff: Type.Number({ description: 'The amount, in `currency`.', example: 9.8 }),
  currency: Type.String({ description: 'The currency of the tariff, ISO 4217.', example: 'USD' }),
  value: Type.Number({ description: 'Local currency.', example: 179.8 }),
  estimate: optional(
    Type.Boolean({ description: 'Whether the tariff is an approximation. Left out otherwise.' }),
  ),
});

const DroppedListPrice = model('DroppedListPrice', {
  code: Type.String({
    description: 'A code, which does not change between releases.',
    example: 'value-over-simplified-regime',
  }),
  detail: Type.String({
    description: 'The reason in words.',
    example: 'The value is above what the simplified import regime of MX covers.',
  }),
});

/** The calculation of a price (decision 5.3). */
export const PriceBreakdownResponse = model('PriceBreakdownResponse', {
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  salesChannel: Type.String({
    description: 'The channel in which the price is shown.',
    example: 'MELI',
  }),
  kind: closed(['origin', 'destination'], { description: 'The kind of price that was sent.' }),
  merchantCurrency: Type.String({ description: "The merchant's, ISO 4217.", example: 'USD' }),
  localizedCurrency: Type.String({ description: "The channel's, ISO 4217.", example: 'MXN' }),
  fxRate: Type.Number({
    description: "Local currency per unit of the merchant's.",
    example: 18.35,
  }),
  rulesVersion: Type.String({
    description: 'The id of the tax rules.',
    example: 'MX-2025-08-15-1',
  }),
  dutyRatesVersion: optional(
    Type.String({
      description: 'The id of the duty rates in force. Left out if there are none.',
      example: 'MX-2026-01-01-1',
    }),
  ),
  tariffVersion: Type.String({
    description: 'The id of the freight tariff.',
    example: '*-MX-STANDARD-2024-08-01-1',
  }),
  version: Type.Number({ ...priceVersion }),
  feeShare: Type.Number({ description: "The channel's fee, as a share.", example: 0.15 }),
  freight: described(FreightTerms, 'The weight of one unit.'),
  sources: Type.Array(Type.String(), {
    description:
      'Laws, regulations and notices from which the rules, duty rates and tariff were taken.',
    example: ['RGCE 2025, regla 3.7.35; T-MEC art. 7.8'],
  }),
  sale: described(PriceTerms, 'The sale price.'),
  list: described(PriceTerms, 'The list price, or the sale price if there is none.'),
  listPriceDropped: optional(
    described(
      DroppedListPrice,
      'Why the list price could not be localized in this channel and was dropped. Left out otherwise.',
    ),
  ),
});
export type PriceBreakdownResponse = Static<typeof PriceBreakdownResponse>;

export function toPriceBreakdownResponse(
  skuId: string,
  salesChannel: string,
  { record }: ValidPrice,
): PriceBreakdownResponse {
  const { feeShare, freight, sources, sale, list, listPriceDropped: dropped } = record.breakdown;
  const { dutyRatesVersion, tariffVersion } = record.breakdown;
  return {
    skuId,
    salesChannel,
    kind: record.kind,
    merchantCurrency: record.merchantCurrency,
    localizedCurrency: record.localizedCurrency,
    fxRate: amount(record.fxRate),
    rulesVersion: record.rulesVersion,
    ...(dutyRatesVersion !== undefined && { dutyRatesVersion }),
    tariffVersion,
    version: record.version,
    feeShare,
    freight: {
      billedWeight: freight.billedWeight,
      tariff: freight.tariff,
      currency: freight.currency,
      value: freight.value,
      ...(freight.estimate && { estimate: freight.estimate }),
    },
    sources,
    sale: toPriceTerms(sale),
    list: toPriceTerms(list),
    ...(dropped && { listPriceDropped: { code: dropped.code, detail: dropped.detail } }),
  };
}

/** Copies each member in the order of the calculation, because stored JSON loses the order. */
function toPriceTerms({ payout, net, taxes, taxesTotal, retail, shown }: PriceTerms): PriceTerms {
  return {
    payout,
    net,
    taxes: taxes.map(({ name, kind, rate, base, adjustment, value, collectedBy, estimate }) => ({
      name,
      kind,
      ...(rate !== undefined && { rate }),
      ...(base !== undefined && { base }),
      ...(adjustment !== undefined && { adjustment }),
      value,
      collectedBy,
      ...(estimate && { estimate }),
    })),
    taxesTotal,
    retail,
    shown,
  };
}
