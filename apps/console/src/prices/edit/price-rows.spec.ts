import {
  bodyOfRow,
  changedInRow,
  faultsOfPreview,
  faultsOfRow,
  reasonOf,
  recordOfRow,
} from './price-rows.js';

const columnsOf = (faults: object): string[] => Object.keys(faults).toSorted();

describe('a row of the grid of prices', () => {
  it('is a payout, or with a channel the shown price there', () => {
    expect(bodyOfRow(['A', '12.50', '', '', ''])).toEqual({ skuId: 'A', salePrice: 12.5 });
    expect(bodyOfRow([' A ', '12', '15', ' MELI ', 'mx'])).toEqual({
      skuId: 'A',
      salePrice: 12,
      listPrice: 15,
      salesChannel: 'MELI',
      country: 'MX',
    });
  });

  it('asks only for the current price if no amount is typed', () => {
    expect(faultsOfRow(['A', '', '', 'MELI', ''])).toEqual({});
    expect(bodyOfRow(['A', '', '', 'MELI', ''])).toEqual({ skuId: 'A', salesChannel: 'MELI' });
    expect(changedInRow(['A', '', '', '', ''], { index: 0, status: 200 })).toEqual([]);
  });

  it.each([
    [['', '1', '', '', ''], ['skuId']],
    [
      ['A', '1,5', '0', '', ''],
      ['listPrice', 'salePrice'],
    ],
    [['A', '', '15', '', ''], ['salePrice']],
    [['A', '1', '', 'MELI', 'MEX'], ['country']],
    [['A', '1', '', '', 'MX'], ['salesChannel']],
  ])('has the faults of the form: %j', (row, columns) => {
    expect(columnsOf(faultsOfRow(row))).toEqual(columns);
  });

  it('conflicts with another row only for the same SKU and channel', () => {
    const record = recordOfRow(['A', '1', '', '', '']);
    expect(recordOfRow(['A', '2', '3', '', ''])).toBe(record);
    expect(recordOfRow(['A', '1', '', 'MELI', 'MX'])).not.toBe(record);
  });

  it('is changed if it differs from the last sent price', () => {
    const current = { salePrice: 60, listPrice: 75, currency: 'USD' };
    const changed = (...row: string[]) =>
      changedInRow([...row, '', ''], { index: 0, status: 200, current });
    expect(changed('A', '60.00', '75')).toEqual([]);
    expect(changed('A', '61', '75')).toEqual(['salePrice']);
    expect(changed('A', '60', '')).toEqual(['listPrice']);
    const without = { index: 0, status: 200, current: { ...current, listPrice: 60 } };
    expect(changedInRow(['A', '60', '', '', ''], without)).toEqual([]);
    expect(changedInRow(['A', '60', '', '', ''], { index: 0, status: 200 })).toEqual(['salePrice']);
  });

  it('shows the faults of the API at their columns', () => {
    const refused = { index: 3, status: 422, code: 'amount-precision', detail: 'Too fine.' };
    const faultsAt = (pointer: string) => [{ pointer, code: 'x', detail: 'Use no decimals.' }];
    expect(faultsOfPreview({ ...refused, errors: faultsAt('/3/listPrice') })).toEqual({
      listPrice: 'Use no decimals.',
    });
    expect(faultsOfPreview(refused)).toEqual({ skuId: 'Too fine.' });
  });

  it('explains why a channel would have no price, and repeats the text of the API for an unknown reason', () => {
    const reason = (code: string) =>
      reasonOf({ salesChannel: 'MELI', code, detail: 'As the API says.' });
    expect(reason('payout-not-positive')).toBe('The price does not cover fees, freight and taxes.');
    expect(reason('new-reason')).toBe('As the API says.');
    expect(reasonOf({ salesChannel: 'MELI', after: 5 })).toBeUndefined();
  });
});
