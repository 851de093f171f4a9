import { cartOf } from './cart.js';

const values = { destination: 'de ', currency: 'eur', shippedFrom: 'us', freight: '9.90' };
const line = { hsCode: ' 6109.10', quantity: '2', unitPrice: '20.5' };

describe('the cart of the calculator', () => {
  it('has the entered members, and no empty ones', () => {
    const empty = { region: '', insurance: ' ', scheme: '', on: '' };
    expect(cartOf({ ...values, ...empty }, [{ ...line, countryOfOrigin: ' ' }])).toEqual({
      destination: 'DE',
      currency: 'EUR',
      shippedFrom: 'US',
      freight: 9.9,
      lines: [{ id: '1', hsCode: '6109.10', quantity: 2, unitPrice: 20.5 }],
    });
  });

  it('has the optional members, and a number for each line', () => {
    const optional = { region: 'BY', insurance: '1', scheme: 'ioss', on: '2026-11-26' };
    const cart = cartOf({ ...values, ...optional }, [line, { ...line, countryOfOrigin: 'cn' }]);
    expect(cart).toMatchObject({ region: 'BY', insurance: 1, scheme: 'ioss', on: '2026-11-26' });
    expect(cart.lines.map(({ id, countryOfOrigin }) => [id, countryOfOrigin])).toEqual([
      ['1', undefined],
      ['2', 'CN'],
    ]);
  });
});
