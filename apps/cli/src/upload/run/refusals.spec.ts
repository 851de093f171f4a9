import { EntrepotError } from '@entrepot/client';
import { faultsOf } from './refusals.js';

function refusal(
  status: number,
  code: string,
  errors: { pointer: string; code: string; detail: string }[] = [],
) {
  return new EntrepotError('POST /x', { status, code, detail: 'is refused', errors });
}

describe('the faults of a refused request', () => {
  it('belong to the records that the pointers name', () => {
    const error = refusal(400, 'validation-failed', [
      { pointer: '/3/name', code: 'too-long', detail: 'is too long' },
      { pointer: '/0/globalSaleChannelData/a~1b~0', code: 'type', detail: 'must be text' },
      { pointer: '/3', code: 'too-large', detail: 'is too large' },
    ]);
    expect([...faultsOf(error, true)]).toEqual([
      [
        3,
        [
          { code: 'too-long', detail: 'name is too long' },
          { code: 'too-large', detail: 'is too large' },
        ],
      ],
      [0, [{ code: 'type', detail: 'globalSaleChannelData.a/b~ must be text' }]],
    ]);
  });

  it('belong to the only record of a request without positions', () => {
    const error = refusal(422, 'list-below-sale', [
      { pointer: '/listPrice', code: 'list-below-sale', detail: 'The list price is too low.' },
    ]);
    expect(faultsOf(error, false).get(0)).toMatchObject([
      { code: 'list-below-sale', detail: 'The list price is too low.' },
    ]);
    expect(faultsOf(refusal(403, 'returns-warehouse'), false).get(0)).toMatchObject([
      { code: 'returns-warehouse' },
    ]);
  });

  it.each([[0], [401], [403], [404], [429], [500], [503]])(
    'are none if the status is %s, which ends the upload',
    (status) => {
      const error = refusal(status, 'x');
      expect(() => faultsOf(error, true)).toThrow(error);
    },
  );
});
