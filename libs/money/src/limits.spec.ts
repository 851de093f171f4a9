import { fitsDecimals, fitsMoney } from './limits.js';

describe('what is taken in as money (decision 1.7)', () => {
  it.each([0, 0.0001, -5, 99_999_999_999.9999, 1795.9, '12.3400'])('takes %p', (value) => {
    expect(fitsMoney(value)).toBe(true);
  });

  it.each([1e11, -1e11, 0.00001, 0.1 + 0.2, 1e-7, NaN, Infinity, '1e3', 'x'])(
    'refuses %p',
    (value) => {
      expect(fitsMoney(value)).toBe(false);
    },
  );

  it('counts decimals for quantities and weights', () => {
    expect(fitsDecimals(1.125, 3)).toBe(true);
    expect(fitsDecimals(1.1255, 3)).toBe(false);
    expect(fitsDecimals(NaN, 3)).toBe(false);
  });
});
