import { api } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import { sendRows } from './send-rows.js';

const ROWS = [
  { skuId: 'A', salePrice: 60 },
  { skuId: 'A', salePrice: 1_299, salesChannel: 'MELI', country: 'MX' },
  { skuId: 'B', salePrice: 70 },
];

/** Accepts each batch, except lost requests. @param lost the positions of the lost requests */
function answer(...lost: number[]) {
  let requests = 0;
  return jest.spyOn(api, 'POST').mockImplementation((async (
    path: string,
    { body }: { body: object[] },
  ) => {
    requests += 1;
    if (lost.includes(requests)) throw new ApiProblem(0, {});
    const code = path.split('/').at(-1);
    return { data: { results: body.map((_, index) => ({ index, status: 202, code })) } };
  }) as never);
}

const keysOf = (post: jest.SpyInstance): string[] =>
  post.mock.calls.map(([, { params }]) => params.header['Idempotency-Key']);

describe('the sent rows of a grid of prices', () => {
  afterEach(() => jest.restoreAllMocks());

  it('form two batches, with the results in the order of the rows', async () => {
    const post = answer();
    const results = await sendRows(ROWS);
    expect(results.map(({ code, index }) => [code, index])).toEqual([
      ['origin', 0],
      ['destination', 0],
      ['origin', 1],
    ]);
    expect(new Set(keysOf(post)).size).toBe(2);
  });

  it('keep their first keys until both batches are answered', async () => {
    const post = answer(2);
    await expect(sendRows(ROWS)).rejects.toThrow(ApiProblem);
    await sendRows(ROWS);
    await sendRows(ROWS);
    const [ownKey, ofChannel, ownAgain, ofChannelAgain, ...later] = keysOf(post);
    expect([ownAgain, ofChannelAgain]).toEqual([ownKey, ofChannel]);
    expect(later).not.toContain(ownKey);
    expect(later).not.toContain(ofChannel);
  });

  it('get another key once one of them is sent with another price', async () => {
    const post = answer(1);
    const rows = ROWS.filter(({ country }) => country === undefined);
    await expect(sendRows(rows)).rejects.toThrow(ApiProblem);
    await sendRows([{ skuId: 'B', salePrice: 71 }]);
    await sendRows(rows);
    expect(new Set(keysOf(post)).size).toBe(3);
  });
});
