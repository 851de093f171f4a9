import { Decimal, decimal } from '#money';
import type { Consignment, ConsignmentLine } from './consignment.js';
import { parseRate } from './rate.js';
import { GIVEN_PARTS, HS_DIGITS_OF_A_LINE } from './rule-set.js';
import type { Amount, FixedAmount, Part, RuleSet, TaxRule, TaxedCase, When } from './rule-set.js';

/** The parts of goods, and the taxes on them so far, by name. */
export interface Parts {
  values: Map<string, Decimal>;
  /** The sums computed so far, by their parts: most taxes of a case have one of two bases. */
  sums: Map<string, Decimal>;
}

type Matches = (line: ConsignmentLine, consignment: Consignment) => boolean;

/** A rule set with parsed numbers and its order of evaluation. It is compiled once for each revision. */
export interface CompiledRuleSet {
  rules: RuleSet;
  cases: { matches: Matches; refuse?: string; taxed?: CompiledCase }[];
  /** The names of all taxes; each name comes after the taxes from which it is computed. */
  order: string[];
  /** The currencies of its limits and amounts (ISO 4217); the evaluation looks up the rate of each. */
  currencies: ReadonlySet<string>;
  /** The regions that the rule set names, as written there. */
  regions: ReadonlySet<string>;
  /** Whether lines may differ in more than their value; otherwise a consignment is evaluated as one line. */
  byLine: boolean;
  /** Whether the rule set depends on HS codes, so that all of them must be known. */
  byHsCode: boolean;
  /** Whether limits are compared with single units, so that each line has its own bracket. */
  byUnit: boolean;
}

export interface CompiledCase {
  rule: TaxedCase;
  value: (parts: Parts) => Decimal;
  limit: { of: (parts: Parts) => Decimal; currency: string; perUnit: boolean };
  brackets: CompiledBracket[];
}

export interface CompiledBracket {
  upTo: Decimal | null;
  taxes: ReadonlyMap<string, CompiledTax>;
  /** Whether a tax has a minimum or maximum. */
  bounded: boolean;
  /** Whether a tax has a deduction. */
  lessened: boolean;
}

export interface CompiledTax {
  rule: TaxRule;
  base: (parts: Parts) => Decimal;
  /** The rates, of which the first that matches applies; absent for a fixed amount. */
  rates?: { matches: Matches; rate: Decimal | 'byHs' }[];
  amount?: Omit<FixedAmount, 'value' | 'digits'> & { value: Decimal; digits: number };
  less?: Money;
  min?: Money;
  max?: Money;
}

export interface Money {
  value: Decimal;
  currency: string;
}

/** @throws RangeError on a malformed number, and on brackets that name taxes in different orders */
export function compileRuleSet(rules: RuleSet): CompiledRuleSet {
  const taxed = rules.cases.filter((ruleCase): ruleCase is TaxedCase => !('refuse' in ruleCase));
  const brackets = taxed.flatMap((taxedCase) => taxedCase.brackets);
  const byUnit = taxed.some(({ limit }) => limit.per === 'unit');
  return {
    rules,
    cases: rules.cases.map((ruleCase) => ({
      matches: compileWhen(ruleCase.when),
      ...('refuse' in ruleCase ? { refuse: ruleCase.refuse } : { taxed: compileCase(ruleCase) }),
    })),
    order: orderOf(brackets.map(({ taxes }) => taxes.map(({ name }) => name))),
    currencies: new Set([
      ...taxed.map(({ limit }) => limit.currency),
      ...brackets.flatMap(({ taxes }) => taxes.flatMap(currenciesOf)),
    ]),
    regions: new Set([
      ...rules.cases.flatMap(({ when }) => when?.region ?? []),
      ...brackets.flatMap(({ taxes }) => taxes.flatMap(regionsOf)),
    ]),
    byLine:
      byUnit ||
      rules.cases.some(looksAtLine) ||
      brackets.some(({ taxes }) => taxes.some(taxLooksAtLine)),
    byHsCode:
      rules.cases.some(({ when }) => when?.hs !== undefined) ||
      brackets.some(({ taxes }) => taxes.some(taxLooksAtHsCode)),
    byUnit,
  };
}

function compileCase(rule: TaxedCase): CompiledCase {
  const { value, limit, brackets } = rule;
  return {
    rule,
    value: compileParts(value ?? GIVEN_PARTS),
    limit: { of: compileParts(limit.of), currency: limit.currency, perUnit: limit.per === 'unit' },
    brackets: brackets.map(({ upTo, taxes }) => ({
      upTo: upTo === null ? null : decimal(upTo),
      taxes: new Map(taxes.map((tax) => [tax.name, compileTax(tax)])),
      bounded: taxes.some(({ min, max }) => min ?? max),
      lessened: taxes.some(({ less }) => less),
    })),
  };
}

function compileTax(rule: TaxRule): CompiledTax {
  const { rate, base = [], amount, less, min, max } = rule;
  const rates = typeof rate === 'string' ? [{ rate }] : rate;
  return {
    rule,
    base: compileParts(base),
    ...(rates && {
      rates: rates.map(({ when, rate: text }) => ({
        matches: compileWhen(when),
        rate: text === 'byHs' ? text : parseRate(text),
      })),
    }),
    ...(amount && {
      amount: { digits: HS_DIGITS_OF_A_LINE, ...amount, value: decimal(amount.value) },
    }),
    ...(less && { less: moneyOf(less) }),
    ...(min && { min: moneyOf(min) }),
    ...(max && { max: moneyOf(max) }),
  };
}

function moneyOf({ value, currency }: Amount): Money {
  return { value: decimal(value), currency };
}

function compileParts(parts: readonly Part[]): (parts: Parts) => Decimal {
  const terms = parts.map((part) =>
    typeof part === 'string' ? { of: part } : { of: part.of, x: parseRate(part.x) },
  );
  const name = JSON.stringify(parts);
  return ({ values, sums }) => {
    const cached = sums.get(name);
    if (cached) return cached;
    let total = ZERO;
    for (const { of, x } of terms) {
      const value = values.get(of);
      if (value && !value.isZero()) total = total.plus(x ? value.times(x) : value);
    }
    sums.set(name, total);
    return total;
  };
}

const ZERO = new Decimal(0);

function compileWhen(when: When = {}): Matches {
  const { hs, origin, shippedFrom, region, scheme, mode } = when;
  return (line, consignment) =>
    (!hs || hs.some((prefix) => line.hsCode.startsWith(prefix))) &&
    includes(origin, line.origin) &&
    includes(shippedFrom, consignment.shippedFrom) &&
    includes(region, consignment.region) &&
    includes(scheme, consignment.scheme) &&
    includes(mode, consignment.mode);
}

function includes(accepted: readonly string[] | undefined, value: string | undefined): boolean {
  return !accepted || (value !== undefined && accepted.includes(value));
}

function currenciesOf({ amount, less, min, max }: TaxRule): string[] {
  return [amount, less, min, max].flatMap((money) => (money ? [money.currency] : []));
}

function regionsOf({ rate }: TaxRule): string[] {
  return Array.isArray(rate) ? rate.flatMap(({ when }) => when?.region ?? []) : [];
}

function looksAtLine({ when }: { when?: When | undefined }): boolean {
  return when?.hs !== undefined || when?.origin !== undefined;
}

function taxLooksAtLine(tax: TaxRule): boolean {
  const { rate } = tax;
  return taxLooksAtHsCode(tax) || (Array.isArray(rate) && rate.some(looksAtLine));
}

function taxLooksAtHsCode({ rate, amount }: TaxRule): boolean {
  if (amount?.per === 'hsLine' || rate === 'byHs') return true;
  return (
    Array.isArray(rate) &&
    rate.some((rateCase) => rateCase.rate === 'byHs' || rateCase.when?.hs !== undefined)
  );
}

/** Finds one order that agrees with the order of each bracket, because taxes are evaluated by name, over all lines. */
function orderOf(brackets: string[][]): string[] {
  const order: string[] = [];
  const different = new Map(brackets.map((names) => [JSON.stringify(names), names]));
  let rest = [...different.values()].filter((names) => names.length > 0);
  while (rest.length > 0) {
    const next = rest.find(([head = '']) => rest.every((names) => names.indexOf(head) < 1))?.[0];
    if (next === undefined) throw new RangeError('the brackets name taxes in different orders');
    order.push(next);
    rest = rest
      .map((names) => (names[0] === next ? names.slice(1) : names))
      .filter((names) => names.length > 0);
  }
  return order;
}
