import { bodyOfPrice, changedPrice, enteredPrice, isPercent } from './price-change.js';

describe('a change of many prices', () => {
  it('changes the sale price and the list price by the percentage, in the decimals of the currency', () => {
    const mxn = { sale: 1795.9, list: 2190.9, currency: 'MXN' };
    expect(changedPrice(mxn, { percent: '-12.5' })).toEqual({
      sale: 1571.41,
      list: 1917.04,
      currency: 'MXN',
    });
    expect(changedPrice({ sale: 92_990, currency: 'CLP' }, { percent: '+1.5' })).toEqual({
      sale: 94_385,
      currency: 'CLP',
    });
  });

  it('leaves out a list price that is not entered', () => {
    expect(bodyOfPrice(enteredPrice({ sale: ' 12.50 ', list: ' ' }, 'USD'))).toEqual({
      salePrice: 12.5,
    });
    expect(bodyOfPrice(enteredPrice({ sale: '12', list: '15' }, 'USD'))).toEqual({
      salePrice: 12,
      listPrice: 15,
    });
  });

  it.each([
    ['5', true],
    ['+5', true],
    ['-99.99', true],
    ['-100', false],
    ['0', false],
    ['1,5', false],
    ['', false],
  ])('accepts %j as a percentage: %s', (text, accepted) => {
    expect(isPercent(text)).toBe(accepted);
  });
});
