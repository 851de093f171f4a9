import { sum, type Decimal } from '#money';
import type { CompiledRuleSet } from './compile.js';
import type { Consignment, Rates } from './consignment.js';
import { bracketOf, classify, sized, type GoodsClass } from './goods-classes.js';
import { done, refused, type Result } from '../result.js';
import { settle } from '../settle.js';
import {
  taxesIn,
  totalOf,
  withoutDutyRate,
  type Context,
  type Placed,
  type Tax,
} from './taxes-in.js';

/** The taxes on a consignment, unrounded, in the destination's currency. */
export interface Assessment {
  taxes: Tax[];
  /** The sum of the charged taxes, without informative ones. */
  total: Decimal;
}

export interface PlacedAssessment extends Assessment {
  /** The goods in the brackets that apply to them. */
  placed: readonly Placed[];
}

/** The reason if there is no assessment. */
export type Unassessed =
  | 'goods-refused'
  | 'no-duty-rate'
  | 'unknown-hs-code'
  | 'unsupported-destination'
  | 'value-over-simplified-regime';

/**
 * Computes T, the taxes of a rule set on a consignment (decision 9.3). `goods` replaces the sum of the lines' values,
 * which then only determine the shares.
 * @param above what to do above the last limit: refuse, or charge the taxes of the highest bracket
 */
export function evaluate(
  compiled: CompiledRuleSet,
  consignment: Consignment,
  rates: Rates,
  goods?: Decimal,
  above?: 'refuse' | 'highest-bracket',
): Result<Assessment, Unassessed> {
  const assessed = evaluatePlaced(compiled, consignment, rates, goods, above);
  if (!assessed.ok) return assessed;
  const { taxes, total } = assessed.value;
  return done({ taxes, total });
}

/** Like {@link evaluate}, and also returns the brackets that apply. */
export function evaluatePlaced(
  compiled: CompiledRuleSet,
  consignment: Consignment,
  rates: Rates,
  goods = sum(consignment.lines.map(({ value }) => value)),
  above: 'refuse' | 'highest-bracket' = 'refuse',
): Result<PlacedAssessment, Unassessed> {
  const classes = classify(compiled, consignment);
  if (!classes.ok) return classes;
  const all = sized(classes.value, goods, consignment);
  const placed = all.flatMap((sizedClass) => {
    const highest = above === 'refuse' ? undefined : sizedClass.rules.brackets.at(-1);
    const bracket = bracketOf(sizedClass, all, rates) ?? highest;
    return bracket ? [{ goodsClass: sizedClass, bracket }] : [];
  });
  const { destination } = compiled.rules;
  if (placed.length < all.length) {
    const inBracket = new Set(placed.map(({ goodsClass }) => goodsClass));
    return overRegime(
      destination,
      all.filter((sizedClass) => !inBracket.has(sizedClass)),
    );
  }
  const context: Context = { compiled, consignment, rates };
  const taxes = taxesIn(placed, context).map(settled);
  const unrated = withoutDutyRate(taxes);
  if (unrated) return noDutyRate(destination, unrated);
  return done({ taxes, total: totalOf(taxes), placed });
}

function overRegime(destination: string, above: readonly GoodsClass[]) {
  return refused(
    'value-over-simplified-regime',
    `The value is above what the simplified import regime of ${destination} covers.`,
    above.flatMap(({ lines }) => lines),
  );
}

/**
 * Shares leave rounding noise, with which exactly half a cent would not compare as such. The amount of a single class
 * has only the noise of a fraction.
 */
function settled(tax: Tax): Tax {
  return tax.shares.length === 1 ? tax : { ...tax, value: settle(tax.value) };
}

export function noDutyRate(destination: string, { line, lines }: GoodsClass) {
  return refused(
    'no-duty-rate',
    `${destination} has no duty rate for goods with the HS code ${line.hsCode} from ${line.origin}.`,
    lines,
  );
}
