import { valueFaults, type Fault, type RuleSet } from '#landed-cost';
import { decimal, type Decimal } from '#money';
import type { Terms } from './documents.js';

/** A number of a document with its subject: numbers of the same subject are compared. */
interface Figure {
  of: string;
  pointer: string;
  value: Decimal;
}

/** The factor from which a number may be in another unit, for example cents or grams (decision 9.4). */
const UNUSUAL = 1_000;

/**
 * The faults of numbers far above the highest previous number of the same subject: the rate, minimum, maximum,
 * deduction or amount of the tax with that name, the rate of that HS prefix and origin, or that price or surcharge of
 * the tariff. Amounts are compared only in the same currency.
 */
export function unusualRates(terms: Terms, before: Terms | undefined): Fault[] {
  const highestBefore = new Map<string, Decimal>();
  for (const { of, value } of before ? figuresOf(before) : []) {
    const highest = highestBefore.get(of);
    if (!highest || value.greaterThan(highest)) highestBefore.set(of, value);
  }
  return figuresOf(terms).flatMap(({ of, pointer, value }) => {
    const highest = highestBefore.get(of);
    if (!highest || highest.isZero() || value.lessThan(highest.times(UNUSUAL))) return [];
    const detail = `is at least 1,000 times the previous ${highest.toFixed()}: check it, then confirm it`;
    return [{ pointer, code: 'confirm-needed', detail }];
  });
}

function figuresOf(terms: Terms): Figure[] {
  if (terms.kind === 'rules') return figuresOfRules(terms);
  if (terms.kind === 'duties') return ratesOfDuties(terms);
  return pricesOf(terms);
}

type TaxRule = Extract<
  RuleSet['cases'][number],
  { brackets: object }
>['brackets'][number]['taxes'][number];

function figuresOfRules({ document }: Terms<'rules'>): Figure[] {
  return document.cases.flatMap((ruleCase, i) =>
    ('brackets' in ruleCase ? ruleCase.brackets : []).flatMap(({ taxes }, j) =>
      taxes.flatMap((tax, k) => figuresOfTax(tax, `/cases/${i}/brackets/${j}/taxes/${k}`)),
    ),
  );
}

function figuresOfTax(tax: TaxRule, pointer: string): Figure[] {
  const { name, rate, amount } = tax;
  return [
    ...(Array.isArray(rate)
      ? rate.flatMap((each, n) => rateOf(name, `${pointer}/rate/${n}/rate`, each.rate))
      : rateOf(name, `${pointer}/rate`, rate)),
    ...(['amount', 'less', 'min', 'max'] as const).flatMap((member) => {
      const per = member === 'amount' ? amount?.per : '';
      const { value, currency } = tax[member] ?? {};
      return amountOf(`${name} ${member} ${per} ${currency}`, `${pointer}/${member}/value`, value);
    }),
  ];
}

function ratesOfDuties({ document }: Terms<'duties'>): Figure[] {
  return [
    ...rateOf('default', '/default', document.default),
    ...document.rates.flatMap(({ hsPrefix, origin = ['*'], rate }, i) =>
      origin.flatMap((country) => rateOf(`${hsPrefix} ${country}`, `/rates/${i}/rate`, rate)),
    ),
  ];
}

function pricesOf({ document }: Terms<'tariff'>): Figure[] {
  const { currency, steps, perKgAbove, surcharges = [] } = document;
  return [
    ...steps.flatMap(({ upToKg, price }, i) =>
      amountOf(`${currency} ${decimal(upToKg).toString()}`, `/steps/${i}/price`, price),
    ),
    ...amountOf(`${currency} above`, '/perKgAbove', perKgAbove),
    ...surcharges.flatMap(({ name, percent, perKg, amount }, i) => [
      ...rateOf(`${name} percent`, `/surcharges/${i}/percent`, percent),
      ...amountOf(`${currency} ${name} perKg`, `/surcharges/${i}/perKg`, perKg),
      ...amountOf(`${currency} ${name} amount`, `/surcharges/${i}/amount`, amount),
    ]),
  ];
}

function rateOf(of: string, pointer: string, rate: string | undefined): Figure[] {
  if (rate === undefined || rate === 'byHs') return [];
  return [{ of, pointer, value: valueFaults.rateOf(rate)! }];
}

function amountOf(of: string, pointer: string, amount: string | undefined): Figure[] {
  if (amount === undefined) return [];
  return [{ of, pointer, value: decimal(amount) }];
}
