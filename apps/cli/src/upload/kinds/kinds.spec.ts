import { Readable } from 'node:stream';
import { Entrepot, EntrepotError } from '@entrepot/client';
import { inventory } from './inventory.js';
import { prices } from './prices.js';
import { skus } from './skus.js';

const options = { signal: new AbortController().signal, idempotencyKey: 'one' };

/** A client that answers and records calls here. */
function clientOf(answers: Record<string, (input: never) => unknown>) {
  const calls: string[] = [];
  const client = new Entrepot({ url: 'http://unused', token: 'unused' });
  const call = async (operation: string, input: never) => {
    calls.push(operation);
    return answers[operation]?.(input);
  };
  return { client: Object.assign(client, { call }), calls };
}

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
  const own = (skuId: string) => ({ skuId, salePrice: 60 });
  const ofChannel = (skuId: string) => ({ ...own(skuId), salesChannel: 'SHOP', country: 'CL' });
  const refusing = ({ body }: { body: { skuId: string }[] }) => ({
    results: body.map(({ skuId }) => (skuId.startsWith('BAD') ? { code: skuId, detail: '' } : {})),
  });

  it('are two requests, whose results are in the order of the lines', async () => {
    const { client, calls } = clientOf({
      updateOriginPrices: refusing,
      updateDestinationPrices: refusing,
    });
    const rows = [ofChannel('A'), own('BAD-B'), ofChannel('BAD-C'), own('D'), own('BAD-E')];
    const taken = await prices.send(client, rows, options);
    expect(taken.map(({ faults: [first] }) => first?.code)).toEqual([
      undefined,
      'BAD-B',
      'BAD-C',
      undefined,
      'BAD-E',
    ]);
    expect(calls).toEqual(['updateOriginPrices', 'updateDestinationPrices']);
  });

  it('are one request where all are of one kind', async () => {
    const { client, calls } = clientOf({ updateOriginPrices: refusing });
    expect(await prices.send(client, [own('A'), own('B')], options)).toHaveLength(2);
    expect(calls).toEqual(['updateOriginPrices']);
  });
});

describe('stock', () => {
  it('does not count as sent when the answer lacks the result of a row', async () => {
    const { client } = clientOf({ setInventories: () => ({ results: [{}] }) });
    const sent = inventory.send(client, [{ skuId: 'A' }, { skuId: 'B' }], options);
    await expect(sent).rejects.toThrow('without a result for each row');
  });

  const registered = async (skuIds: string[], total: number) => {
    const { client, calls } = clientOf({
      countSkus: () => ({ total }),
      listSkus: () => ({ skus: [{ skuId: 'A' }, { skuId: 'Z' }] }),
      readSkuStatus: ({ path }: { path: { skuId: string } }) => {
        if (path.skuId === 'A') return {};
        throw new EntrepotError('GET', { status: 404, code: 'not-found', detail: '', errors: [] });
      },
    });
    const ids = inventory.registered!(client, skuIds, options.signal);
    const found: string[] = await Readable.from(ids).toArray();
    return { found, calls };
  };

  it('is looked up SKU by SKU where these are few, and in the list where they are many', async () => {
    expect(await registered(['A', 'B'], 1_000)).toEqual({
      found: ['A'],
      calls: ['countSkus', 'readSkuStatus', 'readSkuStatus'],
    });
    expect(await registered(['A', 'B'], 399)).toEqual({
      found: ['A', 'Z'],
      calls: ['countSkus', 'listSkus'],
    });
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
    const { client } = clientOf({
      upsertSkus: () => [answered('READY_FOR_SALES_CHANNEL'), answered('PENDING_LOCALIZATION')],
    });
    expect(await skus.send(client, [{}, {}], options)).toMatchObject([
      { isPending: false, faults: [], warnings: [prohibited] },
      { isPending: true, faults: [], warnings: [] },
    ]);
  });

  it('are refused when a new id has blanks at an end, and accepted when the id is known', async () => {
    const { client } = clientOf({
      upsertSkus: () => ({
        created: ['NEW ', 'OTHER'],
        updated: ['OLD '],
        unchanged: [],
        deleted: [],
        reviews: [],
        requirements: [],
      }),
    });
    const bodies = ['OLD ', 'NEW ', 'OTHER'].map((skuId) => ({ skuId }));
    expect(await skus.preview!(client, bodies, options)).toEqual(
      new Map([
        [1, [{ code: 'blanks', detail: 'skuId has blanks at an end, and there is no such SKU' }]],
      ]),
    );
  });
});
