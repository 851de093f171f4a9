import { ANOTHER, countryOf, EVERYWHERE, faultsIn, priceOf } from './price-input.js';
import type { PriceInput } from './price-input.js';

const input: PriceInput = {
  skuId: 'S-1',
  where: EVERYWHERE,
  channel: '',
  country: '',
  sale: '12.50',
  list: '',
};

describe('an entered price', () => {
  it('is a payout for all channels, or the shown price of one', () => {
    expect(priceOf({ ...input, list: ' 15 ' })).toEqual({ salePrice: 12.5, listPrice: 15 });
    const inMeli = { ...input, where: 'MELI', country: 'mx' };
    expect(priceOf(inMeli)).toEqual({ salePrice: 12.5, salesChannel: 'MELI', country: 'MX' });
    const inAnother = { ...inMeli, where: ANOTHER, channel: ' NEW ' };
    expect(priceOf(inAnother)).toMatchObject({ salesChannel: 'NEW' });
  });

  it.each(['', '0', '-1', '1,5', '1.23456', '1e3', 'x'])('is not %j', (sale) => {
    expect(Object.keys(faultsIn({ ...input, sale }))).toEqual(['sale']);
  });

  it('needs a SKU, and the country of its channel', () => {
    expect(faultsIn(input)).toEqual({});
    expect(Object.keys(faultsIn({ ...input, skuId: ' ', list: '0' }))).toEqual(['skuId', 'list']);
    const fields = Object.keys(faultsIn({ ...input, where: ANOTHER, country: 'MEX' }));
    expect(fields).toEqual(['channel', 'country']);
  });

  it('starts with the country of its currency if the currency belongs to one country', () => {
    expect(['MXN', 'BRL', 'EUR', 'XOF'].map(countryOf)).toEqual(['MX', 'BR', undefined, undefined]);
  });
});
