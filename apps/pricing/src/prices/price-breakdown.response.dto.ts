import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Breakdown } from './domain/breakdown.js';
import type { ValidPrice } from './read-valid-price.js';
import { amount, VERSION } from './valid-price.response.dto.js';

/** A part of a tax: one for each of its rates and collectors. */
class TaxTerm {
  @ApiProperty({ description: 'Name of the tax.', example: 'IVA' })
  name!: string;

  @ApiProperty({ description: 'The kind of tax.', enum: ['duty', 'tax', 'fee'] })
  kind!: 'duty' | 'tax' | 'fee';

  @ApiPropertyOptional({
    description: 'The rate as a decimal, rounded to 6 decimals. Left out for a fixed amount.',
    example: 0.16,
  })
  rate?: number;

  @ApiPropertyOptional({
    description:
      'The amount to which the rate applies, in local currency. It includes the tax if the law makes the tax part of its own base. Left out for a fixed amount.',
    example: 1722.7,
  })
  base?: number;

  @ApiPropertyOptional({
    description:
      'The effect of a deduction, a minimum or a maximum on `rate` × `base`, in local currency; negative for a deduction. Left out if there is none.',
    example: -165,
  })
  adjustment?: number;

  @ApiProperty({
    description: '`rate` × `base` + `adjustment`, or the fixed amount; local currency.',
    example: 275.6,
  })
  value!: number;

  @ApiProperty({ description: 'Who collects it.', enum: ['seller', 'carrier', 'customs'] })
  collectedBy!: 'seller' | 'carrier' | 'customs';

  @ApiPropertyOptional({
    description: 'Whether the rules or the duty rate approximate the law. Left out otherwise.',
    type: 'boolean',
  })
  estimate?: true;
}

/** One price from payout to price tag, in local currency except for the payout. */
class PriceTerms {
  @ApiProperty({
    description: "The amount that the merchant gets, in the merchant's currency.",
    example: 60,
  })
  payout!: number;

  @ApiProperty({ description: 'Price without taxes.', example: 1722.7 })
  net!: number;

  @ApiProperty({ description: 'The taxes of the price.', type: [TaxTerm] })
  taxes!: TaxTerm[];

  @ApiProperty({ description: 'Their sum.', example: 275.6 })
  taxesTotal!: number;

  @ApiProperty({ description: '`net` and `taxesTotal`.', example: 1998.3 })
  retail!: number;

  @ApiProperty({
    description: 'The price that the channel shows, with or without taxes.',
    example: 1998.3,
  })
  shown!: number;
}

class FreightTerms {
  @ApiProperty({ description: 'Kilograms.', example: 0.6 })
  billedWeight!: number;

  @ApiProperty({ description: 'In `currency`.', example: 9.8 })
  tariff!: number;

  @ApiProperty({ description: 'The currency of the tariff, ISO 4217.', example: 'USD' })
  currency!: string;

  @ApiProperty({ description: 'Local currency.', example: 179.8 })
  value!: number;

  @ApiPropertyOptional({
    description: 'Whether the tariff is an approximation. Left out otherwise.',
    type: 'boolean',
  })
  estimate?: true;
}

class DroppedListPrice {
  @ApiProperty({ description: 'A stable code.', example: 'value-over-simplified-regime' })
  code!: string;

  @ApiProperty({
    description: 'In words.',
    example: 'The value is above what the simplified import regime of MX covers.',
  })
  detail!: string;
}

/** The calculation of a price (decision 5.3). */
export class PriceBreakdownResponse implements Breakdown {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'The channel in which the price is shown.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'The kind of price that was sent.', enum: ['origin', 'destination'] })
  kind!: 'origin' | 'destination';

  @ApiProperty({ description: "The merchant's, ISO 4217.", example: 'USD' })
  merchantCurrency!: string;

  @ApiProperty({ description: "The channel's, ISO 4217.", example: 'MXN' })
  localizedCurrency!: string;

  @ApiProperty({ description: "Local currency per unit of the merchant's.", example: 18.35 })
  fxRate!: number;

  @ApiProperty({ description: 'The id of the tax rules.', example: 'MX-2025-08-15-1' })
  rulesVersion!: string;

  @ApiPropertyOptional({
    description: 'The id of the duty rates in force. Left out if there are none.',
    example: 'MX-2026-01-01-1',
  })
  dutyRatesVersion?: string;

  @ApiProperty({
    description: 'The id of the freight tariff.',
    example: '*-MX-STANDARD-2024-08-01-1',
  })
  tariffVersion!: string;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: "The channel's fee, as a share.", example: 0.15 })
  feeShare!: number;

  @ApiProperty({ description: 'The weight of one unit.' })
  freight!: FreightTerms;

  @ApiProperty({
    description:
      'Laws, regulations and notices from which the rules, duty rates and tariff were taken.',
    type: [String],
    example: ['RGCE 2025, regla 3.7.35; T-MEC art. 7.8'],
  })
  sources!: string[];

  @ApiProperty({ description: 'The sale price.' })
  sale!: PriceTerms;

  @ApiProperty({ description: 'The list price, or the sale price if there is none.' })
  list!: PriceTerms;

  @ApiPropertyOptional({
    description:
      'Why the list price could not be localized in this channel and was dropped. Left out otherwise.',
  })
  listPriceDropped?: DroppedListPrice;
}

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
