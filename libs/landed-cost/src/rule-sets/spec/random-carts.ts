import { minorUnits } from '#money';
import * as fc from 'fast-check';
import type { Example, Pack } from './packs.js';

/** Garments of one HS code in two national ones, a watch, crockery, a book, a medicine, a bag, gloves, shoes. */
const GOODS = [
  '6109100010',
  '6109100095',
  '9102110000',
  '6912002300',
  '4901990000',
  '3004900000',
  '4202220000',
  '4203301000',
  '6404110000',
];
/** Of the first chapters, with beer, wine, spirits and tobacco, which many destinations refuse. */
const FOOD = Array.from({ length: 24 }, (_, n) => `${n + 1}`.padStart(2, '0') + '01000000');
const EXCISE = ['2203000000', '2204210000', '2205100000', '2206003100', '2207100000', '2208202900'];

/** Local units for one EUR, and for one USD. */
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

const maybe = (...values: string[]) => fc.constantFrom(undefined, ...values);

/** Carts of a destination, many of them at or near one of its limits. */
export function cartsOf(pack: Pack): fc.Arbitrary<Example> {
  const [eur, usd] = RATES[pack.currency] ?? ['1', '1'];
  const fxRates = { EUR: eur, USD: usd, [pack.currency]: '1' };
  const digits = minorUnits(pack.currency);
  const limits = limitsOf(pack).map(([limit, currency]) =>
    Math.floor(Number(limit) * Number(fxRates[currency]) * 10 ** digits),
  );
  const text = (units: number) => (units / 10 ** digits).toFixed(digits);
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
        dutyRates: fc.oneof({ weight: 9, arbitrary: rates }, fc.constant([])),
      })
      .map(({ lines, freight, insurance, dutyRates, ...rest }) => {
        const goods = lines.reduce((sum, { units, quantity }) => sum + units * quantity, 0);
        const codes = [...new Set(lines.map(({ hsCode }) => hsCode))];
        return {
          ...rest,
          lines: lines.map(({ units, ...line }) => ({ ...line, unitPrice: text(units) })),
          freight: text(Math.max(0, freight(goods + insurance))),
          insurance: text(insurance),
          dutyRates: codes.flatMap((hsPrefix, i) => {
            const rate = dutyRates[i];
            return rate === undefined ? [] : [{ hsPrefix, rate }];
          }),
        } as Example;
      }),
  );
}

const rates = fc.array(fc.constantFrom('0', '0.05', '0.123', '0.45'), {
  minLength: 4,
  maxLength: 4,
});

/** None, any, or what makes the whole as much as the limit, or one minor unit less or more. */
function freightUpTo(limit: number): fc.Arbitrary<(others: number) => number> {
  return fc.oneof(
    fc.integer({ min: -1, max: 1 }).map((units) => (others: number) => limit + units - others),
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
    cases.flatMap((one) =>
      'refuse' in one
        ? []
        : one.brackets.map(({ upTo }): [string | null, string] => [upTo, one.limit.currency]),
    ),
  );
  return limits.filter((limit): limit is [string, string] => limit[0] !== null);
}
