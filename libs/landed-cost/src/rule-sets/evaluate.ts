import { sum, type Decimal } from '#money';
import type { CompiledRuleSet } from './compile.js';
import type { Consignment, Rates } from './consignment.js';
import { bracketOf, classify, sized, type GoodsClass } from './goods-classes.js';
import { done, refused, type Result } from '../result.js';
import { settle } from '../settle.js';
import { taxesIn, totalOf, withoutDutyRate, type Context, type Tax } from './taxes-in.js';

/** The taxes on a consignment to 20 decimals, in the destination's currency. */
export interface Assessment {
  taxes: Tax[];
  /** Of the taxes that are charged, without informative ones. */
  total: Decimal;
}

/** Why there is no assessment. */
export type Unassessed =
  'goods-refused' | 'no-duty-rate' | 'unsupported-destination' | 'value-over-simplified-regime';

/**
 * T: what a rule set charges on a consignment (decision 9.3). `goods` stands for the value of the lines, which then only
 * share it.
 */
export function evaluate(
  compiled: CompiledRuleSet,
  consignment: Consignment,
  rates: Rates,
  goods = sum(consignment.lines.map(({ value }) => value)),
): Result<Assessment, Unassessed> {
  const classes = classify(compiled, consignment);
  if (!classes.ok) return classes;
  const all = sized(classes.value, goods, consignment);
  const placed = all.flatMap((of) => {
    const bracket = bracketOf(of, all, rates);
    return bracket ? [{ of, bracket }] : [];
  });
  const { destination } = compiled.rules;
  if (placed.length < all.length) return overRegime(destination);
  const context: Context = { compiled, consignment, rates };
  const taxes = taxesIn(placed, context).map((tax) => ({ ...tax, value: settle(tax.value) }));
  const unrated = withoutDutyRate(taxes);
  return unrated ? noDutyRate(destination, unrated) : done({ taxes, total: totalOf(taxes) });
}

function overRegime(destination: string) {
  return refused(
    'value-over-simplified-regime',
    `The value is above what the simplified import regime of ${destination} covers.`,
  );
}

export function noDutyRate(destination: string, { line }: GoodsClass) {
  return refused(
    'no-duty-rate',
    `The duty rates of ${destination} have none for goods with the HS code ${line.hsCode} from ${line.origin}.`,
  );
}
