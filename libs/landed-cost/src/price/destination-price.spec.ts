import * as fc from 'fast-check';
import { decimal, roundMoney, toText } from '#money';
import type { PriceRequest } from './price.js';
import {
  ACME,
  ECOM,
  MELI,
  SHOP,
  cents,
  accepted,
  request,
  someRoute,
  localizePrice,
  payoutOfDestinationPrice,
} from '../spec-data.js';

const reverse = (over: Partial<PriceRequest>) => accepted(payoutOfDestinationPrice(request(over)));

describe('destination price, worked numbers (decision 5.4)', () => {
  it('pays out US$60.04 of 1795.90 MXN', () => {
    const price = reverse({ sale: '1795.90' });
    expect(price.sale.net.toFixed(4)).toBe('1534.9573');
    expect(toText(price.sale.payout)).toBe('60.04');
    expect(toText(price.sale.shown)).toBe('1795.9');
    expect(toText(price.sale.withTaxes)).toBe('97.08');
    expect(price.list).toEqual(price.sale);
  });

  it.each(['925.00', '925.01', '1000', '1082.25'])(
    'of %s MXN has the net price at the end of the duty-free bracket, because no price is between 925.00 and 1082.25',
    (sale) => {
      const { net, taxesTotal, shown } = reverse({ sale }).sale;
      expect(toText(net)).toBe('925');
      expect(toText(taxesTotal)).toBe('0');
      expect(shown.equals(sale)).toBe(true);
    },
  );

  it('is not rounded to the ending of the channel', () => {
    const price = reverse({ channel: SHOP, sale: '92435', list: '100001' });
    expect([price.sale.shown, price.list.shown].map(toText)).toEqual(['92435', '100001']);
    expect(toText(price.sale.payout)).toBe('60');
  });

  it('is the net price if taxes are added online', () => {
    const price = reverse({ channel: ECOM, sale: '461.90' });
    expect(toText(price.sale.net)).toBe('461.9');
    expect(toText(price.sale.payout)).toBe('60.04'); // (461.90 · 0.84 − 57.75) ÷ 5.50 = 60.0447
    expect(toText(price.sale.withTaxes)).toBe('60.04');
  });

  it.each<[string, Partial<PriceRequest>]>([
    ['payout-not-positive', { sale: '180.00' }],
    ['payout-not-positive', { sale: '180.5930', channel: MELI }],
    ['unsupported-destination', { channel: { ...MELI, country: 'AR' }, sale: 100 }],
    ['value-over-simplified-regime', { sale: '55037.51' }],
    ['value-over-simplified-regime', { channel: ECOM, sale: '16500.01' }],
  ])('refuses with %s: %j', (code, over) => {
    expect(payoutOfDestinationPrice(request(over))).toMatchObject({ ok: false, code });
  });

  it('keeps the sale price and drops a list price above the regime (decision 5.5)', () => {
    const { listPriceDropped, ...rest } = reverse({ sale: '1795.90', list: '55037.51' });
    expect(listPriceDropped).toMatchObject({ code: 'value-over-simplified-regime' });
    expect(rest).toEqual(reverse({ sale: '1795.90' }));
  });

  it('is accepted up to the limit of the regime, and down to the smallest payout', () => {
    expect(toText(reverse({ sale: '55037.50' }).sale.net)).toBe('46250');
    expect(toText(reverse({ sale: '180.70' }).sale.payout)).toBe('0.01');
  });
});

describe('destination price, any price', () => {
  const payout = cents(1, 60_000);

  it('of an exact retail price results in the payout to the cent', () => {
    fc.assert(
      fc.property(someRoute, payout, (route, sale) => {
        const origin = localizePrice({ ...route, sale });
        if (!origin.ok) return;
        const { net, retail } = origin.value.sale;
        // slightly above the retail price, because the retail price is truncated
        const tag = (route.channel.taxesOnline ? net : retail).toDecimalPlaces(20);
        const back = payoutOfDestinationPrice({ ...route, sale: tag });
        expect(accepted(back).sale.payout.minus(sale).abs().lessThanOrEqualTo('0.01')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('of a localized price pays at least the requested payout', () => {
    fc.assert(
      fc.property(someRoute, payout, (route, sale) => {
        const origin = localizePrice({ ...route, sale });
        if (!origin.ok) return;
        const back = payoutOfDestinationPrice({ ...route, sale: origin.value.sale.shown });
        if (!back.ok) return; // the ending can raise a price above the regime
        const requested = roundMoney(sale, route.merchant.currency);
        expect(back.value.sale.payout.greaterThanOrEqualTo(requested)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('never pays less for a higher price, and never more than the price allows', () => {
    fc.assert(
      fc.property(someRoute, cents(10_000, 5_000_000), cents(0, 50_000), (route, sale, more) => {
        const low = payoutOfDestinationPrice({ ...route, sale });
        const high = payoutOfDestinationPrice({ ...route, sale: sale.plus(more) });
        if (!low.ok || !high.ok) return;
        expect(low.value.sale.payout.lessThanOrEqualTo(high.value.sale.payout)).toBe(true);
        const { net, retail } = low.value.sale;
        const carried = route.channel.taxesOnline ? net : retail;
        expect(carried.minus(sale).lessThanOrEqualTo('1e-15')).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('accepts numbers and texts', () => {
    const asNumber = reverse({ merchant: ACME, sale: 1795.9 });
    expect(asNumber).toEqual(reverse({ merchant: ACME, sale: decimal('1795.90') }));
  });
});
