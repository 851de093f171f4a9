import { takenOfRow } from './row-results.js';

describe('the result of a row of a batch', () => {
  it('has no faults if the row was accepted', () => {
    expect(takenOfRow({})).toEqual({ isPending: false, faults: [] });
  });

  it('names the fields of a refused row without its position', () => {
    const errors = [
      { pointer: '/499/salePrice', code: 'type', detail: 'must be a number' },
      { pointer: '/499/skuId', code: 'unknown-sku', detail: 'ACME has no SKU X.' },
      { pointer: '/499', code: 'type', detail: 'must be an object' },
    ];
    expect(takenOfRow({ code: 'validation-failed', detail: 'No.', errors })).toEqual({
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
    expect(takenOfRow({ code: 'idle', detail: 'No.' }).faults).toEqual([
      { code: 'idle', detail: 'No.' },
    ]);
  });

  it('must be there', () => {
    expect(() => takenOfRow(undefined)).toThrow('without a result for each row');
  });
});
