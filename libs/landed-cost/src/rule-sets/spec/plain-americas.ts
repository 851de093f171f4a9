import type { Fraction } from '../../spec/fraction.js';
import {
  isIn,
  of,
  Refused,
  sumOf,
  ZERO,
  type PlainCart,
  type PlainLine,
  type PlainRules,
} from './plain-cart.js';

const HST: Record<string, string> = { ON: '0.13', NS: '0.14', NB: '0.15', NL: '0.15', PE: '0.15' };
const PST: Record<string, string> = { QC: '0.09975', BC: '0.07', MB: '0.07', SK: '0.06' };

function ca(cart: PlainCart) {
  const favored = ['US', 'MX'].includes(cart.from) && cart.mode === 'courier';
  if (cart.goods.atMost(of(favored ? 40 : 20))) return {};
  const duty = (line: PlainLine) => line.value.times(cart.dutyRate(line));
  const duties = favored && cart.goods.atMost(of(150)) ? ZERO : sumOf(cart.lines, duty);
  const taxed = cart.goods.plus(duties);
  return {
    'customs-duty': duties,
    'gst-hst': taxed.times(of(HST[cart.region ?? ''] ?? '0.05')),
    'pst-qst': taxed.times(of(PST[cart.region ?? ''] ?? '0')),
  };
}

function mx(cart: PlainCart) {
  const upTo = (usd: string) => cart.cif.atMost(cart.local(usd, 'USD'));
  if (!upTo('2500')) throw new Refused('value-over-simplified-regime');
  if (!['US', 'CA'].includes(cart.from)) return { 'global-rate': cart.cif.times(of('0.335')) };
  if (upTo('50')) return {};
  return { 'global-rate': cart.cif.times(of(upTo('117') ? '0.17' : '0.19')) };
}

/** A duty on the whole value, and a tax on both. */
function onWhole(value: Fraction, duty: string, tax: string): [duty: Fraction, tax: Fraction] {
  const duties = value.times(of(duty));
  return [duties, value.plus(duties).times(of(tax))];
}

function cl(cart: PlainCart) {
  const isLow = cart.goods.atMost(cart.local('500', 'USD'));
  const [duty, vat] = onWhole(cart.cif, isLow ? '0' : '0.06', '0.19');
  return { 'import-duty': duty, vat };
}

const ICMS_20 = ['AC', 'AL', 'BA', 'CE', 'MG', 'PB', 'PI', 'RN', 'RR', 'SE'];

function br(cart: PlainCart) {
  const { cif, day } = cart;
  const upTo = (usd: string) => cif.atMost(cart.local(usd, 'USD'));
  const isNew = day >= '2026-05-12';
  const otherLines = cart.lines.filter((line) => !isIn(line, '3004'));
  if (!upTo(otherLines.length > 0 ? '3000' : '10000'))
    throw new Refused('value-over-simplified-regime');
  const dutiable = sumOf(otherLines, (line) => line.cif);
  const less = upTo('50') ? ZERO : cart.local(isNew ? '30' : '20', 'USD');
  const gross = dutiable.times(of(upTo('50') ? (isNew ? '0' : '0.2') : '0.6'));
  const duty = gross.atMost(less) ? ZERO : gross.minus(less);
  const rate = of(ICMS_20.includes(cart.region ?? '') ? '0.2' : '0.17');
  const base = cif.plus(duty);
  return {
    'import-duty': duty,
    icms: base.times(rate).by(of(1).minus(rate)),
    ...(day >= '2026-01-01' && { cbs: base.times(of('0.009')), 'ibs-state': base.by(of(1000)) }),
  };
}

function co(cart: PlainCart) {
  const isLow = cart.goods.atMost(cart.local('200', 'USD'));
  if (isLow && cart.from === 'US') return {};
  const [duty, vat] = onWhole(cart.cif, isLow ? '0' : '0.1', '0.19');
  return { 'customs-duty': duty, vat };
}

function pe(cart: PlainCart) {
  if (cart.goods.atMost(cart.local('200', 'USD'))) return {};
  if (!cart.goods.atMost(cart.local('2000', 'USD')))
    throw new Refused('value-over-simplified-regime');
  const [duty, both] = onWhole(cart.cif, '0.04', '0.18');
  // In thousandths of the 18%: half a point goes from one to the other each year from 2026 to 2029.
  const moved = 5 * Math.min(Math.max(Number(cart.day.slice(0, 4)) - 2025, 0), 4);
  const share = (thousandths: number) => both.times(of(thousandths)).by(of(180));
  return { 'ad-valorem': duty, igv: share(160 - moved), ipm: share(20 + moved) };
}

export const PLAIN_AMERICAS: Record<string, PlainRules> = {
  BR: br,
  CA: ca,
  CL: cl,
  CO: co,
  MX: mx,
  PE: pe,
};
