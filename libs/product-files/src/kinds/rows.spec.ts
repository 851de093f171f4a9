import { PRICE_COLUMNS } from '../columns/price-columns.js';
import { eachOf, takenOfRow } from './rows.js';

const takenOf = (result: Parameters<typeof takenOfRow>[0]) => takenOfRow(result, PRICE_COLUMNS);

describe('the result of a row of a batch', () => {
  it('has no faults if the row was accepted', () => {
    expect(takenOf({})).toEqual({ isPending: false, faults: [] });
  });

  it('names the fields of a refused row without its position', () => {
    const errors = [
      { pointer: '/499/salePrice', code: 'type', detail: 'must be a number' },
      { pointer: '/499/skuId', code: 'unknown-sku', detail: 'ACME has no SKU X.' },
      { pointer: '/499', code: 'type', detail: 'must be an object' },
    ];
    expect(takenOf({ code: 'validation-failed', detail: 'No.', errors })).toEqual({
      isRefused: true,
      isPending: false,
      faults: [
        { code: 'type', detail: 'salePrice must be a number' },
        { code: 'unknown-sku', detail: 'ACME has no SKU X.' },
        { code: 'type', detail: 'must be an object' },
      ],
    });
  });

  it('has the code and the detail of a row whose fields are not at fault', () => {
    expect(takenOf({ code: 'idle', detail: 'No.' }).faults).toEqual([
      { code: 'idle', detail: 'No.' },
    ]);
  });

  it('must be there', () => {
    expect(() => eachOf([{}, {}], [{}])).toThrow('without a result for each row');
  });
});
