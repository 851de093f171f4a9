import type { Fraction } from '../../spec/fraction.js';
import {
  dutyThenTax,
  isIn,
  of,
  refuseExcise,
  sumOf,
  ZERO,
  type PlainCart,
  type PlainLine,
  type PlainRules,
} from './plain-cart.js';

const value = (line: PlainLine) => line.value;

function au(cart: PlainCart) {
  refuseExcise(cart);
  const gst = of('0.1');
  const isHigh = (line: PlainLine) => !line.value.by(line.quantity).atMost(of(1000));
  const { duty, tax } = dutyThenTax(cart.lines.filter(isHigh), cart, () => gst, value);
  const low = cart.lines.filter((line) => !isHigh(line));
  return { 'customs-duty': duty, gst: tax.plus(sumOf(low, ({ cif }) => cif).times(gst)) };
}

function nz(cart: PlainCart) {
  refuseExcise(cart);
  if (!cart.goods.atMost(of(1000))) {
    const { duty, tax } = dutyThenTax(cart.lines, cart, () => of('0.15'), value);
    return { 'customs-duty': duty, gst: tax };
  }
  const levy = of({ post: '0', sea: '2.09' }[cart.mode ?? ''] ?? '2.21');
  return {
    gst: cart.cif.times(of('0.15')),
    'low-value-levy': levy,
    'levy-gst': levy.times(of('0.15')),
  };
}

/** Exempt up to JPY 10,000 of the declaration, except for leather, knitwear and shoes; without the law's rounding. */
function jp(cart: PlainCart) {
  const personal = ({ value: retail }: PlainLine) => retail.times(of('0.6'));
  const isKnit = (line: PlainLine) => isIn(line, '4202', '4203', '61', '64');
  const isFree = sumOf(cart.lines, personal).atMost(of(10_000));
  const taxed = isFree ? cart.lines.filter(isKnit) : cart.lines;
  const food = '02 03 04 07 08 09 10 11 16 17 18 19 20 21'.split(' ');
  const duty = (line: PlainLine) => personal(line).times(cart.dutyRate(line));
  const national = sumOf(taxed, (line) =>
    personal(line)
      .plus(duty(line))
      .times(of(isIn(line, ...food) ? '0.0624' : '0.078')),
  );
  return {
    'customs-duty': sumOf(taxed, duty),
    'consumption-tax': national,
    'local-consumption-tax': national.times(of(22)).by(of(78)),
  };
}

function kr(cart: PlainCart) {
  if (cart.goods.atMost(cart.local(cart.from === 'US' ? '200' : '150', 'USD'))) return {};
  const { duty, tax } = dutyThenTax(cart.lines, cart, () => of('0.1'));
  return { 'customs-duty': duty, vat: tax };
}

function sg(cart: PlainCart) {
  refuseExcise(cart);
  const relieved = !['sea', 'land'].includes(cart.mode ?? '') && cart.scheme !== 'registered';
  return relieved && cart.cif.atMost(of(400)) ? {} : { gst: cart.cif.times(of('0.09')) };
}

function za(cart: PlainCart) {
  const vat = (base: Fraction) => base.times(of('0.15'));
  if (cart.goods.atMost(of(500))) {
    const flat = cart.goods.by(of(5));
    return { 'flat-duty': flat, vat: vat(cart.goods.plus(flat)) };
  }
  const duty = sumOf(cart.lines, (line) => line.value.times(cart.dutyRate(line)));
  return { 'customs-duty': duty, vat: vat(cart.goods.times(of('1.1')).plus(duty)) };
}

function il(cart: PlainCart) {
  if (cart.goods.atMost(cart.local('75', 'USD'))) return {};
  const vat = of('0.18');
  if (cart.goods.atMost(cart.local('500', 'USD'))) return { vat: cart.cif.times(vat) };
  const { duty, tax } = dutyThenTax(cart.lines, cart, () => vat);
  return { 'customs-duty': duty, vat: tax };
}

function ae(cart: PlainCart) {
  refuseExcise(cart);
  const duty = cart.cif.atMost(of(1000)) ? ZERO : cart.cif.by(of(20));
  return { 'customs-duty': duty, vat: cart.cif.plus(duty).by(of(20)) };
}

function sa(cart: PlainCart) {
  const vat = of('0.15');
  if (cart.cif.atMost(of(1000))) return { 'customs-fee': of(15), vat: cart.cif.times(vat) };
  const { duty, tax } = dutyThenTax(cart.lines, cart, () => vat);
  const fee = cart.cif.times(of('0.0015'));
  const atLeast = fee.atMost(of(15)) ? of(15) : fee;
  return {
    'customs-duty': duty,
    'customs-fee': atLeast.atMost(of(500)) ? atLeast : of(500),
    vat: tax,
  };
}

export const PLAIN_OTHERS: Record<string, PlainRules> = {
  AE: ae,
  AU: au,
  IL: il,
  JP: jp,
  KR: kr,
  NZ: nz,
  SA: sa,
  SG: sg,
  ZA: za,
};
