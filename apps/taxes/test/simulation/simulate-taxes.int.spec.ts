import type { TestService } from '#testing';
import { cart, startTaxes, startTaxesWithVectorRates } from '../taxes-service.js';

describe('the tax simulation', () => {
  let taxes: TestService;
  let simulate: Awaited<ReturnType<typeof startTaxesWithVectorRates>>['simulate'];

  beforeAll(async () => {
    ({ taxes, simulate } = await startTaxesWithVectorRates());
  });

  afterAll(() => taxes.stop());

  it('allocates taxes by quantity when every line is free (5.9)', async () => {
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

  it('has the same answer for a past day, regardless of later loads (5.9)', async () => {
    const past = cart('MG', 30, [[250.5, 1]], '2026-06-03');
    const before = await simulate(past);
    const token = await taxes.tokens.operator();
    const load = (validFrom?: string) =>
      taxes.fetch('/ops/fx-rates', {
        token,
        body: { base: 'USD', quote: 'BRL', rate: 5.51, validFrom, source: 'later' },
      });
    expect((await load('2026-06-03T12:00:00Z')).status).toBe(422);
    expect((await load()).status).toBe(201);
    expect((await simulate(past)).body).toEqual(before.body);
    expect(before.body.fxRate).toBe(5.5);
  });

  it('accepts country and state in lower case (1.12)', async () => {
    const sent = cart('MG', 30, [[250.5, 1]], '2026-06-03');
    const lower = await simulate({ ...sent, country: 'br', state: 'mg' });
    expect([lower.status, lower.body]).toEqual([200, (await simulate(sent)).body]);
  });

  it('accepts quantities of three decimals, and refuses four (1.7)', async () => {
    const { status, body } = await simulate(cart('SP', 0, [[200, 0.125]], '2026-06-01'));
    expect([status, body.totals.icmsTaxValue]).toEqual([200, 5.12]); // 25 · 0.17 ÷ 0.83 = 5.1205
    expect((await simulate(cart('SP', 0, [[200, 0.1255]], '2026-06-01'))).status).toBe(400);
  });

  it('accepts a cart of exactly US$3,000, and refuses one centavo more (5.8)', async () => {
    expect((await simulate(cart('SP', 0, [[15_000, 1]], '2026-06-01'))).status).toBe(200);
    const over = await simulate(cart('SP', 0.01, [[15_000, 1]], '2026-06-01'));
    expect([over.status, over.body.code]).toEqual([422, 'value-over-simplified-regime']);
  });

  it('accepts live sales-channel tokens only; any other token is 401 (2.2)', async () => {
    const body = cart('SP', 50, [[180, 1]]);
    const otherTokens = [
      await taxes.tokens.merchant('ACME'),
      await taxes.tokens.operator(),
      'x.y.z',
    ];
    for (const token of otherTokens) {
      expect((await taxes.fetch('/ext/taxes', { token, body })).status).toBe(401);
    }
    const without = await taxes.fetch('/ext/taxes', { body });
    expect(without.status).toBe(401);
    expect(without.headers.get('www-authenticate')).toMatch(/^Bearer/);
  });

  it('names every invalid field in one answer (1.2, 1.4, 1.12)', async () => {
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
    expect(answer.body.errors).toContainEqual({
      pointer: '/country',
      code: 'not-allowed',
      detail: expect.stringContaining('use the alpha-2 code BR'),
    });
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
    ['201 lines', { items: lines(201) }, 400, 'validation-failed', '/items'],
    [
      'no date',
      { simulationDate: '2026-11-20T12:00:00Z' },
      400,
      'validation-failed',
      '/simulationDate',
    ],
    ['an unknown state', { state: 'XX' }, 422, 'unknown-state', '/state'],
    ['another country', { country: 'MX' }, 422, 'unsupported-destination', '/country'],
    ['a value above US$3,000', { freight: 16_500 }, 422, 'value-over-simplified-regime', undefined],
    [
      'numbers too large for any cart',
      {
        items: [
          {
            id: 'a',
            skuId: 'S',
            quantity: 999_999_999.999,
            unitPriceWithDiscount: 99_999_999_999.9999,
          },
        ],
      },
      422,
      'value-over-simplified-regime',
      undefined,
    ],
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

function lines(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    skuId: 'S',
    quantity: 1,
    unitPriceWithDiscount: 1,
  }));
}

describe('the tax simulation while Kafka is unreachable', () => {
  it('answers from its own store', async () => {
    const taxes = await startTaxes({ KAFKA_BROKERS: '127.0.0.1:1' });
    try {
      const token = await taxes.tokens.channel('ECOM');
      const body = cart('SP', 50, [[180, 1]]);
      const answer = await taxes.fetch('/ext/taxes', { token, body });
      expect([answer.status, answer.body.totals.totalTaxValue]).toEqual([200, 47.11]);
    } finally {
      await taxes.stop();
    }
  });
});

describe('the tax simulation in production', () => {
  it('refuses to simulate another day than today (5.9)', async () => {
    const QUOTE_KEYS = 'only-for-the-tests-of-taxes-in-production-too';
    const taxes = await startTaxes({ ENTREPOT_ENV: 'production', QUOTE_KEYS });
    try {
      const token = await taxes.tokens.channel('ECOM');
      const body = cart('SP', 50, [[180, 1]], '2026-05-11');
      const answer = await taxes.fetch('/ext/taxes', { token, body });
      expect([answer.status, answer.body.code]).toEqual([422, 'simulation-date-not-allowed']);
    } finally {
      await taxes.stop();
    }
  });
});
