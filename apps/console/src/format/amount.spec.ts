import { amountText, moneyText, roundAmount } from './amount.js';

describe('an amount', () => {
  it('has the decimals of its currency, and the currency after it in a sentence', () => {
    expect(amountText(49.9, 'USD')).toBe('49.90');
    expect(moneyText(1999.5, 'CLP')).toBe('2,000 CLP');
    expect(roundAmount(1.005, 'CLP')).toBe(1);
    expect(moneyText(9.5, 'NOT-A-CODE')).toBe('9.50 NOT-A-CODE');
  });

  it('has more decimals as a unit price', () => {
    expect(amountText(0.3333, 'USD', true)).toBe('0.3333');
    expect(amountText(0.3333, 'USD')).toBe('0.33');
  });

  it('has a minus sign, not a hyphen', () => {
    expect(moneyText(-9.5, 'USD')).toBe('−9.50 USD');
  });
});
