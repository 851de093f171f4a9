import * as fc from 'fast-check';
import { Decimal, toText } from './decimal.js';
import { roundUpToEnding } from './price-ending.js';

describe('price endings (decision 5.2)', () => {
  it.each([
    ['461.6071', 1, 0.9, '461.9'],
    ['559.8214', 1, 0.9, '559.9'],
    ['1794.9512', 1, 0.9, '1795.9'],
    ['2190.8963', 1, 0.9, '2190.9'],
    ['2048.0854', 1, 0.9, '2048.9'],
    ['92435', 1000, 990, '92990'],
    ['112385', 1000, 990, '112990'],
    ['461.90', 1, 0.9, '461.9'],
    ['461.9000000001', 1, 0.9, '462.9'],
    ['0.01', 1, 0.9, '0.9'],
    ['0', 1000, 990, '990'],
  ])('round %s with step %d and offset %d to %s', (amount, step, offset, shown) => {
    expect(toText(roundUpToEnding(amount, { step, offset }))).toBe(shown);
  });

  it.each([
    [0, 0.9],
    [-1, 0],
    [1, -0.1],
  ])('refuse step %d with offset %d', (step, offset) => {
    expect(() => roundUpToEnding(1, { step, offset })).toThrow(RangeError);
  });

  it('are the smallest k·step + offset that is not below the amount', () => {
    const cents = (max: number) =>
      fc.integer({ min: 0, max }).map((value) => new Decimal(value).dividedBy(100));
    fc.assert(
      fc.property(cents(1e9), cents(1e5), cents(1e5), (amount, smaller, offset) => {
        const step = smaller.plus('0.01');
        const shown = roundUpToEnding(amount, { step, offset });
        expect(shown.greaterThanOrEqualTo(amount)).toBe(true);
        const k = shown.minus(offset).dividedBy(step);
        expect(k.isInteger() && !k.lessThan(0)).toBe(true);
        expect(k.isZero() || shown.minus(step).lessThan(amount)).toBe(true);
      }),
    );
  });
});
