import { decimal, minorUnits, roundMoney, sum, type Decimal } from '#money';
import * as fc from 'fast-check';
import { taxTermsOfDay, type DestinationTerms } from '../rule-sets/destination-terms.js';
import { compileDutyRates } from '../rule-sets/duty-table.js';
import { evaluate } from '../rule-sets/evaluate.js';
import type { RuleSet, TaxRule } from '../rule-sets/rule-set.js';
import { PACKS, type Example, type Pack } from '../rule-sets/spec/packs.js';
import { cartsOf } from '../rule-sets/spec/random-carts.js';
import { settle } from '../settle.js';
import { ruleSetPeriods } from '../spec/rule-sets-of-days.js';
import { accepted, texts } from '../spec-data.js';
import { landedCost, type LandedCart, type LandedCost, type LandedTax } from './landed-cost.js';
import { shownTaxes, type ShownTax } from '../shown-tax.js';
import { quotedTaxes, quotedTotal, quoteOf } from './quote.js';

const compiledSets = new Map(PACKS.map(({ name, ruleSets }) => [name, ruleSetPeriods(ruleSets)]));

function termsOf({ name, destination, ruleSets }: Pack, example: Example): DestinationTerms {
  const { dutyRates = [], defaultDutyRate, day: validFrom } = example;
  const rates = { destination, validFrom, source: ['duties'], rates: dutyRates };
  const table = defaultDutyRate === undefined ? rates : { ...rates, default: defaultDutyRate };
  const terms = { revision: 1, rates, table: compileDutyRates(table) };
  return {
    timeZone: ruleSets[0]!.timeZone,
    ruleSets: compiledSets.get(name)!,
    dutyRates: [{ from: validFrom, id: `${destination}-${validFrom}-1`, terms }],
    tariffs: [],
  };
}

function cartOf({ destination, currency }: Pack, example: Example): LandedCart {
  const { lines, insurance = '0', fxRates = {} } = example;
  const { USD = '1', ...perLocal } = fxRates;
  return {
    ...example,
    destination,
    currency,
    insurance,
    fxRate: USD,
    perUsd: new Map(
      Object.entries(perLocal).map(([code, local]) => [code, decimal(USD).dividedBy(local)]),
    ),
    lines: lines.map((line, index) => ({ id: `${index}`, ...line })),
  };
}

const expectEqual = (actual: Decimal, expected: Decimal) =>
  expect(texts(actual)).toBe(texts(expected));
const charged = ({ informative }: LandedTax) => !informative;
const keyOf = ({ name, rate, collectedBy }: LandedTax) =>
  `${name} ${rate?.toFixed()} ${collectedBy}`;

/** Checks that the totals are the sums of the lines, for each tax, and that no amount is negative. */
function expectToAddUp({ lines, taxes, totals }: LandedCost): void {
  const byTax = Map.groupBy(
    lines.flatMap((line) => line.taxes),
    keyOf,
  );
  expect([...byTax.keys()].toSorted()).toEqual(taxes.map(keyOf).toSorted());
  for (const tax of taxes) {
    const lineParts = byTax.get(keyOf(tax))!;
    expectEqual(sum(lineParts.map(({ amount }) => amount)), tax.amount);
    expectEqual(sum(lineParts.flatMap(({ base }) => base ?? [])), sum(tax.base ? [tax.base] : []));
    expect(lineParts.filter(({ amount }) => amount.isNegative() && !amount.isZero())).toEqual([]);
  }
  for (const part of [{ taxes, totals }, ...lines]) {
    expectEqual(sum(part.taxes.filter(charged).map(({ amount }) => amount)), part.totals.total);
  }
  for (const name of ['duties', 'taxes', 'fees', 'total'] as const) {
    expectEqual(sum(lines.map((line) => line.totals[name])), totals[name]);
  }
  expectEqual(sum([totals.duties, totals.taxes, totals.fees]), totals.total);
}

/**
 * Checks that the value is `rate` × `base` + `adjustment`, to a minor unit for each line, or exactly if the rules
 * change it.
 */
function expectToExplainItself(tax: ShownTax, lines: number, currency: string) {
  const { rate, base, adjustment, value } = tax;
  expect(base === undefined).toBe(rate === undefined);
  if (!rate || !base) return;
  const rest = value.minus(rate.times(base)).minus(adjustment ?? 0);
  const units = adjustment ? 0.5 : lines * (1 + Number(rate));
  expect(Number(rest.abs())).toBeLessThanOrEqual(units / 10 ** minorUnits(currency));
}

const adjusted = (taxes: readonly ShownTax[]) =>
  taxes
    .filter(({ adjustment }) => adjustment)
    .map(({ name, rate }) => `${name} ${rate?.toFixed()}`);

describe('the landed cost of a cart (decision 9.9)', () => {
  it.each(PACKS.map((pack) => [pack.name, pack] as const))(
    'to %s adds up for any cart, and rounds each tax once',
    (_, pack) => {
      fc.assert(
        fc.property(cartsOf(pack), (example) => {
          const terms = termsOf(pack, example);
          const cart = cartOf(pack, { ...example, mode: undefined! });
          const { lines } = cart;
          const cost = landedCost(cart, terms);
          fc.pre(cost.ok);
          expectToAddUp(cost.value);
          const exact = exactTaxes(terms, cart);
          for (const { name, value } of exact) {
            const namedTaxes = cost.value.taxes.filter((tax) => tax.name === name);
            const total = sum(namedTaxes.map(({ amount }) => amount));
            expectEqual(total, roundMoney(settle(value), pack.currency));
          }
          const quote = quoteOf(cart, cost.value, { salesChannel: 'X', at: new Date(0) });
          expectEqual(quotedTotal(quote), cost.value.totals.total);
          const ofLines = quote.lines.map(([, , , , taxes]) => decimal(taxes));
          expectEqual(sum(ofLines), cost.value.totals.total);
          const { taxes } = quotedTaxes(quote);
          taxes.forEach((tax) => expectToExplainItself(tax, lines.length, pack.currency));
          const { rules } = accepted(taxTermsOfDay(terms, cart)).ruleSet.compiled;
          expect(adjusted(shownTaxes(exact, rules))).toEqual(
            expect.arrayContaining(adjusted(taxes)),
          );
        }),
        { numRuns: 60 },
      );
    },
  );

  const RATED = { kind: 'tax', base: ['value'], collectedBy: 'seller' } as const;

  it.each<[string, TaxRule, [hsCode: string, quantity: number, price: string][], string[]]>([
    [
      'by units for an amount for each unit',
      { ...unitFee('1'), name: 'fee' },
      [
        ['610910', 1, '90'],
        ['610910', 9, '1'],
      ],
      ['1', '9'],
    ],
    [
      'by quantity if all goods are free',
      { ...RATED, base: ['value'], name: 'vat', rate: '0.1' },
      [
        ['610910', 1, '0'],
        ['640399', 3, '0'],
      ],
      ['0.25', '0.75'],
    ],
    [
      'and is never below 0 where a deduction is larger',
      {
        ...RATED,
        base: ['goods'],
        name: 'vat',
        rate: [{ when: { hs: ['49'] }, rate: '0' }, { rate: '0.5' }],
        less: { value: '20', currency: 'EUR' },
      },
      [
        ['490199', 1, '50'],
        ['610910', 1, '50'],
      ],
      ['0', '5'],
    ],
    [
      'exactly: of equal remainders the earlier line gets the cent',
      { ...RATED, base: ['goods'], name: 'vat', rate: '0.5' },
      [
        ['610910', 1, '0.01'],
        ['610910', 1, '0.03'],
      ],
      ['0.01', '0.01'],
    ],
  ])('of a line is shared %s', (_, tax, lines, amounts) => {
    const rules: RuleSet = {
      destination: 'DE',
      timeZone: 'UTC',
      validFrom: '2026-01-01',
      source: ['A law'],
      cases: [
        {
          limit: { of: ['goods'], currency: 'EUR', per: 'consignment' },
          brackets: [{ upTo: null, taxes: [tax] }],
        },
      ],
    };
    const cart: LandedCart = {
      destination: 'DE',
      day: '2026-11-26',
      shippedFrom: 'US',
      currency: 'EUR',
      fxRate: '1',
      freight: '10',
      insurance: '0',
      lines: lines.map(([hsCode, quantity, unitPrice], index) => ({
        id: `${index}`,
        hsCode,
        quantity,
        unitPrice,
      })),
    };
    const ruleSets = ruleSetPeriods([rules]);
    const terms = { timeZone: 'UTC', ruleSets, dutyRates: [], tariffs: [] };
    const cost = accepted(landedCost(cart, terms));
    expectToAddUp(cost);
    expect(texts(cost.lines.map(({ totals }) => totals.total))).toEqual(amounts);
  });
});

function unitFee(value: string) {
  const amount = { value, currency: 'EUR', per: 'unit' as const };
  return { kind: 'fee' as const, amount, collectedBy: 'carrier' as const };
}

function exactTaxes(terms: DestinationTerms, cart: LandedCart) {
  const { ruleSet, duties } = accepted(taxTermsOfDay(terms, cart));
  const lines = cart.lines.map(({ hsCode, origin, quantity, unitPrice }) => ({
    hsCode,
    origin: origin!,
    quantity: decimal(quantity),
    value: decimal(unitPrice).times(decimal(quantity)),
  }));
  const { freight, insurance } = cart;
  const parts = { ...cart, lines, freight: decimal(freight), insurance: decimal(insurance) };
  const local = (code: string) => {
    if (code === cart.currency) return decimal(1);
    const perUsd = code === 'USD' ? '1' : cart.perUsd!.get(code)!;
    return decimal(cart.fxRate).dividedBy(decimal(perUsd));
  };
  return accepted(evaluate(ruleSet.compiled, parts, { local, duties: duties?.table })).taxes;
}
