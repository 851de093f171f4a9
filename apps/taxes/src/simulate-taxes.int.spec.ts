import { startTestService } from '#testing';
import type { TestService } from '#testing';
import { migrations } from '../migrations/index.js';
import { readConfig } from './config.js';
import { taxesProblems } from './problems.js';
import { seedSandbox } from './sandbox-seed.js';
import { TaxesModule } from './taxes.module.js';

function startTaxes(env: Record<string, string> = {}): Promise<TestService> {
  return startTestService({
    name: 'taxes',
    module: (config) => TaxesModule.with(config),
    readConfig,
    problems: taxesProblems,
    migrations,
    env,
    prepare: (store) => seedSandbox(store.url, store.schema),
  });
}

type Line = [unitPrice: number, quantity: number];

function cart(state: string, freight: number, lines: Line[], simulationDate?: string) {
  return {
    items: lines.map(([unitPriceWithDiscount, quantity], index) => ({
      id: `line-${index + 1}`,
      skuId: `SKU-${index + 1}`,
      quantity,
      unitPriceWithDiscount,
    })),
    freight,
    country: 'BR',
    state,
    simulationDate,
  };
}

/** Import, ICMS, CBS, IBS state, total. */
type Row = [number, number, number, number, number];

function values([importTaxValue, icmsTaxValue, cbsTaxValue, ibsETaxValue, totalTaxValue]: Row) {
  return {
    importTaxValue,
    icmsTaxValue,
    cbsTaxValue,
    ibsETaxValue,
    ibsMTaxValue: 0,
    totalTaxValue,
  };
}

/** Days after 2026-05-12 share one law, so each vector's rate gets a day of its own. */
const RATES: [day: string, rate: number][] = [
  ['2026-05-10', 5.51],
  ['2026-05-11', 5.5],
  ['2026-06-01', 5],
  ['2026-06-02', 5.4321],
  ['2026-06-03', 5.5],
  ['2026-11-20', 5.51],
];

describe('the tax simulation', () => {
  let taxes: TestService;
  let channel: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    channel = await taxes.tokens.channel('ECOM');
    const token = await taxes.tokens.operator();
    for (const [validFrom, rate] of RATES) {
      const body = { base: 'USD', quote: 'BRL', rate, validFrom, source: 'vectors' };
      const answer = await taxes.fetch('/ops/fx-rates', { token, body });
      expect(answer.status).toBe(201);
    }
  }, 60_000);

  afterAll(() => taxes.stop());

  const simulate = (body: unknown) => taxes.fetch('/ext/taxes', { token: channel, body });

  it.each<[string, ReturnType<typeof cart>, number, Row, Row[]]>([
    [
      'A',
      cart('SP', 50, [[180, 1]], '2026-11-20'),
      5.51,
      [0, 47.11, 2.07, 0.23, 47.11],
      [[0, 47.11, 2.07, 0.23, 47.11]],
    ],
    [
      'B',
      cart(
        'MG',
        50,
        [
          [400, 1],
          [100, 2],
        ],
        '2026-06-03',
      ),
      5.5,
      [225, 218.75, 7.88, 0.88, 443.75],
      [
        [150, 145.83, 5.25, 0.59, 295.83],
        [75, 72.92, 2.63, 0.29, 147.92],
      ],
    ],
    [
      'V1 rounding mode',
      cart('SP', 25, [[200, 1]], '2026-06-01'),
      5,
      [0, 46.08, 2.03, 0.23, 46.08],
      [[0, 46.08, 2.03, 0.23, 46.08]],
    ],
    [
      'V2 three lines',
      cart(
        'SP',
        39.9,
        [
          [199.9, 1],
          [59.95, 2],
          [33.33, 3],
        ],
        '2026-06-02',
      ),
      5.4321,
      [112.85, 117.27, 5.15, 0.57, 230.12],
      [
        [53.74, 55.84, 2.45, 0.27, 109.58],
        [32.23, 33.5, 1.47, 0.16, 65.73],
        [26.88, 27.93, 1.23, 0.14, 54.81],
      ],
    ],
    [
      'V3 ties',
      cart(
        'SP',
        0,
        [
          [100, 1],
          [100, 1],
          [100, 1],
        ],
        '2026-06-03',
      ),
      5.5,
      [15, 64.52, 2.84, 0.32, 79.52],
      [
        [5, 21.51, 0.95, 0.11, 26.51],
        [5, 21.51, 0.95, 0.11, 26.51],
        [5, 21.5, 0.94, 0.1, 26.5],
      ],
    ],
    [
      'V4 exactly US$50.00',
      cart('MG', 30, [[245, 1]], '2026-06-03'),
      5.5,
      [0, 68.75, 2.48, 0.28, 68.75],
      [[0, 68.75, 2.48, 0.28, 68.75]],
    ],
    [
      'V5 one centavo above',
      cart('MG', 30, [[245.01, 1]], '2026-06-03'),
      5.5,
      [0.01, 68.75, 2.48, 0.28, 68.76],
      [[0.01, 68.75, 2.48, 0.28, 68.76]],
    ],
    [
      'V6 one dollar above',
      cart('MG', 30, [[250.5, 1]], '2026-06-03'),
      5.5,
      [3.3, 70.95, 2.55, 0.28, 74.25],
      [[3.3, 70.95, 2.55, 0.28, 74.25]],
    ],
    [
      'V7 the old law on V4',
      cart('MG', 30, [[245, 1]], '2026-05-11'),
      5.5,
      [55, 82.5, 2.97, 0.33, 137.5],
      [[55, 82.5, 2.97, 0.33, 137.5]],
    ],
    [
      'V7 the old law on A',
      cart('SP', 50, [[180, 1]], '2026-05-10'),
      5.51,
      [46, 56.53, 2.48, 0.28, 102.53],
      [[46, 56.53, 2.48, 0.28, 102.53]],
    ],
    [
      'V7 the old law on B',
      cart(
        'MG',
        50,
        [
          [400, 1],
          [100, 2],
        ],
        '2026-05-11',
      ),
      5.5,
      [280, 232.5, 8.37, 0.93, 512.5],
      [
        [186.67, 155, 5.58, 0.62, 341.67],
        [93.33, 77.5, 2.79, 0.31, 170.83],
      ],
    ],
  ])('answers vector %s to the cent (5.8, 5.9)', async (_, body, fxRate, totals, lines) => {
    const answer = await simulate(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      fxRate,
      items: lines.map((line, index) => ({
        id: `line-${index + 1}`,
        skuId: `SKU-${index + 1}`,
        ...values(line),
      })),
      totals: values(totals),
    });
  });

  it('shares by quantity when every line is free (5.9)', async () => {
    const { body } = await simulate(
      cart(
        'SP',
        83,
        [
          [0, 1],
          [0, 3],
        ],
        '2026-06-03',
      ),
    );
    expect(body.items.map((line: { icmsTaxValue: number }) => line.icmsTaxValue)).toEqual([
      4.25, 12.75,
    ]);
  });

  it('is for live sales-channel tokens alone; any other token is 401 (2.2)', async () => {
    const body = cart('SP', 50, [[180, 1]]);
    const others = [await taxes.tokens.merchant('ACME'), await taxes.tokens.operator(), 'x.y.z'];
    for (const token of others) {
      expect((await taxes.fetch('/ext/taxes', { token, body })).status).toBe(401);
    }
    const without = await taxes.fetch('/ext/taxes', { body });
    expect(without.status).toBe(401);
    expect(without.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('names every field that is not valid, in one answer (1.2, 1.4, 1.12)', async () => {
    const answer = await simulate({
      items: [
        { id: 'a', skuId: 'S', quantity: 0, unitPriceWithDiscount: -1 },
        { id: 'b', quantity: 1.0005, unitPriceWithDiscount: '5' },
      ],
      freight: 1e11,
      country: 'BRA',
      simulationDate: '2026-02-30',
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.code).toBe('validation-failed');
    expect(
      answer.body.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted(),
    ).toEqual([
      '/country',
      '/freight',
      '/items/0/quantity',
      '/items/0/unitPriceWithDiscount',
      '/items/1/quantity',
      '/items/1/skuId',
      '/items/1/unitPriceWithDiscount',
      '/simulationDate',
      '/state',
    ]);
  });

  it.each([
    ['no lines', { items: [] }, 400, 'validation-failed', '/items'],
    ['an unknown state', { state: 'XX' }, 422, 'unknown-state', '/state'],
    ['another country', { country: 'MX' }, 422, 'unsupported-destination', '/country'],
    ['a value above US$3,000', { freight: 16_500 }, 422, 'value-over-simplified-regime', undefined],
    [
      'two lines with one id',
      {
        items: [
          { id: 'a', skuId: 'S', quantity: 1, unitPriceWithDiscount: 1 },
          { id: 'a', skuId: 'T', quantity: 1, unitPriceWithDiscount: 1 },
        ],
      },
      422,
      'duplicate-line',
      '/items/1/id',
    ],
    ['a day before the first rate', { simulationDate: '2024-01-01' }, 422, 'no-fx-rate', undefined],
  ])('refuses %s (1.4, 5.7, 5.8)', async (_, change, status, code, pointer) => {
    const answer = await simulate({ ...cart('SP', 50, [[180, 1]]), ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.errors?.[0]?.pointer).toBe(pointer);
  });
});

describe('the tax simulation while Kafka is away', () => {
  it('answers, as it reads its own store only', async () => {
    const taxes = await startTaxes({ KAFKA_BROKERS: '127.0.0.1:1' });
    try {
      const token = await taxes.tokens.channel('ECOM');
      const body = cart('SP', 50, [[180, 1]]);
      const answer = await taxes.fetch('/ext/taxes', { token, body });
      expect([answer.status, answer.body.totals.totalTaxValue]).toEqual([200, 47.11]);
    } finally {
      await taxes.stop();
    }
  }, 60_000);
});

describe('the tax simulation in production', () => {
  it('refuses to simulate another day than today (5.9)', async () => {
    const taxes = await startTaxes({ ENTREPOT_ENV: 'production' });
    try {
      const token = await taxes.tokens.channel('ECOM');
      const body = cart('SP', 50, [[180, 1]], '2026-05-11');
      const answer = await taxes.fetch('/ext/taxes', { token, body });
      expect([answer.status, answer.body.code]).toEqual([422, 'simulation-date-not-allowed']);
    } finally {
      await taxes.stop();
    }
  }, 60_000);
});
