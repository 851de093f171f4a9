import { decimal, sum } from '#money';
import { termsByDestination, type TermDocument } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import * as fc from 'fast-check';
import { breakdownOf } from './breakdown.js';
import type { Conditions } from './conditions.js';
import { localize, type RequestedPrice, type PricingFacts } from './localization.js';

type Rules = Extract<TermDocument, { ruleSets: unknown }>;

const NOW = new Date('2026-11-21T12:00:00.000Z');
const RATES = new Map([
  ['BRL', '5.50'],
  ['MXN', '18.50'],
  ['EUR', '0.92'],
]);
const MELI = {
  country: 'MX',
  currency: 'MXN',
  feeShare: '0.18',
  taxesOnline: false,
  priceEnding: { step: '1', offset: '0.90' },
  service: 'STANDARD',
  freightShownSeparately: false,
};
const FACTS: PricingFacts = {
  merchant: { country: 'US', currency: 'USD' },
  channel: MELI,
  rates: RATES,
  packed: { weight: '0.400', length: 20, width: 15, height: 10 },
};
const CONDITIONS: Conditions = {
  terms: termsByDestination(sandboxDocuments().values()),
  perUsd: new Map(),
  now: NOW,
};
const REQUESTED: RequestedPrice = {
  kind: 'origin',
  salePrice: '60',
  listPrice: '75',
  currency: 'USD',
};

function made(requested: RequestedPrice, facts: PricingFacts, now = NOW) {
  const localization = localize(requested, facts, { ...CONDITIONS, now });
  if (!localization.ok) throw new Error(localization.code);
  return localization.price;
}

describe('goods whose taxes depend on HS code and origin (9.2, 9.3)', () => {
  const tariff = sandboxDocuments().get('tariff/*-MX-STANDARD')!;
  const rules = {
    id: 'MX-2026-01-01-1',
    revision: 1,
    validFrom: '2026-01-01',
    source: ['a law'],
    cases: [
      {
        limit: { of: ['goods'], currency: 'EUR', per: 'consignment' as const },
        brackets: [
          {
            upTo: null,
            taxes: [
              {
                name: 'duty',
                kind: 'duty' as const,
                rate: 'byHs',
                base: ['goods'],
                collectedBy: 'customs' as const,
              },
            ],
          },
        ],
      },
    ],
  };
  const duties = {
    dialect: 1,
    id: 'MX-2026-01-01-1',
    revision: 1,
    destination: 'MX',
    validFrom: '2026-01-01',
    source: ['a table'],
    rates: [
      { hsPrefix: '61', rate: '0.20' },
      { hsPrefix: '61', origin: ['CN'], rate: '0.35' },
    ],
  };
  const { calendar } = sandboxDocuments().get('rules/MX') as Rules;
  const from = '2026-01-01';
  const ofRules = {
    dialect: 1,
    destination: 'MX',
    timeZone: 'America/Mexico_City',
    calendar: {
      ...calendar,
      ruleSets: [{ from, terms: rules.id }],
      dutyRates: [{ from, terms: duties.id }],
    },
    ruleSets: [rules],
  };
  const terms = termsByDestination([ofRules, duties, tariff]);
  const dutyOf = (goods: Partial<PricingFacts>, perUsd = new Map([['EUR', '0.92']])) => {
    const result = localize(REQUESTED, { ...FACTS, ...goods }, { terms, perUsd, now: NOW });
    return result.ok ? result.price.sale.taxes[0]?.rate?.toNumber() : result.code;
  };

  it('have a rate by HS code and origin, which is the merchant’s country by default', () => {
    expect(dutyOf({ hsCode: '6109.10.00' })).toBe(0.2);
    expect(dutyOf({ hsCode: '610910', origin: 'CN' })).toBe(0.35);
  });

  it('are refused without HS code, duty rate or the exchange rate of a limit, instead of a rate of 0', () => {
    expect(dutyOf({})).toBe('unknown-hs-code');
    expect(dutyOf({ hsCode: 'n/a' })).toBe('unknown-hs-code');
    expect(dutyOf({ hsCode: '420221' })).toBe('no-duty-rate');
    expect(dutyOf({ hsCode: '610910' }, new Map())).toBe('no-fx-rate');
  });
});

describe('localizing a price (decisions 5.2, 5.4)', () => {
  it('computes the worked price of MELI', () => {
    const { sale, list } = made(REQUESTED, FACTS);
    expect([sale.shown.toNumber(), list.shown.toNumber()]).toEqual([1795.9, 2190.9]);
  });

  it('rounds its terms to the minor units of the currency (1.7)', () => {
    expect(made(REQUESTED, FACTS).sale.net.toNumber()).toBe(1534.15);
  });

  it('applies the rules of the day in America/Sao_Paulo (5.9)', () => {
    const ecom = { ...MELI, country: 'BR', currency: 'BRL', feeShare: '0.16' };
    const versionAt = (instant: string) =>
      made(REQUESTED, { ...FACTS, channel: ecom }, new Date(instant)).rulesVersion;
    expect(versionAt('2026-05-12T02:59:59.999Z')).not.toBe(versionAt('2026-05-12T03:00:00.000Z'));
    expect(versionAt('2026-05-12T03:00:00.000Z')).toBe(versionAt('2026-11-21T00:00:00.000Z'));
  });

  it.each<[string, Partial<RequestedPrice>, Partial<PricingFacts>, string]>([
    ['no rate of the channel', {}, { rates: new Map() }, 'no-fx-rate'],
    [
      'no rate of the merchant',
      { currency: 'GBP' },
      { merchant: { country: 'GB', currency: 'GBP' } },
      'no-fx-rate',
    ],
    ['a merchant that changed its currency since', { currency: 'EUR' }, {}, 'currency-changed'],
    ['a price tag in another currency', { kind: 'destination' }, {}, 'currency-changed'],
    [
      'a value above the regime',
      { salePrice: '3000', listPrice: '3000' },
      {},
      'value-over-simplified-regime',
    ],
    [
      'a price tag that leaves nothing',
      { kind: 'destination', currency: 'MXN', salePrice: '100', listPrice: '100' },
      {},
      'payout-not-positive',
    ],
    [
      'a country without rules',
      {},
      { channel: { ...MELI, country: 'PE' } },
      'unsupported-destination',
    ],
  ])('fails with a reason: %s', (_, change, facts, code) => {
    expect(localize({ ...REQUESTED, ...change }, { ...FACTS, ...facts }, CONDITIONS)).toMatchObject(
      {
        ok: false,
        code,
      },
    );
  });

  it('fails if the channel is not known yet', () => {
    const { channel: _, ...facts } = FACTS;
    expect(localize(REQUESTED, facts, CONDITIONS)).toMatchObject({
      code: 'unknown-sales-channel',
    });
  });

  it('drops a list price that cannot be localized, and its breakdown says why (5.5)', () => {
    const price = made({ ...REQUESTED, listPrice: '3000' }, FACTS);
    const { sale, list, listPriceDropped } = breakdownOf(price, 'MXN');
    expect(list).toEqual(sale);
    expect(listPriceDropped).toMatchObject({ code: 'value-over-simplified-regime' });
    expect(breakdownOf(made(REQUESTED, FACTS), 'MXN')).not.toHaveProperty('listPriceDropped');
  });

  it('names each tax with its base and the sources of the rules (5.3)', () => {
    const { sale, sources } = breakdownOf(made(REQUESTED, FACTS), 'MXN');
    expect(sale.taxes).toEqual([
      {
        name: 'global-rate',
        kind: 'tax',
        rate: 0.17,
        base: 1534.15,
        value: 260.8,
        collectedBy: 'carrier',
        estimate: true,
      },
    ]);
    expect(sources).toEqual([
      'RGCE 2025, regla 3.7.35; T-MEC art. 7.8',
      'Sandbox tariff, invented',
    ]);
  });

  it('has a breakdown whose shown amounts add up (5.3)', () => {
    const channels = [
      MELI,
      { ...MELI, country: 'BR', currency: 'BRL', taxesOnline: true },
      { ...MELI, country: 'CL', currency: 'CLP', priceEnding: { step: '1000', offset: '990' } },
    ];
    const rates = new Map([...RATES, ['CLP', '950']]);
    const cents = fc.integer({ min: 1, max: 100_000_000 });
    const kinds = fc.constantFrom('origin' as const, 'destination' as const);
    fc.assert(
      fc.property(
        cents,
        cents,
        fc.constantFrom(...channels),
        kinds,
        (saleCents, addedCents, channel, kind) => {
          const currency = kind === 'origin' ? 'USD' : channel.currency;
          const prices = {
            salePrice: String(saleCents / 100),
            listPrice: String((saleCents + addedCents) / 100),
          };
          const price = localize(
            { kind, currency, ...prices },
            { ...FACTS, channel, rates },
            CONDITIONS,
          );
          fc.pre(price.ok);
          const breakdown = breakdownOf(price.price, channel.currency);
          for (const { net, taxes, taxesTotal, retail } of [breakdown.sale, breakdown.list]) {
            const total = sum(taxes.map(({ value }) => decimal(value)));
            expect(total.toNumber()).toBe(taxesTotal);
            expect(decimal(net).plus(taxesTotal).toNumber()).toBe(retail);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('estimates from a shown price at least its original payout, and less than one step more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 200_000 }), (cents) => {
        const payout = cents / 100;
        const price = String(payout);
        const origin = localize(
          { ...REQUESTED, salePrice: price, listPrice: price },
          FACTS,
          CONDITIONS,
        );
        fc.pre(origin.ok);
        const tag = origin.price.sale.shown.toFixed();
        const back = made(
          { kind: 'destination', currency: 'MXN', salePrice: tag, listPrice: tag },
          FACTS,
        );
        expect(back.sale.shown.toFixed()).toBe(tag);
        const gain = back.sale.payout.minus(payout).toNumber();
        expect(gain).toBeGreaterThanOrEqual(-0.01);
        expect(gain).toBeLessThanOrEqual(1 / 18.5 + 0.01);
      }),
    );
  });
});
