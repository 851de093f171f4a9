import type {
  LandedLine as LineCost,
  LandedLineTax as LineTax,
  LandedTotals as Totals,
} from '#landed-cost';
import { toAmount } from '#money';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { LandedCostOfDay } from './compute-landed-cost.js';

class LandedTax {
  @ApiProperty({ description: 'The name in the tax rules.', example: 'customs-duty' })
  name!: string;

  @ApiProperty({
    description: 'The kind, which decides in which total the tax is included.',
    enum: ['duty', 'tax', 'fee'],
  })
  kind!: 'duty' | 'tax' | 'fee';

  @ApiPropertyOptional({
    description: 'The rate as a decimal with at most 6 decimals. Left out for a fixed amount.',
    example: 0.12,
  })
  rate?: number;

  @ApiPropertyOptional({
    description: 'The amount to which the rate applies. Left out for a fixed amount.',
    example: 260,
  })
  base?: number;

  @ApiPropertyOptional({
    description:
      'In totals: the effect of a deduction, a minimum or a maximum of the tax rules on `rate` × `base`. Negative for a deduction; left out if there is none.',
    example: -30,
  })
  adjustment?: number;

  @ApiProperty({
    description: 'The amount, rounded to the minor units of the currency.',
    example: 31.2,
  })
  amount!: number;

  @ApiProperty({ description: 'Who collects it.', enum: ['seller', 'carrier', 'customs'] })
  collectedBy!: 'seller' | 'carrier' | 'customs';

  @ApiProperty({
    description: 'Laws, regulations and notices from which the rate was taken.',
    type: [String],
    example: ['Council Regulation (EU) 2026/382'],
  })
  source!: string[];

  @ApiPropertyOptional({ description: 'The tax is not included in totals.', type: 'boolean' })
  informative?: true;

  @ApiPropertyOptional({
    description:
      'The tax rules or duty rates approximate the law, or the default duty rate applied. Left out otherwise.',
  })
  estimate?: true;
}

class LandedLineTax extends LandedTax {
  @ApiPropertyOptional({
    description: 'The HS prefix whose duty rate applied.',
    example: '6109',
  })
  hsPrefix?: string;
}

class PartOfGoods {
  @ApiProperty({ description: 'The part.', example: 'goods' })
  of!: string;

  @ApiPropertyOptional({
    description: 'The factor of the part, a decimal or a fraction; 1 if left out.',
    example: '1.10',
  })
  x?: string;
}

class LandedLimit {
  @ApiProperty({
    description: 'The parts whose sum is compared with the limit.',
    type: [PartOfGoods],
  })
  of!: PartOfGoods[];

  @ApiProperty({
    description: 'Whether the limit is for the whole cart or for one unit.',
    enum: ['consignment', 'unit'],
  })
  per!: 'consignment' | 'unit';

  @ApiProperty({ description: 'ISO 4217 code of `upTo`.', example: 'EUR' })
  currency!: string;

  @ApiProperty({
    description: 'The end of the bracket, inclusive; `null` if there is no limit.',
    type: Number,
    nullable: true,
    example: 150,
  })
  upTo!: number | null;
}

class LandedTotals {
  @ApiProperty({ description: 'Sum of the duties.', example: 31.2 })
  dutiesTotal!: number;

  @ApiProperty({ description: 'Sum of the taxes.', example: 55.33 })
  taxesTotal!: number;

  @ApiProperty({ description: 'Sum of the fees.', example: 0 })
  feesTotal!: number;

  @ApiProperty({ description: 'Duties, taxes and fees.', example: 86.53 })
  total!: number;
}

class LandedLine extends LandedTotals {
  @ApiProperty({ description: 'The id of the line in the request.', example: '1' })
  id!: string;

  @ApiProperty({
    description: 'The taxes of the line, in the order of the tax rules.',
    type: [LandedLineTax],
  })
  taxes!: LandedLineTax[];

  @ApiProperty({ description: 'The limit up to which these taxes apply.' })
  limit!: LandedLimit;
}

/** All amounts are in the currency of the request. The lines add up to the totals, tax by tax. */
export class LandedCostResponse extends LandedTotals {
  @ApiProperty({
    description: 'The sums over the lines, one for each tax, rate and collector.',
    type: [LandedTax],
  })
  taxes!: LandedTax[];

  @ApiProperty({
    description: 'The sum of goods, freight, insurance and `total`.',
    example: 346.53,
  })
  landedCost!: number;

  @ApiProperty({ description: 'The lines, in the order of the request.', type: [LandedLine] })
  lines!: LandedLine[];

  @ApiProperty({ description: 'The currency of the request.', example: 'EUR' })
  currency!: string;

  @ApiProperty({ description: 'Units of `currency` for one US dollar.', example: 0.92 })
  fxRate!: number;

  @ApiProperty({ description: 'The tax rules that were applied.', example: 'DE-2026-07-01-1' })
  rulesVersion!: string;

  @ApiPropertyOptional({
    description: 'The duty rates that were in force; left out if the destination has none.',
    example: 'DE-2026-07-01-2',
  })
  dutyRatesVersion?: string;

  @ApiProperty({
    description: 'The day in the destination whose terms were applied.',
    format: 'date',
  })
  day!: string;
}

export class QuotedLandedCostResponse extends LandedCostResponse {
  @ApiProperty({
    description:
      'The id to send with the order of this cart, which then has the taxes of this answer.',
    maxLength: 65_536,
  })
  quoteId!: string;

  @ApiProperty({ description: 'When the quote expires, after 24 hours.', format: 'date-time' })
  quoteExpiresAt!: string;
}

export function toLandedCostResponse(cost: LandedCostOfDay, currency: string): LandedCostResponse {
  return {
    ...toTotals(cost.totals),
    taxes: cost.taxes.map(toTax),
    landedCost: toAmount(cost.landedCost),
    lines: cost.lines.map(toLine),
    currency,
    fxRate: toAmount(cost.fxRate),
    rulesVersion: cost.rulesVersion,
    ...(cost.dutyRatesVersion !== undefined && { dutyRatesVersion: cost.dutyRatesVersion }),
    day: cost.day,
  };
}

function toLine({ id, taxes, totals, limit: { of, per, currency, upTo } }: LineCost): LandedLine {
  return {
    id,
    ...toTotals(totals),
    taxes: taxes.map(toTax),
    limit: {
      of: of.map((part) => (typeof part === 'string' ? { of: part } : part)),
      per,
      currency,
      upTo: upTo && toAmount(upTo),
    },
  };
}

/** Totals have no HS prefix. */
function toTax({ rate, base, adjustment, prefix, estimate, ...tax }: LineTax): LandedLineTax {
  const { name, kind, amount, collectedBy, source, informative } = tax;
  return {
    name,
    kind,
    ...(rate && { rate: toAmount(rate) }),
    ...(base && { base: toAmount(base) }),
    ...(adjustment && { adjustment: toAmount(adjustment) }),
    amount: toAmount(amount),
    collectedBy,
    source: [...source],
    ...(informative && { informative }),
    ...(prefix !== undefined && { hsPrefix: prefix }),
    ...(estimate && { estimate }),
  };
}

function toTotals({ duties, taxes, fees, total }: Totals): LandedTotals {
  return {
    dutiesTotal: toAmount(duties),
    taxesTotal: toAmount(taxes),
    feesTotal: toAmount(fees),
    total: toAmount(total),
  };
}
