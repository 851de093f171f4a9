import { Decimal, sum } from '#money';
import type { CompiledBracket, CompiledCase, CompiledRuleSet, Parts } from './compile.js';
import type { Consignment, ConsignmentLine, Rates } from './consignment.js';
import { done, refused, type Result } from '../result.js';
import { exceeds } from '../settle.js';

/** Lines that the rules treat alike. */
export interface GoodsClass {
  /** The first stands for the others. */
  line: ConsignmentLine;
  lines: readonly ConsignmentLine[];
  rules: CompiledCase;
}

/** A class with its amounts; the taxes on it are added as they are evaluated. */
export interface SizedClass extends GoodsClass {
  parts: Parts;
}

type Unclassified = 'goods-refused' | 'unknown-hs-code' | 'unsupported-destination';

/**
 * Sorts lines into classes; one that the rules refuse, or have no case for, refuses the consignment (decision 9.3), and
 * so does one whose unknown HS code the rules need.
 */
export function classify(
  compiled: CompiledRuleSet,
  consignment: Consignment,
): Result<GoodsClass[], Unclassified> {
  const classes: GoodsClass[] = [];
  for (const lines of groups(compiled, consignment.lines)) {
    const line = lines[0]!;
    if (compiled.byHsCode && line.hsCode === '') return unknownHsCode(compiled, lines);
    const found = compiled.cases.find(({ matches }) => matches(line, consignment));
    if (!found?.taxed) return notTaxed(compiled, lines, found?.refuse);
    classes.push({ line, lines, rules: found.taxed });
  }
  return done(classes);
}

function groups({ byLine, byUnit }: CompiledRuleSet, lines: readonly ConsignmentLine[]) {
  if (!byLine) return [lines];
  if (byUnit) return lines.map((line) => [line]);
  return Map.groupBy(lines, ({ hsCode, origin }) => `${hsCode} ${origin}`).values();
}

function unknownHsCode(
  { rules: { destination } }: CompiledRuleSet,
  lines: readonly ConsignmentLine[],
) {
  return refused(
    'unknown-hs-code',
    `The taxes of ${destination} depend on the HS code of the goods, which is not known here. Upsert the SKU with its HS code.`,
    lines,
  );
}

function notTaxed({ rules }: CompiledRuleSet, lines: readonly ConsignmentLine[], reason?: string) {
  const { hsCode } = lines[0]!;
  return reason === undefined
    ? refused(
        'unsupported-destination',
        `The tax rules of ${rules.destination} have no case for goods with the HS code ${hsCode}.`,
        lines,
      )
    : refused(
        'goods-refused',
        `The tax rules of ${rules.destination} refuse goods with the HS code ${hsCode}: ${reason}.`,
        lines,
      );
}

/**
 * Gives each class its share of goods of a value, which may differ from that of the lines, and of the freight and the
 * insurance.
 */
export function sized(
  classes: readonly GoodsClass[],
  goods: Decimal,
  { freight, insurance }: Pick<Consignment, 'freight' | 'insurance'>,
): SizedClass[] {
  const shares = sharesOf(classes);
  return classes.map((one, index) => {
    const share = shares[index]!;
    const values = new Map([
      ['goods', share(goods)],
      ['freight', share(freight)],
      ['insurance', share(insurance)],
    ]);
    const parts: Parts = { values, sums: new Map() };
    values.set('value', one.rules.value(parts));
    return { ...one, parts };
  });
}

/** How each class shares an amount with the others: by value, or by quantity if all are free. One takes all, exactly. */
export function sharesOf(classes: readonly GoodsClass[]): ((amount: Decimal) => Decimal)[] {
  if (classes.length === 1) return [(amount) => amount];
  const values = classes.map(({ lines }) => sum(lines.map(({ value }) => value)));
  const total = sum(values);
  if (!total.isZero()) return values.map((value) => shareBy(value, total));
  const quantities = classes.map(quantityOf);
  const units = sum(quantities);
  return quantities.map((quantity) => shareBy(quantity, units));
}

export function quantityOf({ lines }: GoodsClass): Decimal {
  return sum(lines.map(({ quantity }) => quantity));
}

function shareBy(weight: Decimal, total: Decimal) {
  return (amount: Decimal) => (amount.isZero() ? amount : amount.times(weight).dividedBy(total));
}

/** What the limits of a class are compared with: its own unit, or the whole consignment. */
export function tested(one: SizedClass, all: readonly SizedClass[]): Decimal {
  const { of, perUnit } = one.rules.limit;
  if (perUnit) return of(one.parts).dividedBy(one.line.quantity);
  return sum(all.map(({ rules, parts }) => rules.limit.of(parts)));
}

/** The bracket of a class; undefined above the last limit. */
export function bracketOf(
  one: SizedClass,
  all: readonly SizedClass[],
  { local }: Rates,
): CompiledBracket | undefined {
  const { brackets, limit } = one.rules;
  const value = tested(one, all);
  return brackets.find(
    ({ upTo }) => upTo === null || !exceeds(value, upTo.times(local(limit.currency))),
  );
}
