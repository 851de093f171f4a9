import type { Api } from './kind.js';
import { prices } from './prices.js';
import { products } from './products.js';
import { skuPageOf, skuQueriesOf, stock } from './stock.js';

interface Sent {
  skus: { skuId: string }[];
}

interface Call {
  body: never;
  params: { query: { skuId?: string } };
}

const options = { idempotencyKey: 'one' };

/** An API that answers and records calls here, by path. */
function apiOf(answers: Record<string, (call: Call) => unknown>) {
  const calls: string[] = [];
  const call = async (path: string, init: Call) => {
    calls.push(path);
    return { data: answers[path]?.(init) };
  };
  return { api: { GET: call, POST: call } as never as Api, calls };
}

const [ORIGIN, DESTINATION] = ['/ext/prices/origin', '/ext/prices/destination'] as const;
const [STOCK, SKUS] = ['/ext/inventories/batch', '/ext/merchant/skus'] as const;

describe('prices', () => {
  it.each([
    [{ country: 'CL' }],
    [{ country: 'CL', salesChannel: '' }],
    [{ country: 'CL', salesChannel: null }],
  ])('of a country are refused without their channel: %j', (price) => {
    expect(prices.check?.({ skuId: 'A', salePrice: 19_990, ...price })).toMatchObject([
      { code: 'required', detail: 'salesChannel is required where country is given' },
    ]);
  });

  it.each([[{}], [{ salesChannel: 'SHOP', country: 'CL' }], [{ salesChannel: 'SHOP' }]])(
    'pass with %j',
    (price) => {
      expect(prices.check?.({ skuId: 'A', salePrice: 19_990, ...price })).toEqual([]);
    },
  );

  it.each([
    [{ salePrice: 19.999 }, ['salePrice has 3 decimals']],
    [
      { salePrice: 0.0001, listPrice: 20.005 },
      ['salePrice has 4 decimals', 'listPrice has 3 decimals'],
    ],
    [{ salePrice: 19.99, listPrice: 20 }, []],
    // The service refuses these by the currency of the channel.
    [{ salePrice: 19.999, salesChannel: 'SHOP', country: 'CL' }, []],
  ])('warn of decimals finer than a cent: %j', (price, details) => {
    const warnings = prices.warn?.({ skuId: 'A', ...price }) ?? [];
    expect(warnings.map(({ detail }) => detail)).toEqual(details);
  });
});

describe('prices of a merchant and of channels', () => {
  const ownPrice = (skuId: string) => ({ skuId, salePrice: 60 });
  const ofChannel = (skuId: string) => ({
    ...ownPrice(skuId),
    salesChannel: 'SHOP',
    country: 'CL',
  });
  const refusing = ({ body }: { body: { skuId: string }[] }) => ({
    results: body.map(({ skuId }) => (skuId.startsWith('BAD') ? { code: skuId, detail: '' } : {})),
  });

  it('are separate requests, with the results in the order of the lines', async () => {
    const { api, calls } = apiOf({ [ORIGIN]: refusing, [DESTINATION]: refusing });
    const codes = async (rows: object[]) =>
      (await prices.send(api, rows, options)).map(({ faults: [first] }) => first?.code);
    expect(await codes([ownPrice('A'), ownPrice('BAD-B')])).toEqual([undefined, 'BAD-B']);
    expect(await codes([ofChannel('BAD-C'), ofChannel('D')])).toEqual(['BAD-C', undefined]);
    expect(calls).toEqual([ORIGIN, DESTINATION]);
  });

  it('are sent in two steps, since an own price replaces those of channels', () => {
    expect([ownPrice('A'), ofChannel('A')].map((row) => prices.isLater?.(row))).toEqual([
      false,
      true,
    ]);
  });
});

describe('stock', () => {
  it('does not count as sent when the answer lacks the result of a row', async () => {
    const { api } = apiOf({ [STOCK]: () => ({ results: [{}] }) });
    const sent = stock.send(api, [{ skuId: 'A' }, { skuId: 'B' }], options);
    await expect(sent).rejects.toThrow('without a result for each row');
  });

  const registered = async (skuIds: string[], total: number) => {
    const { api, calls } = apiOf({
      [`${SKUS}/counts`]: () => ({ total }),
      [SKUS]: ({ params: { query } }) => ({
        skus: ['A', 'Z']
          .filter((skuId) => query.skuId === undefined || query.skuId === skuId)
          .map((skuId) => ({ skuId })),
      }),
    });
    const ids: string[] = [];
    for (const query of await skuQueriesOf(api, skuIds)) {
      ids.push(...(await skuPageOf(api, query)).skuIds);
    }
    return { ids, calls: calls.length };
  };

  it('is looked up SKU by SKU where these are few, and in the list where they are many', async () => {
    expect(await registered(['A', 'B'], 1_000)).toEqual({ ids: ['A'], calls: 3 });
    expect(await registered(['A', 'B'], 399)).toEqual({ ids: ['A', 'Z'], calls: 2 });
  });
});

describe('SKUs', () => {
  it('that are ready and prohibited in some channel have a warning but no fault', async () => {
    const prohibited = { code: 'prohibited-destination', detail: 'may not be imported into BR' };
    const restricted = { code: 'restricted-destination', detail: 'are restricted in MX' };
    const answered = (localizationStatus: string) => ({
      localizationStatus,
      localizationMessages: [prohibited, restricted],
    });
    const { api } = apiOf({
      [SKUS]: () => [answered('READY_FOR_SALES_CHANNEL'), answered('PENDING_LOCALIZATION')],
    });
    expect(await products.send(api, [{}, {}], options)).toMatchObject([
      { isPending: false, faults: [], warnings: [prohibited] },
      { isPending: true, faults: [], warnings: [] },
    ]);
  });

  const nothing = { created: [], updated: [], unchanged: [], deleted: [] };
  const previewed = (change: object) => ({
    preview: { ...nothing, reviews: [], requirements: [], ...change },
    errors: [],
  });
  const checking = (answer: (bodies: { skuId: string }[], index: number) => object) => {
    const { api, calls } = apiOf({
      [`${SKUS}/check`]: ({ body: { products: sent } }: { body: { products: Sent[] } }) => ({
        products: sent.map(({ skus }, index) => answer(skus, index)),
      }),
    });
    const preview = (...batches: string[][]) =>
      products.preview(
        api,
        batches.map((ids) => ids.map((skuId) => ({ skuId }))),
      );
    return { preview, calls };
  };

  it('are refused when a new id has blanks at an end, and accepted when the id is known', async () => {
    const { preview } = checking(() =>
      previewed({ created: ['NEW ', 'OTHER'], updated: ['OLD '] }),
    );
    const [{ faults } = { faults: undefined }] = await preview(['OLD ', 'NEW ', 'OTHER']);
    expect([...(faults ?? [])]).toMatchObject([
      [1, [{ code: 'blanks', detail: 'skuId has blanks at an end, and there is no such SKU' }]],
    ]);
  });

  it('have the findings of a dry run by their positions', async () => {
    const denied = { code: 'no-image', detail: 'no image' };
    const { preview } = checking(() =>
      previewed({
        created: ['A'],
        updated: ['B'],
        deleted: ['OLD'],
        reviews: [{ skuId: 'B', localizationMessages: [denied] }],
        requirements: [{ skuId: 'B', salesChannel: 'MELI', messages: [denied] }],
      }),
    );
    expect(await preview(['A', 'B'])).toEqual([
      {
        faults: new Map(),
        skus: { created: 1, updated: 1, unchanged: 0, deleted: ['OLD'] },
        reviews: new Map([[1, [denied]]]),
        requirements: [{ record: 1, salesChannel: 'MELI', messages: [denied] }],
      },
    ]);
  });

  it('have their faults by the position in their own product', async () => {
    const error = { code: 'too-long', detail: 'is too long' };
    const path = '/skus/1/globalSaleChannelData/category';
    const { preview } = checking((_, index) =>
      index === 0
        ? previewed({})
        : { errors: [{ ...error, pointer: `/products/${index}${path}` }] },
    );
    const [, second] = await preview(['A'], ['B', 'C']);
    const fault = { code: 'too-long', detail: 'category is too long' };
    expect(second).toEqual({ faults: new Map([[1, [fault]]]) });
  });

  it('have all of their faults, of which an answer has a hundred', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => `S-${index}`);
    const { preview, calls } = checking((skus) => ({
      errors: skus
        .map((_, index) => ({
          pointer: `/products/0/skus/${index}/name`,
          code: 'type',
          detail: 'x',
        }))
        .slice(0, 100),
    }));
    const [refused] = await preview(ids);
    expect([...(refused?.faults.keys() ?? [])]).toEqual([...ids.keys()]);
    expect(calls).toHaveLength(2);
  });
});
