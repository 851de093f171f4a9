import * as fc from 'fast-check';
import { minorUnits, roundMoney, sum, toText } from '#money';
import { roundTerms, type PriceRequest, type Terms } from './price.js';
import {
  ECOM,
  cents,
  request,
  someRoute,
  localizePrice,
  payoutOfDestinationPrice,
} from '../spec-data.js';

/** The shown terms and the exact ones; nothing for a refused price. */
function shownTerms(price: PriceRequest, kind: 'origin' | 'destination') {
  const result = kind === 'origin' ? localizePrice(price) : payoutOfDestinationPrice(price);
  if (!result.ok) return undefined;
  const { currency, taxesOnline } = price.channel;
  const exact = result.value.sale;
  return { exact, shown: roundTerms(exact, currency, taxesOnline) };
}

const kinds = ['origin', 'destination'] as const;

function forAnyPrice(check: (price: PriceRequest, exact: Terms, shown: Terms) => void): void {
  fc.assert(
    fc.property(someRoute, cents(1, 3_000_000), fc.constantFrom(...kinds), (route, sale, kind) => {
      const price = { ...route, sale };
      const terms = shownTerms(price, kind);
      fc.pre(terms !== undefined);
      check(price, terms.exact, terms.shown);
    }),
    { numRuns: 1_000 },
  );
}

describe('the terms of a price as they are shown (decisions 1.7, 5.3)', () => {
  it('derive the retail price of a price without taxes from the rounded net price and taxes', () => {
    // N = 278.2738, II 1.9643, ICMS 57.3982: R = 337.6363, shown beside 278.27 + 1.96 + 57.40
    const price = request({ channel: ECOM, sale: '32' });
    const { net, taxes, taxesTotal, retail } = shownTerms(price, 'origin')!.shown;
    const values = taxes.map(({ value }) => toText(value));
    expect([toText(net), ...values, toText(taxesTotal), toText(retail)]).toEqual([
      '278.27',
      '1.96',
      '57.4',
      '59.36',
      '337.63',
    ]);
  });

  it('add up, and have no more decimals than the currency', () => {
    forAnyPrice(({ channel: { currency } }, _, { net, taxes, taxesTotal, retail }) => {
      const values = taxes.map(({ value }) => value);
      expect(toText(sum(values))).toBe(toText(taxesTotal));
      expect(toText(net.plus(taxesTotal))).toBe(toText(retail));
      for (const amount of [net, ...values, taxesTotal, retail]) {
        expect(amount.decimalPlaces()).toBeLessThanOrEqual(minorUnits(currency));
      }
    });
  });

  it('are rounded once: each tax, and the amount from which the price tag is made', () => {
    forAnyPrice(({ channel: { currency, taxesOnline } }, exact, shown) => {
      const round = (amount: Terms['net']) =>
        toText(roundMoney(amount.toDecimalPlaces(20), currency));
      expect(shown.taxes.map(({ value }) => toText(value))).toEqual(
        exact.taxes.map(({ value }) => round(value)),
      );
      const basis = taxesOnline ? 'net' : 'retail';
      expect(toText(shown[basis])).toBe(round(exact[basis]));
    });
  });
});
