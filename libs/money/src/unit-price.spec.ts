import * as fc from 'fast-check';
import { minorUnits } from './currency.js';
import { Decimal, decimal, sum, toText } from './decimal.js';
import { roundMoney } from './rounding.js';
import { unitPrice } from './unit-price.js';

describe('unitPrice (decision 6.7)', () => {
  it.each([
    ['97.08', 1, 'USD', 1, '97.08'],
    ['90.91', 500, 'USD', 1, '0.18182'],
    ['3.64', 1000, 'USD', 1, '0.00364'],
    ['5.48', 3, 'USD', 1, '1.827'],
    ['5.48', 3, 'USD', 100, '1.82667'],
    ['0.01', 100_000, 'USD', 1, '0.0000001'],
    ['0', 7, 'USD', 3, '0'],
    ['1001', 2, 'CLP', 1, '500.5'],
    ['1000', 3, 'JPY', 1, '333.3'],
    ['0.001', 2, 'KWD', 1, '0.0005'],
  ] as const)('shares %s over %d units in %s, one of %d lines, as %s', (...row) => {
    const [total, quantity, currency, lines, expected] = row;
    expect(toText(unitPrice(decimal(total), quantity, currency, lines))).toBe(expected);
  });

  it('restores the total of every line and of all lines, rounded by line or once', () => {
    const line = fc.record({
      units: fc.oneof(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 1e13 })),
      quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 100_000 })),
    });
    fc.assert(
      fc.property(
        fc.constantFrom('USD', 'EUR', 'JPY', 'KWD'),
        fc.array(line, { minLength: 1, maxLength: 200, size: 'max' }),
        (currency, random) => {
          const minorUnit = new Decimal(`1e-${minorUnits(currency)}`);
          const totals = random.map(({ units }) => minorUnit.times(units));
          const again = random.map(({ quantity }, i) =>
            unitPrice(totals[i]!, quantity, currency, random.length).times(quantity),
          );
          const rounded = (amount: Decimal) => toText(roundMoney(amount, currency));
          expect(again.map(rounded)).toEqual(totals.map(toText));
          expect(rounded(sum(again))).toBe(toText(sum(totals)));
        },
      ),
    );
  });
});
