import { decimal, minorUnits, roundMoney, sum, toText, type Decimal } from '#money';
import * as fc from 'fast-check';
import { ruleSetOn, ruleSetPeriods } from '../spec/rule-sets-of-days.js';
import { SANDBOX_TERMS } from '../spec/sandbox/terms.js';
import { faultsOfDutyRates } from './check/duty-rates-faults.js';
import { faultsOfRuleSet } from './check/rule-set-faults.js';
import type { Consignment } from './consignment.js';
import type { DestinationTerms } from './destination-terms.js';
import type { DutyRates } from './duty-rates.js';
import { compileDutyRates } from './duty-table.js';
import { evaluate } from './evaluate.js';
import { PACKS, type Example, type Pack } from './spec/packs.js';
import { plainTaxes } from './spec/plain-taxes.js';
import { cartsOf, cartsOfEachKind } from './spec/random-carts.js';

const byName = new Map(PACKS.map((pack) => [pack.name, { pack, terms: termsOf(pack) }]));
const names = [...byName.keys()];

function termsOf({ ruleSets }: Pack): DestinationTerms {
  const { timeZone } = ruleSets[0]!;
  return { timeZone, ruleSets: ruleSetPeriods(ruleSets), dutyRates: [], tariffs: [] };
}

function dutyRatesOf({ destination }: Pack, example: Example): DutyRates {
  const { dutyRates = [], defaultDutyRate, day } = example;
  return {
    destination,
    validFrom: day,
    source: ['the example'],
    rates: dutyRates,
    ...(defaultDutyRate !== undefined && { default: defaultDutyRate }),
  };
}

function consignmentOf(example: Example): Consignment {
  const { freight, insurance = '0', lines } = example;
  return {
    ...example,
    freight: decimal(freight),
    insurance: decimal(insurance),
    lines: lines.map(({ hsCode, origin, quantity, unitPrice }) => ({
      hsCode,
      origin,
      quantity: decimal(quantity),
      value: decimal(unitPrice).times(quantity),
    })),
  };
}

/** The result of the evaluation in the form of an example: amounts to the minor unit, or the code of the refusal. */
function evaluated(pack: Pack, terms: DestinationTerms | undefined, example: Example) {
  const set = ruleSetOn(terms, example.day);
  if (!set) return { refused: 'unsupported-destination' };
  const result = evaluate(set.compiled, consignmentOf(example), {
    local: (currency) => decimal(example.fxRates?.[currency] ?? '1'),
    duties: compileDutyRates(dutyRatesOf(pack, example)),
  });
  if (!result.ok) return { refused: result.code };
  const taxes = result.value.taxes.map((tax) => ({
    ...tax,
    value: roundMoney(tax.value, pack.currency),
  }));
  const text = (value: Decimal) => value.toFixed(minorUnits(pack.currency));
  return {
    taxes: Object.fromEntries(taxes.map(({ name, value }) => [name, text(value)])),
    total: text(sum(taxes.filter(({ informative }) => !informative).map(({ value }) => value))),
  };
}

/** The form of the formulas: without trailing zeros, and without taxes of 0. */
function charged({ refused, taxes: all }: ReturnType<typeof evaluated>) {
  if (refused !== undefined) return { refused };
  const taxes = Object.entries(all).map(([name, text]) => [name, decimal(text)] as const);
  const above0 = taxes.filter(([, amount]) => !amount.isZero());
  return { taxes: Object.fromEntries(above0.map(([name, amount]) => [name, toText(amount)])) };
}

describe('the packs of rule sets (docs/terms.md)', () => {
  it('cover the European Union and 18 more destinations, each in a file with its name', () => {
    expect(PACKS).toHaveLength(45);
    for (const { file, destination, ruleSets } of PACKS) {
      expect(file).toBe(`${destination.toLowerCase()}.json`);
      expect(new Set(ruleSets.map((set) => set.destination))).toEqual(new Set([destination]));
    }
  });

  it.each(names)('have no faults: %s', (name) => {
    const { pack } = byName.get(name)!;
    expect(pack.ruleSets.flatMap(faultsOfRuleSet)).toEqual([]);
    const duties = pack.examples
      .map((example) => dutyRatesOf(pack, example))
      .filter((dutyRates) => dutyRates.rates.length > 0 || dutyRates.default !== undefined);
    expect(duties.flatMap(faultsOfDutyRates)).toEqual([]);
  });

  it.each(names)('have at most one set for each day, and no gap between two sets: %s', (name) => {
    const { ruleSets } = byName.get(name)!.pack;
    for (const [index, { validUntil }] of ruleSets.entries()) {
      const next = ruleSets[index + 1]?.validFrom;
      if (next !== undefined) expect(dayAfter(validUntil!)).toBe(next);
    }
    expect(ruleSetOn(termsOf({ ...byName.get(name)!.pack }), '2026-11-25')).toBeDefined();
  });

  it.each(
    PACKS.flatMap((pack) =>
      pack.examples.map((example) => [pack.name, example.title, example] as const),
    ),
  )('result in the amounts of the example: %s, %s', (name, _, example) => {
    const { pack, terms } = byName.get(name)!;
    const { refused, taxes, total } = example;
    expect(evaluated(pack, terms, example)).toEqual(
      refused === undefined ? { taxes, total } : { refused },
    );
  });

  it.each(names)('agree with the formulas of the country, to the cent: %s', (name) => {
    const { pack, terms } = byName.get(name)!;
    fc.assert(
      fc.property(cartsOf(pack), (cart) => {
        const plain = plainTaxes(pack, cart);
        fc.pre(plain !== undefined);
        expect(charged(evaluated(pack, terms, cart))).toEqual(plain);
      }),
      { numRuns: 100 },
    );
  });

  it.each(names)('agree with the formulas for each kind of goods: %s', (name) => {
    const { pack, terms } = byName.get(name)!;
    for (const cart of cartsOfEachKind(pack)) {
      const { title } = cart;
      expect({ title, ...charged(evaluated(pack, terms, cart)) }).toEqual({
        title,
        ...plainTaxes(pack, cart),
      });
    }
  });

  it.each(['Brazil', 'Mexico', 'Chile'])(
    'agree with the sandbox, except for medicines to Brazil: %s',
    (name) => {
      const { pack, terms } = byName.get(name)!;
      const builtIn = SANDBOX_TERMS.get(pack.destination);
      expect(terms.ruleSets.map(({ from }) => from)).toEqual(
        builtIn?.ruleSets.map(({ from }) => from),
      );
      fc.assert(
        fc.property(cartsOf(pack), (cart) => {
          fc.pre(pack.destination !== 'BR' || !cart.lines.some(({ hsCode }) => isMedicine(hsCode)));
          expect(evaluated(pack, terms, cart)).toEqual(evaluated(pack, builtIn, cart));
        }),
      );
    },
  );
});

function isMedicine(hsCode: string | undefined): boolean {
  return hsCode?.startsWith('3004') === true;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}
