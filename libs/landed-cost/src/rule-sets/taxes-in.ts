import { Decimal, sum } from '#money';
import type { CompiledBracket, CompiledRuleSet, CompiledTax, Money } from './compile.js';
import type { Consignment, Rates } from './consignment.js';
import { quantityOf, sharesOf, type GoodsClass, type SizedClass } from './goods-classes.js';
import type { TaxRule } from './rule-set.js';

/** One tax on a consignment, unrounded, in the destination's currency. */
export interface Tax extends Pick<TaxRule, 'name' | 'kind' | 'informative'> {
  value: Decimal;
  /** The legal rate, where one rate applies to all goods. */
  rate?: Decimal;
  /** What each class of goods carries of it. */
  shares: TaxShare[];
}

export interface TaxShare extends Pick<TaxRule, 'collectedBy'> {
  of: GoodsClass;
  value: Decimal;
  /** Absent for a fixed amount, and where the duty table has no rate. */
  rate?: Decimal;
  base?: Decimal;
  /** The HS prefix of the duty table that decided. */
  prefix?: string;
  /** The rate is the default of the duty table. */
  estimate?: true;
}

/** A class in its bracket. */
export interface Placed {
  of: SizedClass;
  bracket: CompiledBracket;
}

export interface Context {
  compiled: CompiledRuleSet;
  consignment: Consignment;
  rates: Rates;
  /** Leaves taxes below 0, for points of a straight line that lie outside of its bracket. */
  withoutFloor?: true;
}

interface Taxed {
  of: SizedClass;
  tax: CompiledTax;
}

/**
 * The taxes of a rule set on classes of goods in their brackets, in the order of the rules, each over all lines before
 * the next (decision 9.3). Adds the taxes to the parts of the classes.
 */
export function taxesIn(placed: readonly Placed[], context: Context): Tax[] {
  return context.compiled.order.flatMap((name) => {
    const taxed = placed.flatMap(({ of, bracket }) => {
      const tax = bracket.taxes.get(name);
      return tax ? [{ of, tax }] : [];
    });
    return taxed.length === 0 ? [] : [taxOn(taxed, context)];
  });
}

/** The sum of the taxes that are charged. */
export function totalOf(taxes: readonly Tax[]): Decimal {
  return sum(taxes.filter(({ informative }) => !informative).map(({ value }) => value));
}

/** Goods for which the duty table has no rate, so that none was counted. */
export function withoutDutyRate(taxes: readonly Tax[]): GoodsClass | undefined {
  return taxes.flatMap(({ shares }) => shares).find(({ base, rate }) => base && !rate)?.of;
}

function taxOn(taxed: readonly Taxed[], context: Context): Tax {
  const { name, kind, informative } = taxed[0]!.tax.rule;
  const shares = withinBounds(
    taxed.map((one) => ({
      of: one.of,
      collectedBy: one.tax.rule.collectedBy,
      ...(one.tax.amount ? fixedShare(one, taxed, context) : rateShare(one, taxed, context)),
    })),
    taxed,
    context,
  );
  for (const [index, { of }] of taxed.entries()) of.parts.values.set(name, shares[index]!.value);
  const rate = shares[0]!.rate;
  return {
    name,
    kind,
    ...(informative && { informative }),
    value: sum(shares.map(({ value }) => value)),
    ...(rate && shares.every((one) => one.rate?.equals(rate)) && { rate }),
    shares,
  };
}

type Charged = Omit<TaxShare, 'of' | 'collectedBy'>;

function rateShare({ of, tax }: Taxed, all: readonly Taxed[], context: Context): Charged {
  const base = tax.base(of.parts);
  const found = rateFor(of, tax, context);
  if (!found) return { base, value: ZERO };
  const full = charge(base, found.rate, tax.rule.inside);
  const value = tax.less ? full.minus(shareOf(of, all, inLocal(tax.less, context))) : full;
  return { base, ...found, value };
}

/** The division is last, so that a value of exactly half a cent stays exact. */
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

/** A fixed amount, shared by value with the goods that it is charged for together. */
function fixedShare({ of, tax }: Taxed, all: readonly Taxed[], context: Context): Charged {
  const { per, digits } = tax.amount!;
  const amount = inLocal(tax.amount!, context);
  if (per === 'unit') return { value: amount.times(quantityOf(of)) };
  const prefix = (one: GoodsClass) => one.line.hsCode.slice(0, digits);
  const together = all.filter(
    (other) =>
      other.tax.amount?.per === per && (per === 'consignment' || prefix(other.of) === prefix(of)),
  );
  return { value: shareOf(of, together, amount) };
}

function shareOf(of: GoodsClass, taxed: readonly Taxed[], amount: Decimal): Decimal {
  const index = taxed.findIndex((one) => one.of === of);
  return sharesOf(taxed.map((one) => one.of))[index]!(amount);
}

/** Raises or lowers a tax to its minimum and maximum, in proportion. What is taken off leaves at least 0. */
function withinBounds(shares: TaxShare[], taxed: readonly Taxed[], context: Context): TaxShare[] {
  const min = taxed.find(({ tax }) => tax.min)?.tax.min;
  const max = taxed.find(({ tax }) => tax.max)?.tax.max;
  const hasFloor = !context.withoutFloor && taxed.some(({ tax }) => tax.less);
  if (!min && !max && !hasFloor) return shares;
  const total = sum(shares.map(({ value }) => value));
  let bounded = hasFloor ? Decimal.max(total, ZERO) : total;
  if (min) bounded = Decimal.max(bounded, inLocal(min, context));
  if (max) bounded = Decimal.min(bounded, inLocal(max, context));
  if (bounded.equals(total)) return shares;
  return shares.map((share) => ({
    ...share,
    value: total.isZero()
      ? shareOf(taxed.find(({ of }) => of === share.of)!.of, taxed, bounded)
      : bounded.times(share.value).dividedBy(total),
  }));
}

function inLocal({ value, currency }: Money, { rates }: Context): Decimal {
  return value.times(rates.local(currency));
}

const ZERO = new Decimal(0);
const ONE = new Decimal(1);
