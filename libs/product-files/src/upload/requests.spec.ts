import { EntrepotError } from '@entrepot/client';
import { products } from '../kinds/products.js';
import { previewRequestsOf, sendInHalves } from './requests.js';

describe('requests for previews', () => {
  const product = (id: string, skus: number, name = '') => ({
    id,
    bodies: Array.from({ length: skus }, (_, index) => ({ skuId: `${id}-${index}`, name })),
  });
  const idsOf = (...batches: ReturnType<typeof product>[]) =>
    previewRequestsOf(products, batches, ({ bodies }) => bodies).map((request) =>
      request.map(({ id }) => id),
    );

  it('have many products, and no more SKUs and bytes than the API accepts', () => {
    const batches = [product('A', 300), product('B', 200), product('C', 1), product('D', 1_000)];
    expect(idsOf(...batches)).toEqual([['A', 'B'], ['C'], ['D']]);
    const long = product('L', 1, 'x'.repeat(2 * 1024 * 1024));
    expect(idsOf(product('A', 1), long, product('B', 1))).toEqual([['A'], ['L'], ['B']]);
  });
});

describe('a request that is refused as a whole', () => {
  const failure = (status: number) =>
    new EntrepotError('POST /x', { status, code: 'x', detail: 'No.', errors: [] });

  /** Sends A to E; the answer to requests with a C is an error. */
  async function send(error: Error) {
    const requests: string[] = [];
    const refused: string[] = [];
    const sending = sendInHalves(
      ['A', 'B', 'C', 'D', 'E'],
      async (part) => {
        requests.push(part.join(''));
        if (part.includes('C')) throw error;
      },
      (batch, { code }) => void refused.push(`${batch}: ${code}`),
    );
    await sending;
    return { requests, refused };
  }

  it('is sent again in halves, down to the batch at fault', async () => {
    expect(await send(failure(413))).toEqual({
      requests: ['ABCDE', 'ABC', 'AB', 'C', 'DE'],
      refused: ['C: x'],
    });
  });

  it('is not sent again if its batches are not at fault', async () => {
    const error = failure(503);
    await expect(send(error)).rejects.toBe(error);
  });
});
