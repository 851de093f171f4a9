import { api } from '../../api/client.js';
import { isProblem } from '../../api/problem.js';
import type { Group } from './group.js';
import type { Checking } from './kind.js';
import { prices } from './prices.js';
import { MOST_CHECKED } from './rows.js';

const priceOf = (skuId: string): Group => ({
  id: skuId,
  records: [{ line: 2, raw: '', body: { skuId, salePrice: 60 }, faults: [] }],
  state: 'unchecked',
  notes: [],
  deletes: [],
  waitsFor: [],
});

/** Returns a result for each row of a request, and records the sizes of requests. */
function answer(resultOf: (skuId: string) => object): number[] {
  const sizes: number[] = [];
  jest.spyOn(api, 'POST').mockImplementation((async (
    _: string,
    { body }: { body: readonly { skuId: string }[] },
  ) => {
    sizes.push(body.length);
    const results = body.map(({ skuId }, index) => ({ index, status: 200, ...resultOf(skuId) }));
    return { data: { merchantId: 'ACME', results } };
  }) as never);
  return sizes;
}

async function check(groups: readonly Group[]) {
  const kept: Group[] = [];
  const refused: string[] = [];
  const checking: Checking = {
    workOn: async (items, { send }) => {
      for (const item of items) await send(item);
    },
    stop: new AbortController().signal,
    keep: (group) => kept.push(group),
    refuse: ({ id }, error) => refused.push(`${id}: ${isProblem(error) && error.code}`),
  };
  await prices.check?.(groups, checking);
  return { kept, refused };
}

describe('the check of prices in a file', () => {
  afterEach(() => jest.restoreAllMocks());

  it('rejects the lines that the API would refuse, and warns of channels without a price', async () => {
    answer((skuId) =>
      skuId === 'B'
        ? { status: 404, code: 'unknown-sku', detail: 'ACME has no SKU B.' }
        : { channels: [{ salesChannel: 'MELI', code: 'no-fx-rate', detail: 'No rate.' }] },
    );
    const { kept, refused } = await check([priceOf('A'), priceOf('B')]);
    expect(refused).toEqual(['B: unknown-sku']);
    expect(kept).toMatchObject([
      {
        id: 'A',
        state: 'ready',
        notes: [{ kind: 'warning', code: 'no-fx-rate', detail: 'No price in MELI: No rate.' }],
      },
    ]);
  });

  it('checks the first lines of a large file, and allows the others to be sent', async () => {
    const sizes = answer(() => ({ channels: [] }));
    const groups = Array.from({ length: MOST_CHECKED + 2 }, (_, at) => priceOf(`A-${at}`));
    const { kept } = await check(groups);
    expect(sizes.reduce((one, other) => one + other)).toBe(MOST_CHECKED);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(kept.every(({ state }) => state === 'ready')).toBe(true);
    expect(kept.filter(({ unseen }) => unseen).map(({ id }) => id)).toEqual(['A-5000', 'A-5001']);
  });
});
