import {
  faultsOfRefusal,
  prices,
  products,
  stock,
  type SkuQuery,
  type UploadKind,
} from '@entrepot/product-files';
import { api } from '../../api/client.js';
import { ApiProblem, isProblem } from '../../api/problem.js';
import { RateGate } from '../../api/sending/rate-gate.js';
import { workOn } from '../../api/sending/work.js';
import { refused as refusedBy, type Group } from '../kinds/group.js';
import { checkGroups, MOST_CHECKED, type Checking } from './check.js';
import { totalsOf } from './totals.js';

const groupOf = (id: string, ...bodies: object[]): Group => ({
  id,
  records: bodies.map((body, index) => ({ line: index + 2, raw: '', body, faults: [] })),
  state: 'unchecked',
  notes: [],
  deletes: [],
  waitsFor: [],
});
const priceOf = (skuId: string): Group => groupOf(skuId, { skuId, salePrice: 60 });
const productOf = (id: string): Group =>
  groupOf(id, { skuId: `${id}-0`, productId: id }, { skuId: `${id}-1`, productId: id });

/** Returns a result for each row of a request, and records the sizes of requests. */
function answer(resultOf: (skuId: string) => object): number[] {
  const sizes: number[] = [];
  post((body: readonly { skuId: string }[]) => {
    sizes.push(body.length);
    return { results: body.map(({ skuId }) => resultOf(skuId)) };
  });
  return sizes;
}

function post(answerTo: (body: never) => object): void {
  const call = async (_: string, { body }: { body: never }) => ({ data: answerTo(body) });
  jest.spyOn(api, 'POST').mockImplementation(call as never);
}

/** @param checked gets the checked groups */
async function check(kind: UploadKind, groups: readonly Group[], checked: Group[] = []) {
  const refused: string[] = [];
  const gate = new RateGate();
  const stop = new AbortController().signal;
  const checking: Checking = {
    workOn: (items, acts) => workOn({ items, gate, stop, ...acts }),
    stop,
    keep: (group) => checked.push(group),
    refuse: ({ id }, error) => refused.push(`${id}: ${isProblem(error) && error.code}`),
  };
  await checkGroups(kind, groups, checking);
  return { checked, refused };
}

afterEach(() => jest.restoreAllMocks());

describe('the check of prices in a file', () => {
  it('rejects the lines that the API would refuse, and warns of channels without a price', async () => {
    answer((skuId) =>
      skuId === 'B'
        ? { code: 'unknown-sku', detail: 'ACME has no SKU B.' }
        : { channels: [{ salesChannel: 'MELI', code: 'no-fx-rate', detail: 'No rate.' }] },
    );
    const { checked } = await check(prices, [priceOf('A'), priceOf('B')]);
    expect(checked).toMatchObject([
      {
        id: 'A',
        state: 'ready',
        notes: [{ kind: 'warning', code: 'no-fx-rate', detail: 'No price in MELI: No rate.' }],
      },
      { id: 'B', state: 'refused', notes: [{ code: 'unknown-sku', detail: 'ACME has no SKU B.' }] },
    ]);
  });

  it('checks the first lines of a large file, and allows the others to be sent', async () => {
    const sizes = answer(() => ({ channels: [] }));
    const groups = Array.from({ length: MOST_CHECKED + 2 }, (_, index) => priceOf(`A-${index}`));
    const { checked } = await check(prices, groups);
    expect(sizes.reduce((size, other) => size + other)).toBe(MOST_CHECKED);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
    expect(checked.every(({ state }) => state === 'ready')).toBe(true);
    expect(checked.filter(({ unseen }) => unseen).map(({ id }) => id)).toEqual([
      'A-5000',
      'A-5001',
    ]);
  });
});

describe('the check of stock in a file', () => {
  /** Answers requests for the list of SKUs, which has so many. */
  function list(total: number, answerTo: (query: SkuQuery) => object): void {
    jest.spyOn(api, 'GET').mockImplementation((async (
      path: string,
      init: { params: { query: SkuQuery } },
    ) => ({
      data: path.endsWith('counts') ? { total } : answerTo(init.params.query),
    })) as never);
  }

  it('finds ids of SKUs that are not registered', async () => {
    answer(() => ({}));
    list(1, () => ({ skus: [{ skuId: 'A' }] }));
    const { checked } = await check(stock, [
      groupOf('2', { skuId: 'A' }),
      groupOf('3', { skuId: 'B' }),
    ]);
    expect(checked).toMatchObject([
      { id: '2', state: 'ready', notes: [] },
      {
        id: '3',
        state: 'ready',
        unregistered: true,
        notes: [
          {
            kind: 'warning',
            code: 'unknown-sku',
            detail: 'skuId is not the id of a registered SKU.',
          },
        ],
      },
    ]);
  });

  it('repeats only the page that got no answer, and ends when it has found all ids', async () => {
    answer(() => ({}));
    const pages: (string | undefined)[] = [];
    list(200, ({ nextPageToken: page }) => {
      pages.push(page);
      if (pages.length === 1) return { skus: [{ skuId: 'A' }], nextPageToken: '2' };
      if (pages.length === 2) throw new ApiProblem(429, {}, '0');
      return pages.length === 3 ? { skus: [{ skuId: 'B' }], nextPageToken: '3' } : { skus: [] };
    });
    const groups = ['A', 'B'].map((skuId) => groupOf(skuId, { skuId }));
    const { checked } = await check(stock, groups);
    expect(pages).toEqual([undefined, '2', '2']);
    expect(checked.map(({ id, unregistered }) => [id, unregistered])).toEqual([
      ['A', undefined],
      ['B', undefined],
    ]);
  });

  it('keeps the lines of the SKUs that it has looked up when another request fails', async () => {
    answer(() => ({}));
    const failure = new ApiProblem(500, {});
    list(1_000, ({ skuId }) => {
      if (skuId === 'B') throw failure;
      return { skus: skuId === 'A' ? [{ skuId }] : [] };
    });
    const checked: Group[] = [];
    const groups = ['A', 'B', 'C'].map((skuId) => groupOf(skuId, { skuId }));
    await expect(check(stock, groups, checked)).rejects.toBe(failure);
    expect(checked.map(({ id, unregistered }) => [id, unregistered])).toEqual([
      ['A', undefined],
      ['C', true],
    ]);
  });
});

describe('a refusal without faults of fields', () => {
  it('is a note on the first line, with the title of its code if it has no detail', () => {
    const refusal = (detail: string) =>
      new ApiProblem(422, { code: 'unknown-merchant', title: 'Unknown merchant', detail });
    const noted = (detail: string) =>
      refusedBy(productOf('A'), faultsOfRefusal(refusal(detail), []), 'failed');
    const note = { line: 2, skuId: 'A-0', code: 'unknown-merchant', kind: 'failed' };
    expect(noted('Not set up.')).toMatchObject({
      state: 'failed',
      notes: [{ ...note, detail: 'Not set up.' }],
    });
    expect(noted('').notes).toEqual([{ ...note, detail: 'Unknown merchant' }]);
  });
});

describe('the check of products in a file', () => {
  const nothing = { created: [], updated: [], unchanged: [], deleted: [], requirements: [] };

  it('adds the results to the lines', async () => {
    const preview = {
      ...nothing,
      created: ['A-0'],
      updated: ['A-1'],
      deleted: ['OLD'],
      reviews: [{ skuId: 'A-1', localizationMessages: [{ code: 'no-image', detail: 'no image' }] }],
    };
    post(() => ({ products: [{ preview, errors: [] }] }));
    const { checked } = await check(products, [productOf('A')]);
    expect(checked).toMatchObject([
      {
        state: 'ready',
        deletes: ['OLD'],
        preview: { created: 1, updated: 1, unchanged: 0 },
        notes: [{ line: 3, skuId: 'A-1', code: 'no-image', kind: 'review' }],
      },
    ]);
    expect(totalsOf({ groups: checked })).toMatchObject({
      sendable: 1,
      sendableRecords: 2,
      inQuestion: 1,
      skusInQuestion: ['OLD'],
      deleted: 1,
      review: 1,
      unchecked: 0,
    });
  });

  it('names the line and the field of a refusal', async () => {
    const pointer = '/products/0/skus/1/globalSaleChannelData/category';
    post(() => ({
      products: [{ errors: [{ pointer, code: 'too-long', detail: 'is too long' }] }],
    }));
    expect((await check(products, [productOf('A')])).checked).toMatchObject([
      {
        state: 'refused',
        notes: [{ line: 3, code: 'too-long', detail: 'category is too long', kind: 'refused' }],
      },
    ]);
  });

  it('checks each half of a request that is refused, and keeps products unchecked without an answer', async () => {
    const problem = new ApiProblem(422, { code: 'too-many-stored-skus' });
    post(({ products: sent }: { products: { skus: { productId: string }[] }[] }) => {
      const ids = sent.map(({ skus: [sku] }) => sku?.productId);
      if (ids.includes('B')) throw problem;
      return { products: sent.map(() => ({ preview: { ...nothing, reviews: [] }, errors: [] })) };
    });
    const { checked, refused } = await check(products, ['A', 'B', 'C'].map(productOf));
    expect([checked.map(({ id }) => id), refused]).toEqual([
      ['A', 'C'],
      ['B: too-many-stored-skus'],
    ]);

    const away = new ApiProblem(503, {}, '0');
    post(() => {
      throw away;
    });
    await expect(check(products, [productOf('A')])).rejects.toBe(away);
  });
});
