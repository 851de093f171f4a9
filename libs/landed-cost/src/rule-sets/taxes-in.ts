import { Decimal, sum } from '#money';
import type { CompiledBracket, CompiledRuleSet, CompiledTax, Money } from './compile.js';
import type { Consignment, Rates } from './consignment.js';
import { quantityOf, sharesOf, type GoodsClass, type SizedClass } from './goods-classes.js';
import type { TaxRule } from './rule-set.js';

/** One tax on a consignment, unrounded, in the destination's currency. */
export interface Tax extends Pick<TaxRule, 'name' | 'kind' | 'informative'> {
  value: Decimal;
  /** The legal rate, if one rate applies to all goods. */
  rate?: Decimal;
  /** The share of each class of goods. */
  shares: TaxShare[];
}

export interface TaxShare extends Pick<TaxRule, 'collectedBy'> {
  goodsClass: GoodsClass;
  value: Decimal;
  /** Absent for a fixed amount, and if the duty table has no rate. */
  rate?: Decimal;
  /** The base of the rate, including the tax itself if it is part of its base. */
  base?: Decimal;
  /** The HS prefix of the duty table that applied. */
  prefix?: string;
  /** The rate is the default of the duty table, or the table is an estimate. */
  estimate?: true;
  /** A fixed amount for each unit. */
  perUnit?: true;
}

/** A class and its bracket. */
export interface Placed {
  goodsClass: SizedClass;
  bracket: CompiledBracket;
}

export interface Context {
  compiled: CompiledRuleSet;
  consignment: Consignment;
  rates: Rates;
  /** Allows deductions above the tax of goods, for points of a straight line outside of its bracket. */
  belowZero?: true;
}

interface Taxed {
  goodsClass: SizedClass;
  tax: CompiledTax;
}

/**
 * Computes the taxes of a rule set on classes of goods in their brackets, in the order of the rules, each for all lines
 * before the next (decision 9.3). Adds the taxes to the parts of the classes.
 */
export function taxesIn(placed: readonly Placed[], context: Context): Tax[] {
  return context.compiled.order.flatMap((name) => {
    const taxed = placed.flatMap(({ goodsClass, bracket }) => {
      const tax = bracket.taxes.get(name);
      return tax ? [{ goodsClass, tax }] : [];
    });
    return taxed.length === 0 ? [] : [taxOn(taxed, context)];
  });
}

/** The sum of the taxes that are charged. */
export function totalOf(taxes: readonly Tax[]): Decimal {
  return sum(taxes.filter(({ informative }) => !informative).map(({ value }) => value));
}

/** Returns the first goods for which the duty table has no rate. Their duty counts as 0. */
export function withoutDutyRate(taxes: readonly Tax[]): GoodsClass | undefined {
  return taxes.flatMap(({ shares }) => shares).find(({ base, rate }) => base && !rate)?.goodsClass;
}

function taxOn(taxed: readonly Taxed[], context: Context): Tax {
  const { name, kind, informative } = taxed[0]!.tax.rule;
  const shared = sharesOf(taxed.map(({ goodsClass }) => goodsClass));
  const fixed = fixedShares(taxed, context);
  const charged = taxed.map((entry) => ({
    goodsClass: entry.goodsClass,
    collectedBy: entry.tax.rule.collectedBy,
    ...(entry.tax.amount
      ? {
          value: fixed.get(entry.goodsClass)!,
          ...(entry.tax.amount.per === 'unit' && { perUnit: true as const }),
        }
      : rateShare(entry, context)),
  }));
  const shares = withinBounds(lessened(charged, taxed, context), taxed, shared, context);
  for (const [index, { goodsClass }] of taxed.entries())
    goodsClass.parts.values.set(name, shares[index]!.value);
  const rate = shares[0]!.rate;
  return {
    name,
    kind,
    ...(informative && { informative }),
    value: sum(shares.map(({ value }) => value)),
    ...(rate && shares.every((share) => share.rate?.equals(rate)) && { rate }),
    shares,
  };
}

/** The share of a class in an amount. */
type Share = (amount: Decimal) => Decimal;

function rateShare(
  { goodsClass, tax }: Taxed,
  context: Context,
): Omit<TaxShare, 'goodsClass' | 'collectedBy'> {
  const base = tax.base(goodsClass.parts);
  const applied = rateFor(goodsClass, tax, context);
  if (!applied) return { base, value: ZERO };
  const full = charge(base, applied.rate, tax.rule.inside);
  return { base: tax.rule.inside ? base.plus(full) : base, ...applied, value: full };
}

/** The division comes last, so that a value of exactly half a cent stays exact. */
function charge(base: Decimal, rate: Decimal, inside = false): Decimal {
  const charged = base.times(rate);
  return inside ? charged.dividedBy(ONE.minus(rate)) : charged;
}

function rateFor(
  { line }: GoodsClass,
  { rates }: CompiledTax,
  { consignment, rates: { duties } }: Context,
) {
  const rate = rates?.find(({ matches }) => matches(line, consignment))?.rate;
  return rate === 'byHs' ? duties?.(line.hsCode, line.origin) : rate && { rate };
}

/** Returns the fixed amounts, each divided by value over the goods for which it is charged together. */
function fixedShares(taxed: readonly Taxed[], context: Context): Map<GoodsClass, Decimal> {
  const together = Map.groupBy(
    taxed.filter(({ tax }) => tax.amount),
    ({ goodsClass, tax: { amount } }) =>
      amount!.per === 'hsLine' ? goodsClass.line.hsCode.slice(0, amount!.digits) : amount!.per,
  );
  return new Map(
    together.values().flatMap((group) => {
      const shared = sharesOf(group.map(({ goodsClass }) => goodsClass));
      return group.map(({ goodsClass, tax }, index): [GoodsClass, Decimal] => {
        const amount = inLocal(tax.amount!, context);
        const perUnit = tax.amount!.per === 'unit';
        return [
          goodsClass,
          perUnit ? amount.times(quantityOf(goodsClass)) : shared[index]!(amount),
        ];
      });
    }),
  );
}

/** Subtracts the deduction, divided by value over the goods, up to the tax of each. */
function lessened(charged: TaxShare[], taxed: readonly Taxed[], context: Context): TaxShare[] {
  const less = taxed.find(({ tax }) => tax.less)?.tax.less;
  if (!less) return charged;
  const values = minus(charged, inLocal(less, context), context.belowZero);
  return charged.map((share) => ({ ...share, value: values.get(share)! }));
}

/** Returns each tax less its part of an amount: never negative, unless that is allowed. */
function minus(
  charged: readonly TaxShare[],
  amount: Decimal,
  belowZero?: true,
): Map<TaxShare, Decimal> {
  const shared = sharesOf(charged.map(({ goodsClass }) => goodsClass));
  const rest = charged.map(({ value }, index) => value.minus(shared[index]!(amount)));
  const remaining = new Map(charged.map((share, index) => [share, rest[index]!]));
  const parts = Map.groupBy(charged, (share) => remaining.get(share)!.greaterThan(0));
  const usedUp = parts.get(false) ?? [];
  if (belowZero || usedUp.length === 0) return remaining;
  for (const share of usedUp) remaining.set(share, ZERO);
  const taken = sum(usedUp.map(({ value }) => value));
  return new Map([...remaining, ...minus(parts.get(true) ?? [], amount.minus(taken))]);
}

/** Raises or lowers a tax to its minimum and maximum, in proportion. */
function withinBounds(
  charged: TaxShare[],
  taxed: readonly Taxed[],
  shared: readonly Share[],
  context: Context,
): TaxShare[] {
  const min = taxed.find(({ tax }) => tax.min)?.tax.min;
  const max = taxed.find(({ tax }) => tax.max)?.tax.max;
  if (!min && !max) return charged;
  const total = sum(charged.map(({ value }) => value));
  let bounded = total;
  if (min) bounded = Decimal.max(bounded, inLocal(min, context));
  if (max) bounded = Decimal.min(bounded, inLocal(max, context));
  if (bounded.equals(total)) return charged;
  return charged.map((share, index) => ({
    ...share,
    value: total.isZero() ? shared[index]!(bounded) : bounded.times(share.value).dividedBy(total),
  }));
}

function inLocal({ value, currency }: Money, { rates }: Context): Decimal {
  return value.times(rates.local(currency));
}

const ZERO = new Decimal(0);
const ONE = new Decimal(1);
