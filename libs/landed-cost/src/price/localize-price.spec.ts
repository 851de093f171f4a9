import * as fc from 'fast-check';
import { Decimal, decimal, toText } from '#money';
import { roundTerms, type PriceRequest, type Terms } from './price.js';
import {
  ACME,
  ECOM,
  GLOBEX,
  MELI,
  SHOP,
  cents,
  accepted,
  request,
  someRoute,
  texts,
  localizePrice,
} from '../spec-data.js';

const localize = (over: Partial<PriceRequest>) => accepted(localizePrice(request(over)));
const worked = (terms: Terms) =>
  [terms.net, terms.taxesTotal, terms.retail].map((amount) => amount.toFixed(4)).join(' ');
const record = ({ sale, list }: { sale: Terms; list: Terms }) =>
  [list.payout, sale.payout, list.withTaxes, sale.withTaxes, list.shown, sale.shown]
    .map((amount) => amount.toFixed(2))
    .join(' ');

describe('price localization, worked numbers (decision 5.2)', () => {
  const sixty = { sale: '60.00', list: '75.00' };

  it('shows the net price in ECOM, which adds taxes online', () => {
    const price = localize({ channel: ECOM, ...sixty });
    expect(texts(price.freight)).toEqual({
      billedWeight: '0.6',
      tariff: '10.5',
      currency: 'USD',
      value: '57.75',
    });
    expect(price.sale.net.toFixed(4)).toBe('461.6071');
    expect(price.list.net.toFixed(4)).toBe('559.8214');
    expect(record(price)).toBe('75.00 60.00 75.00 60.00 559.90 461.90');
  });

  it('includes the taxes in MELI', () => {
    const price = localize({ channel: MELI, ...sixty });
    expect(texts(price.freight)).toEqual({
      billedWeight: '0.6',
      tariff: '8',
      currency: 'USD',
      value: '148',
    });
    expect(worked(price.sale)).toBe('1534.1463 260.8049 1794.9512');
    expect(worked(price.list)).toBe('1872.5610 318.3354 2190.8963');
    expect(record(price)).toBe('75.00 60.00 118.43 97.08 2190.90 1795.90');
  });

  it('includes the taxes in MELI for goods from Germany', () => {
    const price = localize({ merchant: { ...ACME, country: 'DE' }, ...sixty });
    expect(price.sale.retail.toFixed(4)).toBe('2048.0854');
    expect(toText(price.sale.shown)).toBe('2048.9');
  });

  it('has whole pesos in SHOP', () => {
    const price = localize({ channel: SHOP, ...sixty });
    expect(toText(price.freight.value)).toBe('9025');
    expect(worked(price.sale)).toBe('77676.4706 14758.5294 92435.0000');
    expect(price.list.retail.toFixed(4)).toBe('112385.0000');
    expect([price.sale.shown, price.list.shown].map(toText)).toEqual(['92990', '112990']);
  });

  it('converts through the US dollar for another currency', () => {
    // 55.20 EUR are US$60.00, at 18.50 ÷ 0.92 pesos a euro
    const price = localize({ merchant: { ...GLOBEX, country: 'US' }, sale: '55.20' });
    expect(toText(price.fxRate)).toBe('20.108696');
    expect(worked(price.sale)).toBe('1534.1463 260.8049 1794.9512');
    expect(toText(price.sale.withTaxes)).toBe('89.31');
  });

  it('uses the sale price for a missing list price', () => {
    const price = localize({});
    expect(price.list).toEqual(price.sale);
  });

  it('contains the terms of the breakdown (decision 5.3)', () => {
    const price = localize({});
    const { sale, list: _, ...head } = price;
    expect(texts({ ...head, sale: roundTerms(sale, 'MXN') })).toEqual({
      fxRate: '18.5',
      rulesVersion: 'MX-2025-08-15-1',
      tariffVersion: '*-MX-STANDARD-2024-08-01-1',
      sources: ['RGCE 2025, regla 3.7.35; T-MEC art. 7.8', 'Sandbox tariff, invented'],
      feeShare: '0.18',
      freight: { billedWeight: '0.6', tariff: '8', currency: 'USD', value: '148' },
      sale: {
        payout: '60',
        net: '1534.15',
        taxes: [
          {
            name: 'global-rate',
            kind: 'tax',
            rate: '0.17',
            base: '1534.15',
            value: '260.8',
            collectedBy: 'carrier',
            estimate: true,
          },
        ],
        taxesTotal: '260.8',
        retail: '1794.95',
        shown: '1795.9',
        withTaxes: '97.08',
      },
    });
  });

  it('contains the base of a rate, even if the base includes the tax (5.8)', () => {
    const { sale } = localize({ channel: ECOM });
    const icms = sale.taxes.find(({ name }) => name === 'icms')!;
    expect(icms.base!.times(icms.rate!).toFixed(6)).toBe(icms.value.toFixed(6));
  });

  it('does not raise a price that is exactly on the ending, even if its net price is a repeating decimal', () => {
    // N = (34 + 9.50) ÷ 0.85 = 51.176…, R = N · 1.19 = 60.90 exactly: the smallest excess would cost the buyer a peso
    const channel = { ...SHOP, localPerUsd: 1, priceEnding: { step: '1', offset: '0.90' } };
    expect(toText(localize({ channel, sale: 34 }).sale.shown)).toBe('60.9');
  });
});

describe('price localization refuses (decision 5.5)', () => {
  it.each([
    ['unsupported-destination', { channel: { ...MELI, country: 'US' } }],
    ['value-over-simplified-regime', { sale: 2100 }],
  ])('%s', (code, over) => {
    expect(localizePrice(request(over))).toMatchObject({ ok: false, code });
  });

  it.each([
    { merchant: { ...ACME, localPerUsd: 0 } },
    { channel: { ...MELI, localPerUsd: -1 } },
    { channel: { ...MELI, feeShare: '1' } },
    { channel: { ...MELI, feeShare: '-0.1' } },
  ])('to compute with %j', (over) => {
    expect(() => localizePrice(request(over))).toThrow(RangeError);
  });
});

describe('a list price that cannot be localized (decision 5.5)', () => {
  it.each([
    [MELI, '2042.01'],
    [ECOM, '2509.51'],
  ])('is dropped, and the sale price stays: %j, %s', (channel, list) => {
    const { listPriceDropped, ...price } = localize({ channel, list });
    expect(listPriceDropped).toEqual({
      code: 'value-over-simplified-regime',
      detail: expect.stringContaining(channel.country),
    });
    expect(price).toEqual(localize({ channel }));
  });

  it.each([
    [MELI, '2042'],
    [ECOM, '2509.50'],
  ])(
    'is a list price above the limit of the regime, not one at the limit: %j, %s',
    (channel, list) => {
      const price = localize({ channel, list });
      expect(price).not.toHaveProperty('listPriceDropped');
      expect(toText(price.list.payout)).toBe(toText(decimal(list)));
    },
  );
});

describe('price localization, any price', () => {
  const payout = cents(1, 60_000);

  it('shows the smallest ending that is not below the exact price', () => {
    fc.assert(
      fc.property(someRoute, payout, (route, sale) => {
        const result = localizePrice({ ...route, sale });
        if (!result.ok) return;
        const { net, retail, shown } = result.value.sale;
        const { taxesOnline, priceEnding: ending } = route.channel;
        const exact = taxesOnline ? net : retail;
        const k = shown.minus(decimal(ending.offset)).dividedBy(decimal(ending.step));
        expect(k.isInteger() && k.greaterThanOrEqualTo(0)).toBe(true);
        expect(shown.plus('1e-15').greaterThanOrEqualTo(exact)).toBe(true);
        expect(k.isZero() || shown.minus(decimal(ending.step)).lessThan(exact)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('never falls when the payout rises', () => {
    fc.assert(
      fc.property(someRoute, payout, cents(0, 500), (route, sale, more) => {
        const low = localizePrice({ ...route, sale });
        const high = localizePrice({ ...route, sale: sale.plus(more) });
        if (!high.ok) return;
        expect(accepted(low).sale.retail.lessThanOrEqualTo(high.value.sale.retail)).toBe(true);
        expect(accepted(low).sale.shown.lessThanOrEqualTo(high.value.sale.shown)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('pays out the requested amount: N less fees and freight is the payout', () => {
    fc.assert(
      fc.property(someRoute, payout, (route, sale) => {
        const result = localizePrice({ ...route, sale });
        if (!result.ok) return;
        const { channel, merchant } = route;
        const { freight, sale: terms } = result.value;
        const afterFreight = terms.net
          .times(new Decimal(1).minus(channel.feeShare))
          .minus(freight.value);
        const paid = afterFreight.times(merchant.localPerUsd).dividedBy(channel.localPerUsd);
        expect(paid.minus(sale).abs().lessThan('1e-20')).toBe(true);
      }),
    );
  });
});
