import { EntrepotError } from '@entrepot/client';
import { SKU_COLUMNS } from '../columns/sku-columns.js';
import { faultsOfRefusal, isRefusal } from './refusals.js';

function refusal(
  status: number,
  code: string,
  errors: { pointer: string; code: string; detail: string }[] = [],
) {
  return new EntrepotError('POST /x', { status, code, detail: 'is refused', errors });
}

describe('the faults of a refused request', () => {
  it('belong to the records that the pointers name, with the names of columns', () => {
    const error = refusal(400, 'validation-failed', [
      { pointer: '/3/name', code: 'too-long', detail: 'is too long' },
      { pointer: '/0/globalSaleChannelData/a~1b~0', code: 'type', detail: 'must be text' },
      { pointer: '/0/globalSaleChannelData/category', code: 'too-long', detail: 'is too long' },
      { pointer: '/3', code: 'too-large', detail: 'is too large' },
    ]);
    expect([...faultsOfRefusal(error, SKU_COLUMNS)]).toEqual([
      [
        3,
        [
          { code: 'too-long', detail: 'name is too long' },
          { code: 'too-large', detail: 'is too large' },
        ],
      ],
      [
        0,
        [
          { code: 'type', detail: 'globalSaleChannelData.a/b~ must be text' },
          { code: 'too-long', detail: 'category is too long' },
        ],
      ],
    ]);
  });

  it('belong to the first record of a request without positions', () => {
    const error = refusal(422, 'list-below-sale', [
      { pointer: '/listPrice', code: 'list-below-sale', detail: 'is too low' },
    ]);
    expect([...faultsOfRefusal(error, [])]).toEqual([
      [0, [{ code: 'list-below-sale', detail: 'listPrice is too low' }]],
    ]);
    expect([...faultsOfRefusal(refusal(403, 'returns-warehouse'), [])]).toEqual([
      [0, [{ code: 'returns-warehouse', detail: 'is refused' }]],
    ]);
  });
});

describe('a refusal', () => {
  it.each([
    [400, 'validation-failed'],
    [409, 'x'],
    [413, 'body-too-large'],
    [422, 'list-below-sale'],
    [403, 'returns-warehouse'],
  ])('is about the records if the status is %s and the code is %s', (status, code) => {
    expect(isRefusal(refusal(status, code))).toBe(true);
  });

  it.each([[0], [401], [403], [404], [429], [500], [503]])(
    'is not about the records if the status is %s',
    (status) => {
      expect(isRefusal(refusal(status, 'x'))).toBe(false);
    },
  );

  it('is not about the records while an earlier attempt is in progress', () => {
    expect(isRefusal(refusal(409, 'idempotency-key-in-use'))).toBe(false);
  });
});
