import { closed } from '#contracts';
import { described, model, nullable, optional } from '#edge';
import type {
  LandedLine as LineCost,
  LandedLineTax as LineTax,
  LandedTotals as Totals,
} from '#landed-cost';
import { toAmount } from '#money';
import { Type, type Static } from 'typebox';
import type { LandedCostOfDay } from './compute-landed-cost.js';

const LandedTax = model('LandedTax', {
  name: Type.String({ description: 'The name in the tax rules.', example: 'customs-duty' }),
  kind: closed(['duty', 'tax', 'fee'], {
    description: 'The kind, which decides in which total the tax is included.',
  }),
  rate: optional(
    Type.Number({
      description: 'The rate as a decimal with at most 6 decimals. Left out for a fixed amount.',
      example: 0.12,
    }),
  ),
  base: optional(
    Type.Number({
      description: 'The amount to which the rate applies. Left out for a fixed amount.',
      example: 260,
    }),
  ),
  adjustment: optional(
    Type.Number({
      description:
        'In totals: the effect of a deduction, a minimum or a maximum of the tax rules on `rate` × `base`. Negative for a deduction; left out if there is none.',
      example: -30,
    }),
  ),
  amount: Type.Number({
    description: 'The amount, rounded to the minor units of the currency.',
    example: 31.2,
  }),
  collectedBy: closed(['seller', 'carrier', 'customs'], {
    description: 'Who collects the tax: seller, carrier or customs.',
  }),
  source: Type.Array(Type.String(), {
    description: 'Laws, regulations and notices from which the rate was taken.',
    example: ['Council Regulation (EU) 2026/382'],
  }),
  informative: optional(Type.Boolean({ description: 'The tax is not included in totals.' })),
  estimate: optional(
    Type.Boolean({
      description:
        'The tax rules or duty rates approximate the law, or the default duty rate applied. Left out otherwise.',
    }),
  ),
});

const LandedLineTax = model('LandedLineTax', {
  ...LandedTax.properties,
  hsPrefix: optional(
    Type.String({ description: 'The HS prefix whose duty rate applied.', example: '6109' }),
  ),
});
type LandedLineTax = Static<typeof LandedLineTax>;

const PartOfGoods = model('PartOfGoods', {
  of: Type.String({ description: 'The part.', example: 'goods' }),
  x: optional(
    Type.String({
      description: 'The factor of the part, a decimal or a fraction; 1 if left out.',
      example: '1.10',
    }),
  ),
});

const LandedLimit = model('LandedLimit', {
  of: Type.Array(PartOfGoods, { description: 'The parts whose sum is compared with the limit.' }),
  per: closed(['consignment', 'unit'], {
    description: 'Whether the limit is for the whole cart or for one unit.',
  }),
  currency: Type.String({ description: 'ISO 4217 code of `upTo`.', example: 'EUR' }),
  upTo: nullable(
    Type.Number({
      description: 'The end of the bracket, inclusive; `null` if there is no limit.',
      example: 150,
    }),
  ),
});

const LandedTotals = model('LandedTotals', {
  dutiesTotal: Type.Number({ description: 'Sum of the duties.', example: 31.2 }),
  taxesTotal: Type.Number({ description: 'Sum of the taxes.', example: 55.33 }),
  feesTotal: Type.Number({ description: 'Sum of the fees.', example: 0 }),
  total: Type.Number({ description: 'Duties, taxes and fees.', example: 86.53 }),
});
type LandedTotals = Static<typeof LandedTotals>;

const LandedLine = model('LandedLine', {
  ...LandedTotals.properties,
  id: Type.String({ description: 'The id of the line in the request.', example: '1' }),
  taxes: Type.Array(LandedLineTax, {
    description: 'The taxes of the line, in the order of the tax rules.',
  }),
  limit: described(LandedLimit, 'The limit up to which these taxes apply.'),
});
type LandedLine = Static<typeof LandedLine>;

/** All amounts are in the currency of the request. The lines add up to the totals, tax by tax. */
export const LandedCostResponse = model('LandedCostResponse', {
  ...LandedTotals.properties,
  taxes: Type.Array(LandedTax, {
    description: 'The sums over the lines, one for each tax, rate and collector.',
  }),
  landedCost: Type.Number({
    description: 'The sum of goods, freight, insurance and `total`.',
    example: 346.53,
  }),
  lines: Type.Array(LandedLine, { description: 'The lines, in the order of the request.' }),
  currency: Type.String({ description: 'The currency of the request.', example: 'EUR' }),
  fxRate: Type.Number({ description: 'Units of `currency` for one US dollar.', example: 0.92 }),
  rulesVersion: Type.String({
    description: 'The tax rules that were applied.',
    example: 'DE-2026-07-01-1',
  }),
  dutyRatesVersion: optional(
    Type.String({
      description: 'The duty rates that were in force; left out if the destination has none.',
      example: 'DE-2026-07-01-2',
    }),
  ),
  day: Type.String({
    description: 'The day in the destination whose terms were applied.',
    format: 'date',
  }),
});
export type LandedCostResponse = Static<typeof LandedCostResponse>;

export const QuotedLandedCostResponse = model('QuotedLandedCostResponse', {
  ...LandedCostResponse.properties,
  quoteId: Type.String({
    description:
      'The id to send with the order of this cart, which then has the taxes of this answer.',
    maxLength: 65_536,
  }),
  quoteExpiresAt: Type.String({
    description: 'When the quote expires, after 24 hours.',
    format: 'date-time',
  }),
});
export type QuotedLandedCostResponse = Static<typeof QuotedLandedCostResponse>;

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
