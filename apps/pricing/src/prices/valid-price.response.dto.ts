import { decimal, toAmount } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Breakdown } from './domain/breakdown.js';
import type { ValidPrice } from './read-valid-price.js';

const VERSION = {
  description:
    'That of the `price.localized` that published it; `pricing.price` has newer events while the price is made again.',
  type: 'integer',
  example: 2,
} as const;

/** The SKU price record. Gross outbound amounts are in the merchant's currency, localized ones in the channel's. */
export class ValidPriceResponse {
  @ApiProperty({ description: 'Of the record.', example: 'ACME-TSHIRT-1-MELI' })
  id!: string;

  @ApiProperty({ description: 'Whose price it is.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'In the original language.', example: 'Camiseta de algodón' })
  skuName!: string;

  @ApiProperty({ description: "The merchant's, ISO 4217.", example: 'USD' })
  merchantCurrency!: string;

  @ApiProperty({ description: "The channel's, ISO 4217.", example: 'MXN' })
  localizedCurrency!: string;

  @ApiProperty({ description: 'When it was localized.', format: 'date-time' })
  localizationTimestamp!: string;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: 'Basis of the promotional price.', example: 75 })
  grossOutboundListPrice!: number;

  @ApiProperty({ description: 'Estimated payout per unit sold.', example: 60 })
  grossOutboundSalePrice!: number;

  @ApiProperty({ description: 'The promotional price with taxes and duties.', example: 131.2 })
  grossOutboundListPriceWithTaxes!: number;

  @ApiProperty({ description: 'The retail price with taxes and duties.', example: 108.9 })
  grossOutboundSalePriceWithTaxes!: number;

  @ApiProperty({ description: 'The promotional price as it is shown.', example: 2407.5 })
  localizedListPriceWithTaxes!: number;

  @ApiProperty({ description: 'The retail price as it is shown.', example: 1998.3 })
  localizedSalePriceWithTaxes!: number;
}

/** What a price record shows. */
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

class TaxTerm {
  @ApiProperty({ description: 'Name of the tax.', example: 'IVA' })
  name!: string;

  @ApiPropertyOptional({ description: 'What it is.', enum: ['duty', 'tax', 'fee'] })
  kind?: 'duty' | 'tax' | 'fee';

  @ApiPropertyOptional({ description: 'As a share. Absent for a fixed amount.', example: 0.16 })
  rate?: number;

  @ApiPropertyOptional({
    description: 'What the rate applies to, local currency. Absent for a fixed amount.',
    example: 1722.7,
  })
  base?: number;

  @ApiProperty({ description: 'After deductions, minimum and maximum; local currency.', example: 275.6 })
  value!: number;

  @ApiPropertyOptional({ description: 'Who collects it.', enum: ['seller', 'carrier', 'customs'] })
  collectedBy?: 'seller' | 'carrier' | 'customs';

  @ApiPropertyOptional({
    description: 'The rules or the duty rate approximate the law. Left out where they do not.',
    enum: [true],
    type: 'boolean',
  })
  estimate?: true;
}

/** One price from payout to price tag; local currency, but for the payout. */
class PriceTerms {
  @ApiProperty({ description: "What the merchant gets, in the merchant's currency.", example: 60 })
  payout!: number;

  @ApiProperty({ description: 'Price without taxes.', example: 1722.7 })
  net!: number;

  @ApiProperty({ description: 'Each of them.', type: [TaxTerm] })
  taxes!: TaxTerm[];

  @ApiProperty({ description: 'Their sum.', example: 275.6 })
  taxesTotal!: number;

  @ApiProperty({ description: '`net` and `taxesTotal`.', example: 1998.3 })
  retail!: number;

  @ApiProperty({ description: 'As the channel shows it: with taxes or without.', example: 1998.3 })
  shown!: number;
}

class FreightTerms {
  @ApiProperty({ description: 'Kilograms.', example: 0.6 })
  billedWeight!: number;

  @ApiProperty({ description: 'In the currency of the tariff.', example: 9.8 })
  tariff!: number;

  @ApiProperty({ description: 'Local currency.', example: 179.8 })
  value!: number;

  @ApiPropertyOptional({
    description: 'The tariff is an approximation. Left out where it is not.',
    enum: [true],
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

/** How the price was made (decision 5.3). */
export class PriceBreakdownResponse implements Breakdown {
  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiProperty({ description: 'Where it is shown.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'What was sent.', enum: ['origin', 'destination'] })
  kind!: 'origin' | 'destination';

  @ApiProperty({ description: "The merchant's, ISO 4217.", example: 'USD' })
  merchantCurrency!: string;

  @ApiProperty({ description: "The channel's, ISO 4217.", example: 'MXN' })
  localizedCurrency!: string;

  @ApiProperty({ description: "Local currency per unit of the merchant's.", example: 18.35 })
  fxRate!: number;

  @ApiProperty({ description: 'Of the tax rules and tariffs used.' })
  rulesVersion!: string;

  @ApiProperty(VERSION)
  version!: number;

  @ApiProperty({ description: "The channel's fee, as a share.", example: 0.15 })
  feeShare!: number;

  @ApiProperty({ description: 'Of one unit.' })
  freight!: FreightTerms;

  @ApiPropertyOptional({
    description:
      'Laws, regulations and notices that the rules, duty rates and tariff are from. Left out where the price was made before the service kept them.',
    type: [String],
    example: ['RGCE 2025, regla 3.7.35; T-MEC art. 7.8'],
  })
  sources?: string[];

  @ApiProperty({ description: 'The sale price.' })
  sale!: PriceTerms;

  @ApiProperty({ description: 'The list price; the sale price where there is none.' })
  list!: PriceTerms;

  @ApiPropertyOptional({
    description:
      'Why the list price that was sent could not be localized in this channel and was dropped; left out where it was not.',
  })
  listPriceDropped?: DroppedListPrice;
}

export function toPriceBreakdownResponse(
  skuId: string,
  salesChannel: string,
  { record }: ValidPrice,
): PriceBreakdownResponse {
  const { feeShare, freight, sources, sale, list, listPriceDropped: dropped } = record.breakdown;
  return {
    skuId,
    salesChannel,
    kind: record.kind,
    merchantCurrency: record.merchantCurrency,
    localizedCurrency: record.localizedCurrency,
    fxRate: amount(record.fxRate),
    rulesVersion: record.rulesVersion,
    version: record.version,
    feeShare,
    freight: {
      billedWeight: freight.billedWeight,
      tariff: freight.tariff,
      value: freight.value,
      ...(freight.estimate && { estimate: freight.estimate }),
    },
    ...(sources && { sources }),
    sale: toPriceTerms(sale),
    list: toPriceTerms(list),
    ...(dropped && { listPriceDropped: { code: dropped.code, detail: dropped.detail } }),
  };
}

/** Member by member, in the order of the calculation: stored JSON does not keep it. */
function toPriceTerms({ payout, net, taxes, taxesTotal, retail, shown }: PriceTerms): PriceTerms {
  return {
    payout,
    net,
    taxes: taxes.map(({ name, kind, rate, base, value, collectedBy, estimate }) => ({
      name,
      ...(kind && { kind }),
      ...(rate !== undefined && { rate }),
      ...(base !== undefined && { base }),
      value,
      ...(collectedBy && { collectedBy }),
      ...(estimate && { estimate }),
    })),
    taxesTotal,
    retail,
    shown,
  };
}

function amount(plain: string): number {
  return toAmount(decimal(plain));
}
