import { decimal, type Decimal } from '#money';
import type { Terms } from './documents.js';

/** A number of a document, and what it is of: rates of the same thing are compared. */
interface Rate {
  of: string;
  pointer: string;
  value: Decimal;
}

/** As of a rate written in percent, or in another unit (decision 9.4). */
const UNUSUAL_FACTOR = 1_000;

/**
 * The pointers of rates that are at least 1,000 times the highest rate of the same thing before: of the tax of that
 * name, of that HS prefix, of that step of the tariff in the same currency.
 */
export function unusualRates(terms: Terms, before: Terms | undefined): string[] {
  const known = new Map<string, Decimal>();
  for (const { of, value } of before ? ratesOf(before) : []) {
    const highest = known.get(of);
    if (!highest || value.greaterThan(highest)) known.set(of, value);
  }
  return ratesOf(terms)
    .filter(({ of, value }) => {
      const highest = known.get(of);
      return highest?.isPositive() && !highest.isZero()
        ? value.greaterThanOrEqualTo(highest.times(UNUSUAL_FACTOR))
        : false;
    })
    .map(({ pointer }) => pointer);
}

function ratesOf(terms: Terms): Rate[] {
  if (terms.kind === 'rules') return ratesOfRules(terms);
  if (terms.kind === 'duties') return ratesOfDuties(terms);
  return pricesOf(terms);
}

function ratesOfRules({ document }: Terms<'rules'>): Rate[] {
  return document.cases.flatMap((one, i) =>
    ('brackets' in one ? one.brackets : []).flatMap(({ taxes }, j) =>
      taxes.flatMap(({ name, rate }, k) => {
        const at = `/cases/${i}/brackets/${j}/taxes/${k}/rate`;
        return Array.isArray(rate)
          ? rate.flatMap((each, n) => rateOf(name, `${at}/${n}/rate`, each.rate))
          : rateOf(name, at, rate);
      }),
    ),
  );
}

function ratesOfDuties({ document }: Terms<'duties'>): Rate[] {
  return [
    ...rateOf('default', '/default', document.default),
    ...document.rates.flatMap(({ hsPrefix, origin = ['*'], rate }, i) =>
      origin.flatMap((country) => rateOf(`${hsPrefix} ${country}`, `/rates/${i}/rate`, rate)),
    ),
  ];
}

function pricesOf({ document: { currency, steps, perKgAbove } }: Terms<'tariff'>): Rate[] {
  return [
    ...steps.flatMap(({ upToKg, price }, i) =>
      rateOf(`${currency} ${decimal(upToKg).toString()}`, `/steps/${i}/price`, price),
    ),
    ...rateOf(`${currency} above`, '/perKgAbove', perKgAbove),
  ];
}

function rateOf(of: string, pointer: string, rate: string | undefined): Rate[] {
  if (rate === undefined || rate === 'byHs') return [];
  const [over = '', under = '1'] = rate.split('/');
  return [{ of, pointer, value: decimal(over).dividedBy(decimal(under)) }];
}
