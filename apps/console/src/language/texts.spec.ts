import { counted } from './texts.js';

describe('a counted text', () => {
  const forms = { one: 'One order of {merchant}', other: '{count} orders of {merchant}' };

  it('has the form of its number', () => {
    expect(counted(forms, 1, { merchant: 'ACME' })).toBe('One order of ACME');
    expect(counted(forms, 0, { merchant: 'ACME' })).toBe('0 orders of ACME');
    expect(counted(forms, 1240, { merchant: 'ACME' })).toBe('1,240 orders of ACME');
  });

  it('has the general form where the language has none for the number', () => {
    expect(counted({ other: '{count} orders' }, 1)).toBe('1 orders');
  });
});
