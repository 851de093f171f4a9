import { isCurrency, minorUnits } from './currency.js';

describe('currencies (ISO 4217)', () => {
  it.each([
    ['BRL', 2],
    ['MXN', 2],
    ['USD', 2],
    ['EUR', 2],
    ['XCG', 2],
    ['CLP', 0],
    ['JPY', 0],
    ['KRW', 0],
    ['BHD', 3],
    ['KWD', 3],
    ['CLF', 4],
  ])('%s has %d minor units', (code, digits) => {
    expect(isCurrency(code)).toBe(true);
    expect(minorUnits(code)).toBe(digits);
  });

  it.each(['', 'brl', 'BR', 'XXX', 'XAU', 'HRK', 'BGN', 'constructor'])('refuses %j', (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => minorUnits(code)).toThrow(RangeError);
  });

  it('has every active code that the runtime has', () => {
    const withdrawnOrNoMoney = 'ANG BGN CUC HRK SLL XDR XSU ZWL'.split(' ');
    const missing = Intl.supportedValuesOf('currency').filter((code) => !isCurrency(code));
    expect(withdrawnOrNoMoney).toEqual(expect.arrayContaining(missing));
  });
});
