import { decimal } from '#money';
import * as fc from 'fast-check';
import type { Localization } from './localization.js';
import { isWorthRequeueing, missesEnding, type Before } from './requeueing.js';

/** An outcome in which only the compared numbers matter. */
function priced(sale: number, list: number): Localization {
  const terms = (amount: number) => ({ retail: decimal(amount), shown: decimal(amount) });
  return {
    ok: true,
    localizedCurrency: 'BRL',
    price: { sale: terms(sale), list: terms(list) },
  } as unknown as Localization;
}

const failed = (code: string) => ({ ok: false, code, detail: '' }) as const;
const before = (sale: number, list: number) => ({ sale: decimal(sale), list: decimal(list) });

describe('isWorthRequeueing (decision 5.6)', () => {
  it.each([
    [100, 120, 100.5, 120.6, false],
    [100, 120, 100.51, 120, true],
    [100, 120, 99.49, 120, true],
    [100, 120, 100, 120.61, true],
    [100, 120, 100, 120, false],
  ])('decides on a change of %d and %d to %d and %d with a share of 0.5%%: %p', (...row) => {
    const [sale, list, newSale, newList, worth] = row;
    expect(isWorthRequeueing(before(sale, list), priced(newSale, newList), 'retail', 0.005)).toBe(
      worth,
    );
  });

  it.each<[string, Before, Localization, boolean]>([
    ['failed before and succeeds now', { failure: 'no-fx-rate' }, priced(1, 1), true],
    [
      'failed before and fails for the same reason',
      { failure: 'no-fx-rate' },
      failed('no-fx-rate'),
      false,
    ],
    [
      'failed before and fails for another reason',
      { failure: 'no-fx-rate' },
      failed('value-over-simplified-regime'),
      true,
    ],
    ['succeeded before and fails now', before(1, 1), failed('value-over-simplified-regime'), true],
    [
      'succeeded before and cannot be computed until its terms arrive (9.6)',
      before(1, 1),
      { ...failed('unsupported-destination'), isNotYet: true },
      false,
    ],
  ])('decides on a price that %s', (_, was, now, worth) => {
    expect(isWorthRequeueing(was, now, 'retail', 0.5)).toBe(worth);
  });

  it('is false for equal numbers, and true at every smaller share if it is true at a larger one', () => {
    const cents = fc.integer({ min: 1, max: 1e9 }).map((value) => value / 100);
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(cents, cents, share, share, (was, now, firstShare, secondShare) => {
        expect(isWorthRequeueing(before(was, was), priced(was, was), 'shown', firstShare)).toBe(
          false,
        );
        const isWorthAt = (limit: number) =>
          isWorthRequeueing(before(was, was), priced(now, now), 'shown', limit);
        expect(
          isWorthAt(Math.min(firstShare, secondShare)) ||
            !isWorthAt(Math.max(firstShare, secondShare)),
        ).toBe(true);
      }),
    );
  });
});

describe('missesEnding (decisions 5.2, 5.4)', () => {
  const ending = { step: '1', offset: '0.90' };

  it.each([
    [1795.9, 2190.9, 'origin', false],
    [1795.9, 2190.5, 'origin', true],
    [1795, 2190.9, 'origin', true],
    [1795, 2190, 'destination', false],
  ] as const)('decides on %d and %d of kind %s: %p', (sale, list, kind, misses) => {
    expect(missesEnding(before(sale, list), kind, ending)).toBe(misses);
  });

  it('is false if no price was shown', () => {
    expect(missesEnding({ failure: 'no-fx-rate' }, 'origin', ending)).toBe(false);
  });
});
