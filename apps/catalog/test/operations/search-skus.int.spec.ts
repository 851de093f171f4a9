import { eventually, OPERATORS_ONLY, refusalsOfOperatorList, walkOperatorList } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, publishPrice, useCatalog } from '../catalog-service.js';
import { INVENTORY_LIST, SKU_LIST, walk } from '../walk.js';

describe('searching SKUs', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');
  const globex = new MerchantClient(catalog, 'GLOBEX');
  const LIST = { path: '/ops/skus', member: 'skus' };

  beforeAll(async () => {
    const refused = aSkuBody({ skuId: 'BAD', productId: 'BAD', name: 'Xy', images: [] });
    for (const client of [acme, globex]) {
      await client.upsert([aSkuBody({ skuId: 'A', productId: 'P' })]);
      await client.upsert([refused]);
    }
    await acme.upsert([
      aSkuBody({ skuId: 'B', productId: 'Q', name: 'Camisa de algodón', ean: '5901234123457' }),
    ]);
    await publishPrice(catalog, 'A', 'MELI');
    await acme.untilEntry('A', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    await acme.untilStatus('B', 'READY_FOR_SALES_CHANNEL');
    for (const client of [acme, globex]) {
      await client.untilStatus('A', 'READY_FOR_SALES_CHANNEL');
      await client.untilStatus('BAD', 'REVIEW_DENIED');
    }
    // Verdicts are stored shortly afterwards.
    await eventually(async () => {
      const { body } = await acme.get('/ext/merchant/skus/counts');
      expect(body.verdicts).toContainEqual({ verdict: 'live', count: 1 });
    });
  }, 60_000);

  const keysOf = (rows: { merchantId?: unknown; skuId?: unknown }[]) =>
    rows.map(({ merchantId, skuId }) => `${merchantId as string} ${skuId as string}`).toSorted();

  it.each([
    ['status=REVIEW_DENIED', ['ACME BAD', 'GLOBEX BAD']],
    ['status=READY_FOR_SALES_CHANNEL', ['ACME A', 'ACME B', 'GLOBEX A']],
    ['status=IN_REVIEW,REVIEW_DENIED', ['ACME BAD', 'GLOBEX BAD']],
    ['reason=no-image', ['ACME BAD', 'GLOBEX BAD']],
    ['reason=hscode', []],
    ['salesChannel=MELI', ['ACME A', 'ACME B', 'GLOBEX A']],
    ['salesChannel=NONE', []],
    ['salesChannelStatus=SALES_CHANNEL_APPROVED', ['ACME A']],
    ['salesChannel=ECOM&salesChannelStatus=SALES_CHANNEL_APPROVED', []],
    ['verdict=denied,live', ['ACME A', 'ACME BAD', 'GLOBEX BAD']],
    ['verdict=live&salesChannel=ECOM', []],
    ['verdict=no-price&salesChannel=MELI', ['ACME B', 'GLOBEX A']],
    ['verdict=live&salesChannel=MELI&text=P', ['ACME A']],
    ['verdict=denied,no-price&text=A', ['ACME A', 'GLOBEX A']],
    ['verdict=live&skuId=A', ['ACME A']],
    ['text=A', ['ACME A', 'GLOBEX A']],
    ['text=Q', ['ACME B']],
    ['text=a', []],
    ['text=ALGODON', ['ACME B']],
    ['text=algodón cami', ['ACME B']],
    ['text=0123412', ['ACME B']],
    ['text=cami wool', []],
  ])('by %s', async (query, keys) => {
    const filters = Object.fromEntries(new URLSearchParams(query));
    const paged = { ...filters, pageSize: '1' };
    expect(keysOf(await walkOperatorList(catalog, LIST, paged))).toEqual(keys);
    const ofAcme = keys.filter((key) => key.startsWith('ACME'));
    expect(keysOf(await walkOperatorList(catalog, LIST, { ...paged, merchantId: 'ACME' }))).toEqual(
      ofAcme,
    );
    expect(keysOf(await walk(acme, SKU_LIST, paged))).toEqual(ofAcme);
  });

  it('shows the rows of a table with view=summary', async () => {
    const rows = await walk(acme, SKU_LIST);
    const summary = await walk(acme, SKU_LIST, { view: 'summary', pageSize: '2' });
    expect(summary).toEqual(
      rows.map(({ globalSaleChannelData, ...sku }) => ({
        ...Object.fromEntries(SUMMARY.map((member) => [member, sku[member]])),
        active: (globalSaleChannelData as { active: boolean }).active,
        verdicts: expect.any(Object),
      })),
    );
  });

  it('counts by status, by reason, and by channel with the status there', async () => {
    const ready = (salesChannel: string, count: number) => ({
      salesChannel,
      statuses: [{ status: 'READY_FOR_SALES_CHANNEL', count }],
      verdicts: [
        { verdict: 'denied', count: count - 1 },
        { verdict: 'no-price', count },
      ],
    });
    const counts = {
      total: 3,
      localizationStatuses: [
        { localizationStatus: 'READY_FOR_SALES_CHANNEL', count: 2 },
        { localizationStatus: 'REVIEW_DENIED', count: 1 },
      ],
      reasons: [
        { reason: 'no-image', count: 1 },
        { reason: 'title-length', count: 1 },
      ],
      verdicts: [
        { verdict: 'denied', count: 1 },
        { verdict: 'live', count: 1 },
        { verdict: 'no-price', count: 2 },
      ],
      salesChannels: [
        ready('ECOM', 2),
        {
          salesChannel: 'MELI',
          statuses: [
            { status: 'READY_FOR_SALES_CHANNEL', count: 1 },
            { status: 'SALES_CHANNEL_APPROVED', count: 1 },
          ],
          verdicts: [
            { verdict: 'denied', count: 1 },
            { verdict: 'live', count: 1 },
            { verdict: 'no-price', count: 1 },
          ],
        },
        ready('SHOP', 2),
      ],
    };
    await eventually(async () =>
      expect((await acme.get('/ext/merchant/skus/counts')).body).toEqual(counts),
    );
    const token = await catalog.tokens.operator();
    const asOperator = async (path: string) => (await catalog.fetch(path, { token })).body;
    expect(await asOperator('/ops/skus/counts?merchantId=ACME')).toEqual(counts);
    expect(await asOperator('/ops/skus/counts')).toMatchObject({
      total: 5,
      reasons: [{ count: 2 }, { count: 2 }],
      salesChannels: [ready('ECOM', 3), { salesChannel: 'MELI' }, ready('SHOP', 3)],
    });
    const none = {
      total: 0,
      localizationStatuses: [],
      reasons: [],
      verdicts: [],
      salesChannels: [],
    };
    expect(await asOperator('/ops/skus/counts?merchantId=NONE')).toEqual(none);
    expect(await refusalsOfOperatorList(catalog, '/ops/skus/counts')).toEqual(OPERATORS_ONLY);
  });

  it('refuses impossible values, and names the parameter (decision 1.5)', async () => {
    for (const [name, value] of [
      ['status', 'DONE'],
      ['salesChannelStatus', 'APPROVED'],
      ['verdict', 'sold'],
      ['view', 'short'],
      ['text', ''],
    ] as const) {
      const { status, body } = await acme.list(SKU_LIST.path, { [name]: value });
      expect([status, body.parameter]).toEqual([400, name]);
      expect((await acme.list(INVENTORY_LIST.path, { [name]: value })).status).toBe(400);
    }
  });
});

/** The members of a SKU that a summary has. */
const SUMMARY = [
  'id',
  'merchantId',
  'skuId',
  'productId',
  'merchantProductId',
  'main',
  'name',
  'localizationStatus',
  'localizationMessages',
  'salesChannelStatus',
  'lastUpdateDate',
  'version',
];
