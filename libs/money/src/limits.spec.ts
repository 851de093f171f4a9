import { fitsDecimals } from './limits.js';

describe('the check of decimals (decision 1.7)', () => {
  it.each([0, 0.0001, -5, 99_999_999_999.9999, 1795.9, '12.3400'])(
    'accepts %p as an amount with 4 decimals',
    (value) => {
      expect(fitsDecimals(value, 4)).toBe(true);
    },
  );

  it.each([0.00001, 0.1 + 0.2, 1e-7, NaN, Infinity, '1e3', 'x'])(
    'refuses %p as an amount with 4 decimals',
    (value) => {
      expect(fitsDecimals(value, 4)).toBe(false);
    },
  );

  it('counts decimals for quantities and weights', () => {
    expect(fitsDecimals(1.125, 3)).toBe(true);
    expect(fitsDecimals(1.1255, 3)).toBe(false);
    expect(fitsDecimals(NaN, 3)).toBe(false);
  });
});
