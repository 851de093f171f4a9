import type { LandedCostQuote } from '#landed-cost';
import { QuoteIds, SANDBOX_QUOTE_KEYS } from '#edge';
import type { TestService } from '#testing';
import { dayFromNow, dutyRates, ruleSet } from '../terms/documents.js';
import { startTaxes } from '../taxes-service.js';

const LIMIT = { of: ['goods', 'freight'], currency: 'EUR', per: 'consignment' } as const;
const SHIRTS = { id: 'shirts', hsCode: '6109.10', countryOfOrigin: 'CN', quantity: 2 };
const SHOES = { id: 'shoes', hsCode: '6403.99', quantity: 1, unitPrice: 30 };

/** Up to EUR 150, a fee of EUR 3 for each HS code; above EUR 150, duty; always VAT. */
const RULES = ruleSet({
  estimate: true,
  cases: [
    { when: { hs: ['2204'] }, refuse: 'excise-goods' },
    {
      limit: { ...LIMIT, of: [...LIMIT.of] },
      brackets: [
        { upTo: '150', taxes: [{ ...fee('3'), name: 'fee' }, vat('0.19', 'seller')] },
        {
          upTo: '1000',
          taxes: [
            {
              name: 'customs-duty',
              kind: 'duty',
              rate: 'byHs',
              base: ['goods', { of: 'freight', x: '0.5' }],
              collectedBy: 'customs',
            },
            vat('0.19', 'customs'),
          ],
        },
      ],
    },
  ],
});

function fee(value: string) {
  const amount = { value, currency: 'EUR', per: 'hsLine' } as const;
  return { kind: 'fee', amount, collectedBy: 'carrier' } as const;
}

function vat(rate: string, collectedBy: 'seller' | 'customs') {
  return { name: 'vat', kind: 'tax' as const, rate, base: ['goods', 'freight'], collectedBy };
}

const CART = {
  destination: 'DE',
  currency: 'EUR',
  freight: 10,
  lines: [{ ...SHIRTS, unitPrice: 40.005 }, SHOES],
  shippedFrom: 'US',
};

describe('the landed cost of a cart (decision 9.9)', () => {
  let taxes: TestService;
  let token: string;
  let operator: string;

  beforeAll(async () => {
    taxes = await startTaxes();
    token = await taxes.tokens.channel('SHOP');
    operator = await taxes.tokens.operator();
    const load = async (path: string, method: string, body: object) => {
      const answer = await taxes.fetch(path, { method, token: operator, body });
      expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
    };
    await load('/ops/duty-rates/DE', 'PUT', dutyRates());
    await load('/ops/tax-rules', 'POST', RULES);
  });

  afterAll(() => taxes.stop());

  const quote = (over: object = {}) =>
    taxes.fetch('/ext/landedCost', { token, body: { ...CART, ...over } });
  const calculate = (over: object = {}) =>
    taxes.fetch('/ops/landedCost', { token: operator, body: { ...CART, ...over } });
  const faultsOf = ({ body }: Awaited<ReturnType<typeof quote>>) =>
    body.errors.map(({ pointer, code }: { pointer: string; code: string }) => [pointer, code]);

  it('has amounts by line and in total, with sources, limit and a quote', async () => {
    const { status, body } = await quote();
    expect(status).toBe(200);
    // 80.01 + 30 + 10 of freight: 22.8019 of VAT, and EUR 3 twice.
    const { lines, quoteId, quoteExpiresAt, ...cost } = body;
    const all = { source: ['A law'], estimate: true };
    expect(cost).toEqual({
      dutiesTotal: 0,
      taxesTotal: 22.8,
      feesTotal: 6,
      total: 28.8,
      landedCost: 148.81,
      taxes: [
        { name: 'fee', kind: 'fee', amount: 6, collectedBy: 'carrier', ...all },
        {
          name: 'vat',
          kind: 'tax',
          rate: 0.19,
          base: 120.01,
          amount: 22.8,
          collectedBy: 'seller',
          ...all,
        },
      ],
      currency: 'EUR',
      fxRate: 0.92,
      rulesVersion: `DE-${RULES.validFrom}-1`,
      dutyRatesVersion: `DE-${dutyRates().validFrom}-1`,
      day: RULES.validFrom,
    });
    const limit = {
      of: [{ of: 'goods' }, { of: 'freight' }],
      per: 'consignment',
      currency: 'EUR',
      upTo: 150,
    };
    expect(lines).toMatchObject([
      { id: 'shirts', feesTotal: 3, taxesTotal: 16.58, total: 19.58, limit },
      { id: 'shoes', feesTotal: 3, taxesTotal: 6.22, total: 9.22, limit },
    ]);
    const read = (id: string) => new QuoteIds<LandedCostQuote>(SANDBOX_QUOTE_KEYS).read(id)!;
    const signed = read(quoteId);
    expect(signed).toMatchObject({
      salesChannel: 'SHOP',
      expiresAt: quoteExpiresAt,
      destination: 'DE',
      shipping: '10',
      lines: [
        ['610910', 'CN', '2', '40.005', '19.58'],
        ['640399', 'US', '1', '30', '9.22'],
      ],
      rulesVersion: cost.rulesVersion,
      dutyRatesVersion: cost.dutyRatesVersion,
    });
    expect(signed).not.toHaveProperty('otherRegions');
    const brazil = { destination: 'BR', currency: 'BRL', scheme: 'PRC' };
    expect(read((await quote(brazil)).body.quoteId)).toMatchObject({
      scheme: 'PRC',
      otherRegions: expect.arrayContaining(['AL']),
    });
    const hours = (Date.parse(quoteExpiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
  });

  it('names the HS prefix and the source of a duty rate', async () => {
    const { body } = await quote({ lines: [{ ...SHIRTS, unitPrice: 100 }] });
    expect(body.lines[0].taxes[0]).toEqual({
      name: 'customs-duty',
      kind: 'duty',
      rate: 0.12,
      base: 205,
      amount: 24.6,
      collectedBy: 'customs',
      source: ['A tariff'],
      estimate: true,
      hsPrefix: '61',
    });
    expect(body.lines[0].limit.upTo).toBe(1_000);
    expect([body.dutiesTotal, body.taxesTotal]).toEqual([24.6, 39.9]);
  });

  it('is the same for operators, without a quote, and is available for other days', async () => {
    const [quoted, calculated] = [await quote(), await calculate({ insurance: null })];
    const { quoteId: _id, quoteExpiresAt: _until, ...cost } = quoted.body;
    expect([calculated.status, calculated.body]).toEqual([200, cost]);
    const past = await calculate({ destination: 'CL', currency: 'CLP', on: '2025-10-25' });
    expect([past.status, past.body.day]).toEqual([200, '2025-10-25']);
    const before = await calculate({ on: dayFromNow(-1) });
    expect(faultsOf(before)).toEqual([['/destination', 'unsupported-destination']]);
    expect((await quote({ on: '2025-10-25' })).body.day).toBe(RULES.validFrom);
  });

  it.each<[string, object, [pointer: string, code: string][]]>([
    ['no tax rules', { destination: 'FR' }, [['/destination', 'unsupported-destination']]],
    ['no exchange rate', { currency: 'GBP' }, [['/currency', 'no-fx-rate']]],
    [
      'goods that the rules refuse',
      { lines: [SHOES, { ...SHOES, id: 'wine', hsCode: '2204.21' }] },
      [['/lines/1/hsCode', 'goods-refused']],
    ],
    [
      'no duty rate',
      { lines: [{ ...SHIRTS, unitPrice: 100 }, SHOES, { ...SHOES, id: 'more' }] },
      [
        ['/lines/1/hsCode', 'no-duty-rate'],
        ['/lines/2/hsCode', 'no-duty-rate'],
      ],
    ],
    [
      'a value above the last limit',
      { lines: [{ ...SHOES, unitPrice: 990.01 }] },
      [['/lines/0/unitPrice', 'value-over-simplified-regime']],
    ],
    [
      'a state that Brazil does not have',
      { destination: 'BR', currency: 'BRL', region: 'xx' },
      [['/region', 'unknown-state']],
    ],
    ['two lines with one id', { lines: [SHOES, SHOES] }, [['/lines/1/id', 'duplicate-line']]],
  ])('is refused with 422 for %s', async (_, over, faults) => {
    for (const answer of [await quote(over), await calculate(over)]) {
      expect([answer.status, faultsOf(answer)]).toEqual([422, faults]);
    }
  });

  it('is refused with 400 for members that are not valid, each with its pointer', async () => {
    const answer = await quote({
      destination: 'XX',
      currency: 'ABC',
      freight: -1,
      shippedFrom: undefined,
      lines: [
        { ...SHOES, hsCode: '61091', quantity: 0 },
        { ...SHOES, quantity: 1.0001, unitPrice: 1e11, countryOfOrigin: 'CHN' },
      ],
    });
    expect(answer.status).toBe(400);
    expect(
      faultsOf(answer)
        .map(([pointer]: [string]) => pointer)
        .toSorted(),
    ).toEqual([
      '/currency',
      '/destination',
      '/freight',
      '/lines/0/hsCode',
      '/lines/0/quantity',
      '/lines/1/countryOfOrigin',
      '/lines/1/quantity',
      '/lines/1/unitPrice',
      '/shippedFrom',
    ]);
    const many = Array.from({ length: 201 }, (_, id) => ({ ...SHOES, id: `${id}` }));
    expect(faultsOf(await quote({ lines: many }))).toEqual([['/lines', 'too-many']]);
  });

  it('is for sales channels and operators, each at its own path', async () => {
    for (const other of [operator, await taxes.tokens.merchant('ACME')]) {
      const answer = await taxes.fetch('/ext/landedCost', { token: other, body: CART });
      expect(answer.status).toBe(401);
    }
    const answer = await taxes.fetch('/ops/landedCost', { token, body: CART });
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong-client-kind']);
  });
});
