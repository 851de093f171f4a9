import { Decimal as Global } from 'decimal.js';
import * as fc from 'fast-check';
import { Decimal, decimal, sum, toAmount, toText } from './decimal.js';

describe('decimals', () => {
  it('are exact unlike binary floating point (decision 1.7)', () => {
    expect(toAmount(decimal(0.1).plus(decimal(0.2)))).toBe(0.3);
    expect(toText(decimal('100000000000').plus('0.0001'))).toBe('100000000000.0001');
  });

  it('have their own precision and rounding, unaffected by other users of the library', () => {
    Global.set({ precision: 2, rounding: Global.ROUND_DOWN });
    expect(toText(new Decimal(2).dividedBy(3))).toBe(`0.${'6'.repeat(39)}7`);
    Global.set({ precision: 20, rounding: Global.ROUND_HALF_UP });
  });

  it.each(['', ' 1', '1e3', '0x1f', 'Infinity', 'NaN', '1,5', '.5', '5.'])(
    'refuse the string %j',
    (text) => {
      expect(() => decimal(text)).toThrow(RangeError);
    },
  );

  it.each([NaN, Infinity, -Infinity])('refuse the number %d', (value) => {
    expect(() => decimal(value)).toThrow(RangeError);
  });

  it('are written without exponent, trailing zeros and minus zero', () => {
    expect(toText(decimal('1795.90'))).toBe('1795.9');
    expect(toText(decimal('0.00000001'))).toBe('0.00000001');
    expect(toText(decimal('123456789012345678901234567890'))).toBe(
      '123456789012345678901234567890',
    );
    expect(toText(decimal('-0'))).toBe('0');
    expect(toAmount(decimal('-0'))).toBe(0);
  });

  it('add up exactly, to 0 for an empty list', () => {
    expect(toText(sum([decimal('0.1'), decimal('0.2'), decimal(-5)]))).toBe('-4.7');
    expect(toText(sum([]))).toBe('0');
  });

  it('are unchanged as a JSON number for every amount below 10^11 with 4 decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }),
        (tenThousandths) => {
          const amount = new Decimal(tenThousandths.toString()).dividedBy(10_000);
          const read = decimal(JSON.parse(JSON.stringify(toAmount(amount))) as number);
          expect(read.equals(amount)).toBe(true);
          expect(decimal(toText(amount)).equals(amount)).toBe(true);
        },
      ),
    );
  });
});
