import { minorUnits } from '#money';
import type { Fraction } from '../../spec/fraction.js';
import type { Example, Pack } from './packs.js';
import { PLAIN_AMERICAS } from './plain-americas.js';
import { NotExpressed, of, Refused, ZERO, type PlainCart, type PlainLine } from './plain-cart.js';
import { PLAIN_EUROPE } from './plain-europe.js';
import { PLAIN_OTHERS } from './plain-others.js';

const RULES = { ...PLAIN_EUROPE, ...PLAIN_AMERICAS, ...PLAIN_OTHERS };

/** The amounts by name, to the minor unit and without zeros, or the code of the refusal. */
export type PlainAnswer = { taxes: Record<string, string> } | { refused: string };

/**
 * Computes the taxes of a cart by formulas for its destination, in whole numbers and without a rule set.
 * @returns undefined for a cart that the pack does not express
 */
export function plainTaxes(pack: Pack, example: Example): PlainAnswer | undefined {
  try {
    const taxes = Object.entries<Fraction>(RULES[pack.destination]!(plainCart(example)));
    const rounded = taxes.map(([name, tax]) => [name, tax.rounded(minorUnits(pack.currency))]);
    return { taxes: Object.fromEntries(rounded.filter(([, amount]) => amount !== '0')) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code };
    if (error instanceof NotExpressed) return undefined;
    throw error;
  }
}

function plainCart(example: Example): PlainCart {
  const { freight, insurance = '0', fxRates = {} } = example;
  const values = example.lines.map(({ unitPrice, quantity }) => of(unitPrice).times(of(quantity)));
  const goods = values.reduce((a, b) => a.plus(b), ZERO);
  const cif = goods.plus(of(freight)).plus(of(insurance));
  const lines = example.lines.map(({ hsCode, origin, quantity }, i): PlainLine => {
    const value = values[i]!;
    return { hs: hsCode, origin, quantity: of(quantity), value, cif: cif.times(value).by(goods) };
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
    dutyRate: (line) => dutyRateOf(line, example),
  };
}

/** Looks up the rate for the origin, or for all origins, shortening the code digit by digit. */
function dutyRateOf({ hs, origin }: PlainLine, { dutyRates = [], defaultDutyRate }: Example) {
  for (let prefix = hs; prefix !== ''; prefix = prefix.slice(0, -1)) {
    const same = dutyRates.filter(({ hsPrefix }) => hsPrefix === prefix);
    const duty =
      same.find((entry) => entry.origin?.includes(origin)) ?? same.find((entry) => !entry.origin);
    if (duty) return of(duty.rate);
  }
  if (defaultDutyRate === undefined) throw new Refused('no-duty-rate');
  return of(defaultDutyRate);
}
