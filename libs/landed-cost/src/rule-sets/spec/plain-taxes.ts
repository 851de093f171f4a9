import { minorUnits } from '#money';
import type { Fraction } from '../../spec/fraction.js';
import type { Example, Pack } from './packs.js';
import { PLAIN_AMERICAS } from './plain-americas.js';
import { of, Refused, ZERO, type PlainCart, type PlainLine } from './plain-cart.js';
import { PLAIN_EUROPE } from './plain-europe.js';
import { PLAIN_OTHERS } from './plain-others.js';

const RULES = { ...PLAIN_EUROPE, ...PLAIN_AMERICAS, ...PLAIN_OTHERS };

/**
 * The taxes of a cart by formulas written for its destination, in whole numbers, without any rule set.
 * @returns amounts to the minor unit by name, without those of 0; undefined for a refusal
 */
export function plainTaxes(pack: Pack, example: Example): Record<string, string> | undefined {
  try {
    const taxes = Object.entries<Fraction>(RULES[pack.destination]!(plainCart(example)));
    const rounded = taxes.map(([name, tax]) => [name, tax.rounded(minorUnits(pack.currency))]);
    return Object.fromEntries(rounded.filter(([, amount]) => amount !== '0'));
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

function plainCart(example: Example): PlainCart {
  const { freight, insurance = '0', fxRates = {}, dutyRates = [] } = example;
  const values = example.lines.map(({ unitPrice, quantity }) => of(unitPrice).times(of(quantity)));
  const goods = values.reduce((a, b) => a.plus(b), ZERO);
  const cif = goods.plus(of(freight)).plus(of(insurance));
  const lines = example.lines.map(({ hsCode, quantity }, i): PlainLine => {
    const value = values[i]!;
    return { hs: hsCode, quantity: of(quantity), value, cif: cif.times(value).by(goods) };
  });
  return {
    lines,
    goods,
    cif,
    day: example.day,
    from: example.shippedFrom,
    region: example.region,
    scheme: example.scheme,
    mode: example.mode,
    local: (amount, currency) => of(amount).times(of(fxRates[currency] ?? '1')),
    dutyRate: ({ hs }) => {
      const rate = dutyRates.find(({ hsPrefix }) => hs.startsWith(hsPrefix))?.rate;
      if (rate === undefined) throw new Refused('no rate');
      return of(rate);
    },
  };
}
