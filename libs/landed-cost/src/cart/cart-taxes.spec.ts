import * as fc from 'fast-check';
import { Decimal, sum, toAmount, toText } from '#money';
import { PACKS } from '../rule-sets/spec/packs.js';
import { ruleSetPeriods } from '../spec/rule-sets-of-days.js';
import {
  taxesOfCart as taxesOfCartBy,
  type Cart,
  type CartLine,
  type SimulatedTaxes,
} from './cart-taxes.js';
import { cents, accepted, taxesOfCart } from '../spec-data.js';

const lines = (...prices: [unitPrice: string | number, quantity: number][]): CartLine[] =>
  prices.map(([unitPrice, quantity], i) => ({ id: `${i + 1}`, skuId: 'S', unitPrice, quantity }));

const cart = (over: Partial<Cart>): Cart => ({
  date: '2026-11-20',
  country: 'BR',
  state: 'SP',
  fxRate: '5.50',
  freight: 0,
  lines: lines([100, 1]),
  ...over,
});

const row = (t: SimulatedTaxes) =>
  [t.importDuty, t.icms, t.cbs, t.ibsState, t.ibsMunicipal, t.total]
    .map((d) => d.toFixed(2))
    .join(' ');
const simulate = (over: Partial<Cart>) => accepted(taxesOfCart(cart(over)));
const totals = (over: Partial<Cart>) => row(simulate(over).totals);

const A = { fxRate: '5.51', lines: lines([180, 1]), freight: 50 };
const B = { state: 'MG', lines: lines([400, 1], [100, 2]), freight: 50 };
const V4 = { state: 'MG', lines: lines([245, 1]), freight: 30 };

describe('tax simulation, worked numbers (decisions 5.8, 5.9): II, ICMS, CBS, IBS-E, IBS-M, total', () => {
  it.each<[string, Partial<Cart>, string]>([
    ['A', A, '0.00 47.11 2.07 0.23 0.00 47.11'],
    ['B', B, '225.00 218.75 7.88 0.88 0.00 443.75'],
    [
      'V1 rounding mode',
      { fxRate: '5.00', lines: lines([200, 1]), freight: 25 },
      '0.00 46.08 2.03 0.23 0.00 46.08',
    ],
    ['V4 exactly US$50.00', V4, '0.00 68.75 2.48 0.28 0.00 68.75'],
    [
      'V5 one centavo above',
      { ...V4, lines: lines(['245.01', 1]) },
      '0.01 68.75 2.48 0.28 0.00 68.76',
    ],
    [
      'V6 one dollar above',
      { ...V4, lines: lines(['250.50', 1]) },
      '3.30 70.95 2.55 0.28 0.00 74.25',
    ],
    ['V7 the old law, V4', { ...V4, date: '2026-05-11' }, '55.00 82.50 2.97 0.33 0.00 137.50'],
    ['V7 the old law, A', { ...A, date: '2026-05-11' }, '46.00 56.53 2.48 0.28 0.00 102.53'],
    ['V7 the old law, B', { ...B, date: '2026-05-11' }, '280.00 232.50 8.37 0.93 0.00 512.50'],
    [
      'ICMS of exactly half a centavo, 8.585',
      { lines: lines(['41.915', 1]) },
      '0.00 8.59 0.38 0.04 0.00 8.59',
    ],
    [
      'the new law from its first day',
      { ...V4, date: '2026-05-12' },
      '0.00 68.75 2.48 0.28 0.00 68.75',
    ],
    [
      'no CBS and IBS before 2026',
      { ...V4, date: '2025-12-31' },
      '55.00 82.50 0.00 0.00 0.00 137.50',
    ],
  ])('%s', (_, over, expected) => {
    expect(totals(over)).toBe(expected);
  });

  it.each<[string, Partial<Cart>, string[]]>([
    ['B', B, ['150.00 145.83 5.25 0.59 0.00 295.83', '75.00 72.92 2.63 0.29 0.00 147.92']],
    [
      'V2 three lines',
      {
        fxRate: '5.4321',
        lines: lines(['199.90', 1], ['59.95', 2], ['33.33', 3]),
        freight: '39.90',
      },
      [
        '53.74 55.84 2.45 0.27 0.00 109.58',
        '32.23 33.50 1.47 0.16 0.00 65.73',
        '26.88 27.93 1.23 0.14 0.00 54.81',
      ],
    ],
    [
      'V3 ties',
      { lines: lines([100, 1], [100, 1], [100, 1]) },
      [
        '5.00 21.51 0.95 0.11 0.00 26.51',
        '5.00 21.51 0.95 0.11 0.00 26.51',
        '5.00 21.50 0.94 0.10 0.00 26.50',
      ],
    ],
    [
      'V7 the old law, B',
      { ...B, date: '2026-05-11' },
      ['186.67 155.00 5.58 0.62 0.00 341.67', '93.33 77.50 2.79 0.31 0.00 170.83'],
    ],
    [
      'free goods share the tax on freight by quantity',
      { lines: lines([0, 1], [0, 3]), freight: 83 },
      ['0.00 4.25 0.19 0.02 0.00 4.25', '0.00 12.75 0.56 0.06 0.00 12.75'],
    ],
  ])('%s, line by line', (_, over, expected) => {
    expect(simulate(over).lines.map(row)).toEqual(expected);
  });

  it('does not apply rules for certain goods, because a cart does not name its goods', () => {
    const { ruleSets } = PACKS.find(({ destination }) => destination === 'BR')!;
    const pack = { timeZone: 'America/Sao_Paulo', ruleSets: ruleSetPeriods(ruleSets) };
    const terms = new Map([['BR', { ...pack, dutyRates: [], tariffs: [] }]]);
    expect(row(accepted(taxesOfCartBy(cart(B), terms)).totals)).toBe(totals(B));
  });

  it('returns the ids in the order of the request, the rate and the version of the rules', () => {
    const { lines: answered, fxRate, rulesVersion } = simulate(B);
    expect(answered.map(({ id, skuId }) => [id, skuId])).toEqual([
      ['1', 'S'],
      ['2', 'S'],
    ]);
    expect(toText(fxRate)).toBe('5.5');
    expect(rulesVersion).toBe('BR-2026-05-12-1');
  });
});

describe('tax simulation refuses', () => {
  it.each<[string, Partial<Cart>]>([
    ['unsupported-destination', { country: 'MX' }],
    ['unknown-state', { state: 'XX' }],
    ['unknown-state', { state: 'sp' }],
    ['value-over-simplified-regime', { lines: lines(['16500.01', 1]) }],
  ])('%s (decisions 5.7, 5.8)', (code, over) => {
    expect(taxesOfCart(cart(over))).toMatchObject({ ok: false, code });
  });

  it('no cart of exactly US$3,000', () => {
    expect(taxesOfCart(cart({ lines: lines([16500, 1]) })).ok).toBe(true);
  });
});

/** The rule of decision 5.8, reimplemented in whole numbers: an amount is numerator ÷ denominator of 10^-7 BRL. */
function oracle({
  state,
  date,
  fx,
  value,
}: {
  state: string;
  date: string;
  fx: bigint;
  value: bigint;
}) {
  const old = date < '2026-05-12';
  const rate = ['AC', 'AL', 'BA', 'CE', 'MG', 'PB', 'PI', 'RN', 'RR', 'SE'].includes(state)
    ? 20n
    : 17n;
  const over50 = value > 50n * fx;
  const duty10 = over50 ? 6n * value - (old ? 200n : 300n) * fx : old ? 2n * value : 0n;
  const base10 = 10n * value + duty10;
  const round = (numerator: bigint, denominator: bigint) => {
    const perCent = denominator * 100_000n;
    return Number((2n * numerator + perCent) / (2n * perCent)) / 100;
  };
  return {
    importDuty: round(duty10, 10n),
    icms: round(base10 * rate, 10n * (100n - rate)),
    cbs: date < '2026' ? 0 : round(base10 * 9n, 10_000n),
    ibsState: date < '2026' ? 0 : round(base10, 10_000n),
    ibsMunicipal: 0,
  };
}

describe('tax simulation of generated carts', () => {
  const quantity = fc.integer({ min: 1, max: 9999 }).map((n) => new Decimal(n).dividedBy(1000));
  const generated = fc.record({
    date: fc.constantFrom('2025-12-31', '2026-05-11', '2026-05-12', '2026-11-20'),
    state: fc.constantFrom('SP', 'MG', 'RJ', 'AC', 'DF', 'SE'),
    fxRate: fc.integer({ min: 30_000, max: 90_000 }).map((n) => new Decimal(n).dividedBy(10_000)),
    freight: cents(0, 20_000),
    lines: fc.array(fc.record({ unitPrice: cents(0, 30_000), quantity }), {
      minLength: 1,
      maxLength: 12,
    }),
  });
  const NAMES = ['importDuty', 'icms', 'cbs', 'ibsState', 'ibsMunicipal'] as const;

  it('agrees with whole-number arithmetic, and lines add up to the totals exactly', () => {
    fc.assert(
      fc.property(generated, (random) => {
        const simulated = taxesOfCart(
          cart({
            ...random,
            lines: random.lines.map((l, i) => ({ ...l, id: `${i}`, skuId: 'S' })),
          }),
        );
        const goods = sum(random.lines.map((l) => l.unitPrice.times(l.quantity)));
        const value = goods.plus(random.freight);
        if (value.greaterThan(random.fxRate.times(3000))) {
          expect(simulated).toMatchObject({ code: 'value-over-simplified-regime' });
          return;
        }
        const { totals: total, lines: shares } = accepted(simulated);
        const scaled = (amount: Decimal) => BigInt(amount.times(1e7).toFixed(0));
        const expected = oracle({ ...random, fx: scaled(random.fxRate), value: scaled(value) });
        for (const name of NAMES) {
          expect([name, toAmount(total[name])]).toEqual([name, expected[name]]);
          expect(sum(shares.map((line) => line[name])).equals(total[name])).toBe(true);
        }
        expect(total.total.equals(total.icms.plus(total.importDuty))).toBe(true);
        expect(sum(shares.map((line) => line.total)).equals(total.total)).toBe(true);
        for (const line of shares) {
          expect(line.total.equals(line.icms.plus(line.importDuty))).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
