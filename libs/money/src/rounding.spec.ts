import * as fc from 'fast-check';
import { minorUnits } from './currency.js';
import { Decimal, decimal, toText } from './decimal.js';
import { roundMoney, roundRate, roundWeight } from './rounding.js';

describe('rounding half up (decision 1.7)', () => {
  it.each([
    ['2.025', 'BRL', '2.03'],
    ['2.475', 'BRL', '2.48'],
    ['0.225', 'BRL', '0.23'],
    ['2.0249999', 'BRL', '2.02'],
    ['92434.5', 'CLP', '92435'],
    ['1.0005', 'KWD', '1.001'],
    ['-2.025', 'BRL', '-2.03'],
  ])('rounds %s %s to %s', (amount, currency, rounded) => {
    expect(toText(roundMoney(amount, currency))).toBe(rounded);
  });

  it('rounds weights to 3 decimals and rates to 6', () => {
    expect(toText(roundWeight('0.6005'))).toBe('0.601');
    expect(toText(roundRate(decimal('18.5').dividedBy('0.92')))).toBe('20.108696');
  });

  it('changes an amount by at most half a unit, and rounds up on a tie', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), (hundredThousandths) => {
        const amount = new Decimal(hundredThousandths.toString()).dividedBy(100_000);
        const error = roundMoney(amount, 'BRL').minus(amount);
        expect(error.greaterThan('-0.005') && error.lessThanOrEqualTo('0.005')).toBe(true);
      }),
    );
  });

  it('results in whole minor units of every currency, and does not change these', () => {
    const currency = fc.constantFrom('BRL', 'MXN', 'USD', 'EUR', 'CLP', 'JPY', 'KWD', 'CLF');
    fc.assert(
      fc.property(currency, fc.bigInt({ min: 0n, max: 10n ** 16n }), (code, millionths) => {
        const rounded = roundMoney(new Decimal(millionths.toString()).dividedBy(1e6), code);
        expect(rounded.decimalPlaces()).toBeLessThanOrEqual(minorUnits(code));
        expect(roundMoney(rounded, code).equals(rounded)).toBe(true);
      }),
    );
  });
});
