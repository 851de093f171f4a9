import type { Fraction } from '../../spec/fraction.js';
import {
  dutyThenTax,
  isExcise,
  isIn,
  of,
  refuseExcise,
  Refused,
  sumOf,
  ZERO,
  type PlainCart,
  type PlainLine,
  type PlainRules,
} from './plain-cart.js';

/** VAT of goods and of books, in percent. */
const EU_VAT: Record<string, [standard: number, books: number]> = {
  AT: [20, 10],
  BE: [21, 6],
  BG: [20, 9],
  CY: [19, 3],
  CZ: [21, 0],
  DE: [19, 7],
  DK: [25, 25],
  EE: [24, 9],
  ES: [21, 4],
  FI: [25.5, 13.5],
  FR: [20, 5.5],
  GR: [24, 6],
  HR: [25, 5],
  HU: [27, 5],
  IE: [23, 0],
  IT: [22, 4],
  LT: [21, 5],
  LU: [17, 3],
  LV: [21, 5],
  MT: [18, 5],
  NL: [21, 9],
  PL: [23, 5],
  PT: [23, 6],
  RO: [21, 11],
  SE: [25, 6],
  SI: [22, 5],
  SK: [23, 5],
};

/** National fees on parcels of up to EUR 150. */
const EU_FEES: Record<string, (cart: PlainCart) => Fraction> = {
  FR: (cart) => cart.local('2', 'EUR').times(of(codesOf(cart).size)),
  IT: (cart) => cart.local('2', 'EUR'),
  RO: () => of(25),
};

function codesOf(cart: PlainCart): Set<string> {
  return new Set(cart.lines.map(({ hs }) => hs.slice(0, 6)));
}

function eu(country: string): PlainRules {
  const [standard, books] = EU_VAT[country]!.map((percent) => of(percent).by(of(100)));
  const rate = (line: PlainLine) => (isIn(line, '4901') ? books! : standard!);
  return (cart) => {
    refuseExcise(cart);
    if (!cart.goods.atMost(cart.local('150', 'EUR'))) {
      const { duty, tax } = dutyThenTax(cart.lines, cart, rate);
      return { 'customs-duty': duty, vat: tax };
    }
    const three = cart.local('3', 'EUR');
    const share = (line: PlainLine) => {
      const same = cart.lines.filter(({ hs }) => hs.slice(0, 6) === line.hs.slice(0, 6));
      return three.times(line.value).by(sumOf(same, ({ value }) => value));
    };
    const fee = EU_FEES[country];
    return {
      'customs-duty': three.times(of(codesOf(cart).size)),
      ...(fee && { 'handling-fee': fee(cart) }),
      vat: sumOf(cart.lines, (line) => line.cif.plus(share(line)).times(rate(line))),
    };
  };
}

const bookOr = (line: PlainLine, books: string, others: string) =>
  of(isIn(line, '4901') ? books : others);

function gb(cart: PlainCart) {
  refuseExcise(cart);
  if (cart.region === 'NIR') throw new Refused('Northern Ireland');
  const rate = (line: PlainLine) => bookOr(line, '0', '0.2');
  if (cart.goods.atMost(of(135))) {
    return { vat: sumOf(cart.lines, (line) => line.cif.times(rate(line))) };
  }
  const { duty, tax } = dutyThenTax(cart.lines, cart, rate);
  return { 'customs-duty': duty, vat: tax };
}

/** Food in the wide sense of the reduced rates, without alcohol and tobacco. */
function isFood(line: PlainLine): boolean {
  const chapter = Number(line.hs.slice(0, 2));
  const chapters = [2, 3, 4, 7, 8, 9, 10, 11, 15, 16, 17, 18, 19, 20, 21, 22];
  return chapters.includes(chapter) && !isExcise(line);
}

/** The waiver of a VAT below CHF 5 as limits, each of the goods that are treated alike. */
function ch(cart: PlainCart) {
  const isFarmed = (line: PlainLine) => Number(line.hs.slice(0, 2)) <= 24;
  const isReduced = (line: PlainLine) => isFood(line) || isIn(line, '4901', '30');
  const rate = (line: PlainLine) => of(isReduced(line) ? '0.026' : '0.081');
  if (cart.scheme === 'registered') {
    return { vat: sumOf(cart.lines, (line) => line.cif.times(rate(line))) };
  }
  const duty = (line: PlainLine) => (isFarmed(line) ? line.cif.times(cart.dutyRate(line)) : ZERO);
  const isFree = (line: PlainLine) => {
    const alike = cart.lines.filter(
      (other) => isFarmed(other) === isFarmed(line) && isReduced(other) === isReduced(line),
    );
    return sumOf(alike, ({ cif }) => cif).atMost(of(isReduced(line) ? '192.30' : '61.72'));
  };
  return {
    'customs-duty': sumOf(cart.lines, duty),
    vat: sumOf(cart.lines, (line) =>
      isFree(line) ? ZERO : line.cif.plus(duty(line)).times(rate(line)),
    ),
  };
}

function no(cart: PlainCart) {
  const rate = (line: PlainLine) => (isFood(line) ? of('0.15') : bookOr(line, '0', '0.25'));
  const isLow = (line: PlainLine) =>
    !isFood(line) && !isExcise(line) && line.value.by(line.quantity).atMost(of('2999.99'));
  const low = cart.lines.filter(isLow);
  const high = dutyThenTax(
    cart.lines.filter((line) => !isLow(line)),
    cart,
    rate,
  );
  return {
    'customs-duty': high.duty,
    vat: high.tax.plus(sumOf(low, (line) => line.cif.times(rate(line)))),
  };
}

export const PLAIN_EUROPE: Record<string, PlainRules> = {
  ...Object.fromEntries(Object.keys(EU_VAT).map((country) => [country, eu(country)])),
  GB: gb,
  CH: ch,
  NO: no,
};
