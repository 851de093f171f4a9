import type { Fraction } from '../../spec/fraction.js';
import {
  dutyThenTax,
  isExcise,
  isIn,
  NotExpressed,
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

const bookOr = (line: PlainLine, books: string, otherwise: string) =>
  of(isIn(line, '4901') ? books : otherwise);

function gb(cart: PlainCart) {
  refuseExcise(cart);
  if (cart.region === 'NIR') throw new Refused('goods-refused');
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

/** MWSTG, art. 25(2)(a): also livestock, plants, seeds, feed, medicines, fertilisers and printed matter. */
function isReducedInSwitzerland(line: PlainLine): boolean {
  return (
    isFood(line) || isIn(line, '01', '06', '12', '23', '30', '31', '4901', '4902', '4903', '4904')
  );
}

const LEAST_SWISS_TAX = of(5);

/** Neither a VAT below CHF 5 for a declaration (art. 53) nor a duty below CHF 5 is charged. */
function ch(cart: PlainCart) {
  const rate = (line: PlainLine) => of(isReducedInSwitzerland(line) ? '0.026' : '0.081');
  if (cart.scheme === 'registered') {
    return { vat: sumOf(cart.lines, (line) => line.cif.times(rate(line))) };
  }
  const isFarmed = (line: PlainLine) => Number(line.hs.slice(0, 2)) <= 24;
  const dutyOf = (line: PlainLine) => (isFarmed(line) ? line.cif.times(cart.dutyRate(line)) : ZERO);
  const duty = sumOf(cart.lines, dutyOf);
  const vat = sumOf(cart.lines, (line) => line.cif.plus(dutyOf(line)).times(rate(line)));
  const isFree = isBelow(vat, LEAST_SWISS_TAX);
  const isUpTo = (limit: string) => cart.cif.atMost(of(limit));
  const reduced = cart.lines.filter(isReducedInSwitzerland).length;
  const isMixed = reduced > 0 && reduced < cart.lines.length;
  if (isMixed && !isUpTo('61.72') && isUpTo('192.30')) throw new NotExpressed('two rates');
  if (!isFree && isUpTo(reduced === 0 || isMixed ? '61.72' : '192.30')) {
    throw new NotExpressed('the duty raises the VAT to CHF 5');
  }
  if (isBelow(ZERO, duty) && isBelow(duty, LEAST_SWISS_TAX)) throw new NotExpressed('small duty');
  return { 'customs-duty': duty, vat: isFree ? ZERO : vat };
}

function isBelow(amount: Fraction, limit: Fraction): boolean {
  return !limit.atMost(amount);
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
