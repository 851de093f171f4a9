import { api } from '../../api/client.js';
import { ApiProblem } from '../../api/problem.js';
import type { PriceRow } from '../price-row.js';
import { SET_PAYOUTS, SET_PRICES } from './set-prices.js';

const PERCENT = { how: 'percent', percent: '10' };
const item = <R>(row: R) => ({ row, idempotencyKey: 'not used' });
const sku = (skuId: string) => item({ merchantId: 'ACME', skuId });

/** The sent requests, in order. */
const sent = (post: jest.SpyInstance) => post.mock.calls.map(([, options]) => options as Sent);

interface Sent {
  params: object;
  body: object;
}

/** The payouts by SKU; 0 for a SKU without one. */
function answerWith(payouts: Readonly<Record<string, number>>) {
  const read = jest.spyOn(api, 'request').mockImplementation((async (
    _method: string,
    _path: string,
    { params }: { params: { path: { skuId: string } } },
  ) => {
    const { skuId } = params.path;
    const sale = payouts[skuId] ?? 0;
    const origin = { salePrice: sale, listPrice: sale, currency: 'USD' };
    return { data: { skuId, destinations: [], ...(sale > 0 && { origin }) } };
  }) as never);
  const post = jest.spyOn(api, 'POST');
  const results = (...codes: (string | undefined)[]) =>
    codes.map((code, index) => ({ index, status: 202, ...(code !== undefined && { code }) }));
  return { read, post, results };
}

describe('prices that are set in bulk', () => {
  afterEach(() => jest.restoreAllMocks());

  it('change by a percentage once, even if a lost request is repeated', async () => {
    const { read, post, results } = answerWith({ A: 10, B: 20 });
    post.mockRejectedValueOnce(new ApiProblem(0, {}));
    post.mockResolvedValue({ data: { results: results(undefined, undefined) } } as never);
    const items = [sku('A'), sku('B')];
    await expect(SET_PAYOUTS.send(items, PERCENT)).rejects.toThrow(ApiProblem);
    expect(await SET_PAYOUTS.send(items, PERCENT)).toEqual([undefined, undefined]);
    expect(read).toHaveBeenCalledTimes(2);
    const [first, second] = sent(post);
    expect(second).toEqual(first);
    expect(second).toMatchObject({
      body: [
        { skuId: 'A', salePrice: 11 },
        { skuId: 'B', salePrice: 22 },
      ],
    });
  });

  it('report the record without a price, and send the others with their own results', async () => {
    const { post, results } = answerWith({ A: 10, C: 30 });
    post.mockResolvedValue({ data: { results: results(undefined, 'unknown-sku') } } as never);
    const errors = await SET_PAYOUTS.send([sku('A'), sku('B'), sku('C')], { ...PERCENT });
    expect(errors).toMatchObject([
      undefined,
      { message: 'The SKU has no payout. Set an amount instead.' },
      { code: 'unknown-sku' },
    ]);
  });

  it('are not changed if an amount is in another currency', async () => {
    const { post, results } = answerWith({});
    post.mockResolvedValue({ data: { results: results(undefined) } } as never);
    const row = (salesChannel: string, localizedCurrency: string) =>
      item({ skuId: 'A', salesChannel, localizedCurrency } as PriceRow);
    const values = { which: 'shown', how: 'amount', sale: '99', currency: 'MXN' };
    const rows = [row('ECOM', 'BRL'), row('MELI', 'MXN')];
    expect(await SET_PRICES.send(rows, values)).toMatchObject([
      { message: 'The price is in BRL, not in MXN.' },
      undefined,
    ]);
    expect(sent(post).map(({ body }) => body)).toEqual([
      [{ skuId: 'A', salesChannel: 'MELI', country: 'MX', salePrice: 99 }],
    ]);
  });
});
