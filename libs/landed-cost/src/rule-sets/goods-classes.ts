import { Decimal, sum } from '#money';
import type { CompiledBracket, CompiledCase, CompiledRuleSet, Parts } from './compile.js';
import type { Consignment, ConsignmentLine, Rates } from './consignment.js';
import { done, refused, type Result } from '../result.js';
import { exceeds } from '../settle.js';

/** Lines to which the same rules apply. */
export interface GoodsClass {
  /** The first line represents the others. */
  line: ConsignmentLine;
  lines: readonly ConsignmentLine[];
  rules: CompiledCase;
}

/** A class with its amounts; its taxes are added during the evaluation. */
export interface SizedClass extends GoodsClass {
  parts: Parts;
}

type Unclassified = 'goods-refused' | 'unknown-hs-code' | 'unsupported-destination';

/**
 * Sorts lines into classes. The consignment is refused if the rules refuse a line or have no case for it (decision
 * 9.3), or if they need the unknown HS code of a line.
 */
export function classify(
  compiled: CompiledRuleSet,
  consignment: Consignment,
): Result<GoodsClass[], Unclassified> {
  const classes: GoodsClass[] = [];
  for (const lines of groups(compiled, consignment.lines)) {
    const line = lines[0]!;
    if (compiled.byHsCode && line.hsCode === '') return unknownHsCode(compiled, lines);
    const ruleCase = compiled.cases.find(({ matches }) => matches(line, consignment));
    if (!ruleCase?.taxed) return notTaxed(compiled, lines, ruleCase?.refuse);
    classes.push({ line, lines, rules: ruleCase.taxed });
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
 * Assigns each class its share of the goods, whose value may differ from the lines' values, and of the freight and the
 * insurance.
 */
export function sized(
  classes: readonly GoodsClass[],
  goods: Decimal,
  { freight, insurance }: Pick<Consignment, 'freight' | 'insurance'>,
): SizedClass[] {
  const shares = sharesOf(classes);
  return classes.map((goodsClass, index) => {
    const share = shares[index]!;
    const values = new Map([
      ['goods', share(goods)],
      ['freight', share(freight)],
      ['insurance', share(insurance)],
    ]);
    const parts: Parts = { values, sums: new Map() };
    values.set('value', goodsClass.rules.value(parts));
    return { ...goodsClass, parts };
  });
}

/**
 * The shares of the classes in an amount: by value, or by quantity if all goods are free. A single class has the whole
 * amount, exactly.
 */
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

/** The amount that is compared with the limits of a class: of its own unit, or of the whole consignment. */
export function tested(sizedClass: SizedClass, all: readonly SizedClass[]): Decimal {
  const { of: limitValue, perUnit } = sizedClass.rules.limit;
  if (perUnit) return limitValue(sizedClass.parts).dividedBy(sizedClass.line.quantity);
  return sum(all.map(({ rules, parts }) => rules.limit.of(parts)));
}

/** The bracket of a class; undefined above the last limit. */
export function bracketOf(
  sizedClass: SizedClass,
  all: readonly SizedClass[],
  { local }: Rates,
): CompiledBracket | undefined {
  const { brackets, limit } = sizedClass.rules;
  const value = tested(sizedClass, all);
  return brackets.find(
    ({ upTo }) => upTo === null || !exceeds(value, upTo.times(local(limit.currency))),
  );
}
