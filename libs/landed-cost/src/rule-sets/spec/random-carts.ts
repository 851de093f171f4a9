import { minorUnits } from '#money';
import * as fc from 'fast-check';
import type { DutyRate } from '../duty-rates.js';
import type { Example, Pack } from './packs.js';

/**
 * Garments with two national codes of one HS code, a watch, crockery, printed matter, fertiliser, a medicine, a bag,
 * gloves, shoes.
 */
const GOODS = [
  '6109100010',
  '6109100095',
  '9102110000',
  '6912002300',
  '4901990000',
  '4902100000',
  '4903000000',
  '4904000000',
  '3105100000',
  '3004900000',
  '4202220000',
  '4203301000',
  '6404110000',
];
/** HS codes of the first chapters, with beer, wine, spirits and tobacco, which many destinations refuse. */
const FOOD = Array.from({ length: 24 }, (_, n) => `${n + 1}`.padStart(2, '0') + '01000000');
const EXCISE = ['2203000000', '2204210000', '2205100000', '2206003100', '2207100000', '2208202900'];

/** Local units per EUR, and per USD. */
const RATES: Record<string, [eur: string, usd: string]> = {
  CZK: ['24.735', '22.1'],
  DKK: ['7.4604', '6.8'],
  HUF: ['389.17', '350'],
  PLN: ['4.2531', '3.9'],
  RON: ['5.0877', '4.6'],
  SEK: ['11.0432', '10'],
  MXN: ['20.1', '18.4567'],
  BRL: ['6.2', '5.4321'],
  CLP: ['1030', '953.27'],
  COP: ['4400', '4012.5'],
  PEN: ['4.1', '3.7512'],
  KRW: ['1600', '1389.37'],
  ILS: ['4.0', '3.6543'],
};

const REGIONS: Record<string, string[]> = {
  BR: 'AC AL BA CE MG PB PI RN RR SE SP RJ RS'.split(' '),
  CA: 'ON NS NB NL PE QC BC MB SK AB'.split(' '),
  GB: ['ENG', 'NIR'],
};

const DUTY_RATES = ['0', '0.05', '0.123', '0.45'];

const maybe = (...values: string[]) => fc.constantFrom(undefined, ...values);

/**
 * A cart for each kind of goods and each limit, with twice the value of the limit, with and without a registered
 * seller.
 */
export function cartsOfEachKind(pack: Pack): Example[] {
  const { fxRates, limits, text } = moneyOf(pack);
  const day = pack.examples[0]!.day;
  return [...new Set(limits)].flatMap((limit) =>
    [...GOODS, ...FOOD, ...EXCISE].flatMap((hsCode) => {
      const cart = {
        title: hsCode,
        day,
        lines: [{ hsCode, origin: 'CN', quantity: 1, unitPrice: text(2 * limit) }],
        freight: '0',
        shippedFrom: 'CN',
        fxRates,
        defaultDutyRate: '0.45',
      };
      return [cart, { ...cart, scheme: 'registered' }];
    }),
  );
}

/** Carts of a destination, many of them at or near one of its limits. */
export function cartsOf(pack: Pack): fc.Arbitrary<Example> {
  const { fxRates, limits, text } = moneyOf(pack);
  const days = pack.ruleSets.flatMap(({ validFrom, validUntil = [] }) => [validFrom, validUntil]);
  return fc.constantFrom(...limits).chain((limit) =>
    fc
      .record({
        title: fc.constant('random'),
        day: fc.constantFrom(...days.flat()),
        lines: linesUpTo(limit),
        freight: freightUpTo(limit),
        insurance: fc.constantFrom(0, 1, 250),
        shippedFrom: fc.constantFrom('CN', 'US', 'CA', 'MX'),
        region: maybe(...(REGIONS[pack.destination] ?? [])),
        scheme: maybe('registered'),
        mode: maybe('courier', 'post', 'sea', 'land'),
        fxRates: fc.constant(fxRates),
        dutyRates: fc.array(dutyRate, { maxLength: 6 }),
        defaultDutyRate: maybe(...DUTY_RATES),
      })
      .map(({ lines, freight, insurance, dutyRates, ...rest }) => {
        const goods = lines.reduce((sum, { units, quantity }) => sum + units * quantity, 0);
        const codes = [...new Set(lines.map(({ hsCode }) => hsCode))];
        return {
          ...rest,
          lines: lines.map(({ units, ...line }) => ({ ...line, unitPrice: text(units) })),
          freight: text(Math.max(0, freight(goods + insurance))),
          insurance: text(insurance),
          dutyRates: dutyRatesOf(codes, dutyRates),
        } as Example;
      }),
  );
}

/** A duty rate for goods of a cart, by a prefix of the code of one of its lines. */
const dutyRate = fc.record({
  line: fc.nat({ max: 3 }),
  digits: fc.constantFrom(2, 4, 6, 8, 10),
  origin: fc.constantFrom<string[] | undefined>(undefined, ['CN'], ['US', 'VN']),
  rate: fc.constantFrom(...DUTY_RATES),
});
type RandomRate = typeof dutyRate extends fc.Arbitrary<infer T> ? T : never;

function dutyRatesOf(codes: readonly string[], rates: readonly RandomRate[]): DutyRate[] {
  const byGoods = new Map<string, DutyRate>();
  for (const { line, digits, origin, rate } of rates) {
    const hsPrefix = codes[line % codes.length]!.slice(0, digits);
    byGoods.set(`${hsPrefix} ${origin}`, { hsPrefix, rate, ...(origin && { origin }) });
  }
  return [...byGoods.values()];
}

/** No amount, any amount, or the amount with which the total equals the limit, or is one minor unit less or more. */
function freightUpTo(limit: number): fc.Arbitrary<(otherAmounts: number) => number> {
  return fc.oneof(
    fc
      .integer({ min: -1, max: 1 })
      .map((units) => (otherAmounts: number) => limit + units - otherAmounts),
    fc.oneof(fc.constant(0), fc.integer({ min: 0, max: limit })).map((units) => () => units),
  );
}

/** Lines with their unit prices in minor units. */
function linesUpTo(limit: number) {
  const atLimit = fc.integer({ min: limit - 1, max: limit + 1 });
  const upTo = (max: number) => fc.integer({ min: 1, max });
  const anyLine = lineOf(
    fc.integer({ min: 1, max: 4 }),
    fc.oneof(upTo(limit), upTo(Math.ceil(limit / 10))),
  );
  return fc.oneof(
    fc.tuple(lineOf(fc.constant(1), atLimit)),
    fc.array(fc.oneof(anyLine, lineOf(fc.constant(1), atLimit)), { minLength: 1, maxLength: 4 }),
  );
}

function lineOf(quantity: fc.Arbitrary<number>, units: fc.Arbitrary<number>) {
  const hsCode = fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...GOODS) },
    { weight: 4, arbitrary: fc.constantFrom(...FOOD) },
    fc.constantFrom(...EXCISE),
  );
  return fc.record({ hsCode, origin: fc.constantFrom('CN', 'US'), quantity, units });
}

function limitsOf({ ruleSets }: Pack): [limit: string, currency: string][] {
  const limits = ruleSets.flatMap(({ cases }) =>
    cases.flatMap((ruleCase) =>
      'refuse' in ruleCase
        ? []
        : ruleCase.brackets.map(({ upTo }): [string | null, string] => [
            upTo,
            ruleCase.limit.currency,
          ]),
    ),
  );
  return limits.filter((limit): limit is [string, string] => limit[0] !== null);
}

/** The exchange rates of a pack, its limits in minor units of its currency, and how to write such units. */
function moneyOf(pack: Pack) {
  const [eur, usd] = RATES[pack.currency] ?? ['1', '1'];
  const fxRates = { EUR: eur, USD: usd, [pack.currency]: '1' };
  const digits = minorUnits(pack.currency);
  const limits = limitsOf(pack).map(([limit, currency]) =>
    Math.floor(Number(limit) * Number(fxRates[currency]) * 10 ** digits),
  );
  const text = (units: number) => (units / 10 ** digits).toFixed(digits);
  return { fxRates, limits, text };
}
