import * as fc from 'fast-check';
import { allocation } from './allocate.js';
import { Decimal, decimal, sum, toText } from './decimal.js';

const share = (total: string, weights: (string | number)[], fallback: number[] = []) =>
  allocation('BRL', weights.map(decimal), fallback.map(decimal))(decimal(total)).map(toText);

describe('the allocation of a total to the cent (decision 5.9)', () => {
  const V2 = ['199.90', '119.90', '99.99'];
  it.each([
    ['112.85', ['53.74', '32.23', '26.88']],
    ['117.27', ['55.84', '33.5', '27.93']],
    ['5.15', ['2.45', '1.47', '1.23']],
    ['0.57', ['0.27', '0.16', '0.14']],
  ])('divides %s over three lines by remainder', (total, shares) => {
    expect(share(total, V2)).toEqual(shares);
  });

  it('assigns the cent to the earlier line on a tie', () => {
    expect(share('64.52', [100, 100, 100])).toEqual(['21.51', '21.51', '21.5']);
    expect(share('2.84', [100, 100, 100])).toEqual(['0.95', '0.95', '0.94']);
    // the remainders of 3 and 30 in 36 are the same 1/12, though division would round them differently
    expect(share('0.01', [1, 1, 10])).toEqual(['0', '0', '0.01']);
    expect(share('11.00', ['0.3', '3.0', '0.3'])).toEqual(['0.92', '9.17', '0.91']);
  });

  it('uses the fallback if all weights are 0', () => {
    expect(share('1.00', [0, 0], [1, 3])).toEqual(['0.25', '0.75']);
  });

  it('returns zeros for a total of 0 with any weights', () => {
    expect(share('0', [0, 0])).toEqual(['0', '0']);
  });

  it('divides whole units of a currency without decimals', () => {
    expect(allocation('CLP', [1, 1, 1].map(decimal))(decimal(100)).map(toText)).toEqual([
      '34',
      '33',
      '33',
    ]);
  });

  it('refuses totals and weights that it cannot divide', () => {
    expect(() => share('1.005', [1])).toThrow(RangeError);
    expect(() => share('-1', [1])).toThrow(RangeError);
    expect(() => share('1', [2, -1])).toThrow(RangeError);
    expect(() => share('1', [0, 0])).toThrow(RangeError);
    expect(() => share('1', [])).toThrow(RangeError);
    expect(() => share('1', [0, 0], [1])).toThrow(RangeError);
  });

  it('adds up exactly, differs by less than a cent from the exact share, and by at most a cent between equal lines', () => {
    const weight = fc
      .integer({ min: 0, max: 1e9 })
      .map((value) => new Decimal(value).dividedBy(1e4));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.array(weight, { minLength: 1, maxLength: 30 }),
        (cents, weights) => {
          const total = new Decimal(cents).dividedBy(100);
          const ones = weights.map(() => new Decimal(1));
          const shares = allocation('BRL', weights, ones)(total);
          expect(sum(shares).equals(total)).toBe(true);
          const used = weights.every((w) => w.isZero()) ? ones : weights;
          const whole = sum(used);
          shares.forEach((value, i) => {
            const exact = total.times(used[i]!).dividedBy(whole);
            expect(value.minus(exact).abs().lessThan('0.01')).toBe(true);
            expect(value.decimalPlaces()).toBeLessThanOrEqual(2);
            const laterEqual = shares.findIndex((_, j) => j > i && used[j]!.equals(used[i]!));
            if (laterEqual >= 0) expect(value.greaterThanOrEqualTo(shares[laterEqual]!)).toBe(true);
          });
        },
      ),
    );
  });

  it('assigns each line its floor, and the remaining cents to the largest remainders, the earlier line first', () => {
    const weight = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.array(weight, { minLength: 1, maxLength: 12 }).filter((all) => all.some((w) => w > 0)),
        fc.constantFrom<[string, number]>(['BRL', 2], ['CLP', 0], ['KWD', 3]),
        (units, weights, [currency, digits]) => {
          const total = new Decimal(units).dividedBy(10 ** digits);
          const shares = allocation(
            currency,
            weights.map(decimal),
          )(total).map((part) => part.times(10 ** digits).toNumber());
          // whole numbers far below 2^53
          const whole = weights.reduce((a, b) => a + b, 0);
          const lines = weights.map((w, index) => ({
            index,
            floor: Math.floor((units * w) / whole),
            remainder: (units * w) % whole,
          }));
          const remaining = units - lines.reduce((a, { floor }) => a + floor, 0);
          const lucky = new Set(
            lines
              .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)
              .slice(0, remaining)
              .map(({ index }) => index),
          );
          expect(shares).toEqual(
            lines.map(({ index, floor }) => floor + (lucky.has(index) ? 1 : 0)),
          );
        },
      ),
    );
  });
});
