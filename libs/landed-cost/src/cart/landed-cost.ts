import { allocation, decimal, Decimal, roundMoney, roundRate, sum, type Numeric } from '#money';
import type { Day } from '../day.js';
import { hsDigits } from '../hs-code.js';
import { done, refused, type Refusal, type Result } from '../result.js';
import type { ConsignmentLine } from '../rule-sets/consignment.js';
import { taxTermsOfDay, type DestinationTerms } from '../rule-sets/destination-terms.js';
import { evaluatePlaced, type PlacedAssessment, type Unassessed } from '../rule-sets/evaluate.js';
import type { RuleSet, TaxedCase } from '../rule-sets/rule-set.js';
import type { Tax, TaxShare } from '../rule-sets/taxes-in.js';
import { taxVersionsOf, type TaxTermsVersions } from '../rule-sets/terms-versions.js';
import { settle } from '../settle.js';
import { adjustmentOf, exactAdjustment, rateAndCollector } from '../shown-tax.js';
import { ratesOf, type PerUsd } from '../terms.js';
import { isState } from './brazil.js';

/** A cart that is shipped as one consignment; all amounts are in `currency`, 0 or more. */
export interface LandedCart {
  /** The day in the destination. */
  day: Day;
  /** ISO 3166-1 alpha-2, like `shippedFrom` and the origins. */
  destination: string;
  region?: string | undefined;
  scheme?: string | undefined;
  shippedFrom: string;
  /** ISO 4217 */
  currency: string;
  /** Units of `currency` per US dollar. */
  fxRate: Numeric;
  /** The exchange rates of the other currencies in the rules. */
  perUsd?: PerUsd;
  freight: Numeric;
  insurance: Numeric;
  /** At least one line; quantities above 0. */
  lines: readonly LandedCartLine[];
}

export interface LandedCartLine {
  id: string;
  /** 6 to 10 digits, optionally separated by dots. */
  hsCode: string;
  /** The country of origin; `shippedFrom` by default. */
  origin?: string | undefined;
  quantity: Numeric;
  unitPrice: Numeric;
}

/** A tax in whole minor units. */
export interface LandedTax extends Pick<Tax, 'name' | 'kind' | 'informative' | 'rate'> {
  collectedBy: TaxShare['collectedBy'];
  base?: Decimal;
  /** Only in totals: the amount by which a deduction, a minimum or a maximum changes `rate` × `base`. */
  adjustment?: Decimal;
  amount: Decimal;
  /** The sources of the tax rules, or of the duty rates that contain the rate. */
  source: readonly string[];
  /** The tax rules or the duty rate approximate the law. */
  estimate?: true;
}

export interface LandedLineTax extends LandedTax, Pick<TaxShare, 'prefix'> {}

/** The taxes without informative ones. `total` is the sum of the three. */
export interface LandedTotals {
  duties: Decimal;
  taxes: Decimal;
  fees: Decimal;
  total: Decimal;
}

export interface LandedLine {
  id: string;
  taxes: LandedLineTax[];
  totals: LandedTotals;
  /** The limit up to which these taxes apply. */
  limit: Pick<TaxedCase['limit'], 'of' | 'per' | 'currency'> & { upTo: Decimal | null };
}

export interface LandedCost extends TaxTermsVersions {
  fxRate: Decimal;
  /** The regions that the tax rules name. */
  regions: string[];
  /** The exact sums over the lines: one for each tax, rate and collector. */
  taxes: LandedTax[];
  totals: LandedTotals;
  /** The sum of goods, freight, insurance and `totals.total`. */
  landedCost: Decimal;
  /** In the order of the cart. */
  lines: LandedLine[];
}

/**
 * Computes the taxes of a cart on a day, by line and in total (decision 9.9). Each total is rounded once, half up, and
 * divided over the lines in proportion to their unrounded shares (decision 5.9). A refusal names the lines that are the
 * reason, unless all lines are.
 */
export function landedCost(
  cart: LandedCart,
  terms: DestinationTerms | undefined,
): Result<LandedCost, Unassessed | 'no-fx-rate' | 'unknown-state'> {
  const { destination, day, region, currency } = cart;
  const inForce = taxTermsOfDay(terms, { destination, day });
  if (!inForce.ok) return inForce;
  const { ruleSet, duties } = inForce.value;
  if (destination === 'BR' && region !== undefined && !isState(region)) {
    return refused('unknown-state', `${region} is not a state of Brazil.`);
  }
  const fxRate = decimal(cart.fxRate);
  const rates = ratesOf(inForce.value, { currency, localPerUsd: fxRate }, cart.perUsd);
  if (!rates.ok) return rates;
  const consignment = consignmentOf(cart);
  const { lines } = consignment;
  const assessed = evaluatePlaced(ruleSet.compiled, consignment, rates.value);
  if (!assessed.ok) return aboutCart(assessed, cart, lines);
  const { rules } = ruleSet.compiled;
  const basis = { rules, dutySource: duties?.rates.source ?? [] };
  const taxes = assessed.value.taxes.map((tax) => taxOnLines(tax, lines, currency, basis));
  const limits = limitsOf(assessed.value);
  const totals = totalsOf(taxes.flatMap(({ total }) => total));
  const goods = sum(lines.map(({ value }) => value));
  const beforeTaxes = goods.plus(consignment.freight).plus(consignment.insurance);
  return done({
    fxRate,
    ...taxVersionsOf(inForce.value),
    regions: [...ruleSet.compiled.regions],
    taxes: taxes.flatMap(({ total }) => total),
    totals,
    landedCost: roundMoney(beforeTaxes, currency).plus(totals.total),
    lines: cart.lines.map(({ id }, index) => {
      const ofLine = taxes.flatMap(({ byLine }) => byLine.get(lines[index]!) ?? []);
      return { id, taxes: ofLine, totals: totalsOf(ofLine), limit: limits.get(lines[index]!)! };
    }),
  });
}

/** Replaces the goods of a refusal by lines of the cart. */
function aboutCart(
  refusal: Refusal<Unassessed>,
  cart: LandedCart,
  lines: readonly ConsignmentLine[],
): Refusal<Unassessed> {
  const { goods } = refusal;
  if (!goods) return refusal;
  return { ...refusal, goods: cart.lines.filter((_, index) => goods.includes(lines[index]!)) };
}

function consignmentOf({ lines, shippedFrom, freight, insurance, region, scheme }: LandedCart) {
  return {
    lines: lines.map(({ hsCode, origin = shippedFrom, quantity, unitPrice }) => ({
      hsCode: hsDigits(hsCode),
      origin,
      quantity: decimal(quantity),
      value: decimal(unitPrice).times(decimal(quantity)),
    })),
    freight: decimal(freight),
    insurance: decimal(insurance),
    shippedFrom,
    region,
    scheme,
  };
}

function limitsOf({ placed }: PlacedAssessment): Map<ConsignmentLine, LandedLine['limit']> {
  return new Map(
    placed.flatMap(({ goodsClass, bracket: { upTo } }) => {
      const { limit } = goodsClass.rules.rule;
      return goodsClass.lines.map((line) => [line, { ...limit, upTo }] as const);
    }),
  );
}

/** The rules and sources on which taxes are based. */
interface Basis {
  rules: Pick<RuleSet, 'source' | 'estimate'>;
  dutySource: readonly string[];
}

interface TaxOnLines {
  /** One share for each rate and collector. */
  total: LandedTax[];
  byLine: Map<ConsignmentLine, LandedLineTax>;
}

/** The share of one line in a tax, unrounded. */
interface Carried {
  line: ConsignmentLine;
  share: TaxShare;
  amount: Decimal;
  base: Decimal;
}

function taxOnLines(
  { name, kind, informative, value, shares }: Tax,
  lines: readonly ConsignmentLine[],
  currency: string,
  { rules, dutySource }: Basis,
): TaxOnLines {
  const order = new Map(lines.map((line, index) => [line, index]));
  const carried = shares
    .flatMap((share) => carriedOf(share, shares.length === 1))
    .toSorted((a, b) => order.get(a.line)! - order.get(b.line)!);
  const amounts = shared(value, carried, 'amount', currency);
  const bases = shared(sum(shares.flatMap(({ base }) => base ?? [])), carried, 'base', currency);
  const taxes = carried.map(({ line, share }, index) => ({
    line,
    share,
    tax: {
      name,
      kind,
      ...(share.rate && { rate: roundRate(share.rate) }),
      ...(share.base && { base: bases[index]! }),
      amount: amounts[index]!,
      collectedBy: share.collectedBy,
      source: share.prefix !== undefined || share.estimate ? dutySource : rules.source,
      ...(informative && { informative }),
      ...(share.prefix !== undefined && { prefix: share.prefix }),
      ...((rules.estimate || share.estimate) && { estimate: true as const }),
    },
  }));
  return {
    total: totalsByRate(taxes, currency),
    byLine: new Map(taxes.map(({ line, tax }) => [line, tax])),
  };
}

/**
 * Divides a share over the lines of its goods: by value, or by units if each unit is charged or all goods are free. If
 * the share is the whole tax, the parts are only weights, which stay exact.
 */
function carriedOf(share: TaxShare, isAll: boolean): Carried[] {
  const { lines } = share.goodsClass;
  const { value, base = ZERO } = share;
  const values = lines.map((line) => line.value);
  const byValue = !share.perUnit && values.some((lineValue) => !lineValue.isZero());
  const weights = byValue ? values : lines.map(({ quantity }) => quantity);
  const all = sum(weights);
  const part = (amount: Decimal, weight: Decimal) => settle(amount.times(weight).dividedBy(all));
  return lines.map((line, index) => {
    const weight = weights[index]!;
    const parts = isAll
      ? { amount: weight, base: weight }
      : { amount: part(value, weight), base: part(base, weight) };
    return { line, share, ...parts };
  });
}

function shared(
  total: Decimal,
  carried: readonly Carried[],
  by: 'amount' | 'base',
  currency: string,
): Decimal[] {
  const share = allocation(
    currency,
    carried.map((carriedLine) => carriedLine[by]),
  );
  return share(roundMoney(settle(total), currency));
}

interface TaxOnLine {
  share: TaxShare;
  tax: LandedLineTax;
}

function totalsByRate(taxes: readonly TaxOnLine[], currency: string): LandedTax[] {
  return [...Map.groupBy(taxes, ({ share }) => rateAndCollector(share)).values()].map((group) => {
    const { name, kind, rate, informative, collectedBy } = group[0]!.tax;
    const amount = sum(group.map(({ tax }) => tax.amount));
    const rated = rate && { rate, base: sum(group.flatMap(({ tax }) => tax.base ?? [])) };
    const isAdjusted = !exactAdjustment([...new Set(group.map(({ share }) => share))]).isZero();
    return {
      name,
      kind,
      ...rated,
      ...(isAdjusted && adjustmentOf({ ...rated, value: amount }, currency)),
      amount,
      collectedBy,
      source: [...new Set(group.flatMap(({ tax }) => tax.source))],
      ...(group.some(({ tax }) => tax.estimate) && { estimate: true as const }),
      ...(informative && { informative }),
    };
  });
}

function totalsOf(taxes: readonly LandedTax[]): LandedTotals {
  const charged = taxes.filter(({ informative }) => !informative);
  const ofKind = (taxKind: Tax['kind']) =>
    sum(charged.filter(({ kind }) => kind === taxKind).map(({ amount }) => amount));
  return {
    duties: ofKind('duty'),
    taxes: ofKind('tax'),
    fees: ofKind('fee'),
    total: sum(charged.map(({ amount }) => amount)),
  };
}

const ZERO = new Decimal(0);
