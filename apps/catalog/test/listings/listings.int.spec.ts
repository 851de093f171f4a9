import { PageTokens } from '#edge';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, TestOrder, useCatalog } from '../catalog-service.js';
import { OperatorClient, aMerchant } from '../operator-client.js';
import { ChannelClient, TestPrices } from './channel-client.js';

const SECRET = 'a-page-token-secret-of-the-tests-own';

/** The listings of a channel (decision 10.3). */
describe('the listings of a sales channel', () => {
  // The test acts as the channel: the sandbox's own answers come later.
  const catalog = useCatalog({
    SANDBOX_CONNECTOR_DELAY_MS: '3600000',
    PAGE_TOKEN_SECRET: SECRET,
  });
  const acme = new MerchantClient(catalog, 'ACME');
  const operator = new OperatorClient(catalog);
  const prices = new TestPrices(catalog);
  const meli = new ChannelClient(catalog, 'MELI');

  async function publish(skuId: string, choices: object = {}, channels = ['MELI']): Promise<void> {
    expect((await acme.upsert([aSkuBody({ skuId, productId: skuId, ...choices })])).status).toBe(
      200,
    );
    for (const channel of channels) await prices.publish(skuId, channel);
    for (const channel of channels)
      await new ChannelClient(catalog, channel).until(skuId, { action: 'publish' });
  }

  it('show a SKU with its texts, price and stock once it is localized and priced', async () => {
    await acme.stock('WHOLE', 7);
    await publish('WHOLE', {
      color: 'Blue',
      size: 'M',
      attributes: [{ name: 'Material', value: 'Merino' }],
      countryOfOrigin: 'PT',
    });
    const listing = await meli.until('WHOLE', { action: 'publish' });
    expect(listing).toEqual({
      merchantId: 'ACME',
      skuId: 'WHOLE',
      id: expect.any(String),
      listingVersion: expect.any(Number),
      action: 'publish',
      productId: 'WHOLE',
      main: true,
      locale: 'es-MX',
      name: expect.stringContaining('azul'),
      description: expect.any(String),
      color: 'Azul',
      size: 'M',
      brand: 'Acme',
      category: 'Clothing',
      attributes: [{ name: 'Material', value: 'Merino' }],
      images: ['https://images.example/tee.jpg'],
      ean: '4006381333931',
      hscode: '6109.90',
      countryOfOrigin: 'PT',
      weight: 0.4,
      height: 10,
      width: 15,
      length: 20,
      price: { sale: 1795.9, list: 2190.9, currency: 'MXN', taxesIncluded: true },
      quantity: 7,
      status: 'READY_FOR_SALES_CHANNEL',
    });
  });

  it('have no quantity for a SKU that is not stock-managed, no list price that is not higher, and the origin of the merchant', async () => {
    await acme.upsert([aSkuBody({ skuId: 'PLAIN', productId: 'PLAIN' })]);
    await prices.publish('PLAIN', 'MELI', '100', '100');
    const listing = await meli.until('PLAIN', { action: 'publish' });
    expect(listing).toMatchObject({ quantity: null, countryOfOrigin: 'US' });
    expect(listing['price']).toEqual({ sale: 100, currency: 'MXN', taxesIncluded: true });
  });

  it('follow the price, the stock that orders leave, and the content', async () => {
    await acme.stock('MOVES', 10);
    await publish('MOVES');
    await prices.publish('MOVES', 'MELI', '1500.5');
    await meli.until('MOVES', { price: { sale: 1500.5 } });
    await new TestOrder(catalog, 'ACME-MELI-MOVES').placed([{ skuId: 'MOVES', quantity: 3 }]);
    await meli.until('MOVES', { quantity: 7 });
    await acme.inventory({ skuId: 'MOVES', quantity: 4, warehouseId: 1, inventoryType: 'DAMAGED' });
    await acme.upsert([
      aSkuBody({ skuId: 'MOVES', productId: 'MOVES', weight: 0.7, brand: 'Other' }),
    ]);
    await meli.until('MOVES', { weight: 0.7, brand: 'Other', quantity: 7 });
  });

  it('keep the previous content while changed words are localized, then change at once', async () => {
    await publish('WORDS');
    const before = await meli.until('WORDS', { action: 'publish' });
    await acme.upsert([
      aSkuBody({ skuId: 'WORDS', productId: 'WORDS', name: 'Merino shirt, red, M' }),
    ]);
    await meli.until('WORDS', { name: expect.stringContaining('rojo') });
    const seen = meli.read.filter(({ skuId }) => skuId === 'WORDS');
    expect(new Set(seen.map(({ action }) => action))).toEqual(new Set(['publish']));
    expect(seen.filter(({ name }) => name !== before['name'])).toHaveLength(1);
  });

  it.each([
    [
      'inactive',
      (skuId: string) => acme.upsert([aSkuBody({ skuId, productId: skuId, active: false })]),
    ],
    ['deleted', (skuId: string) => acme.delete(`skus/${skuId}`)],
    ['not-priced', (skuId: string) => prices.fail(skuId, 'MELI')],
    [
      'not-localized',
      (skuId: string) => acme.upsert([aSkuBody({ skuId, productId: skuId, name: 'ALL CAPITALS' })]),
    ],
    [
      'prohibited',
      (skuId: string) => acme.upsert([aSkuBody({ skuId, productId: skuId, hscode: '8543.40' })]),
    ],
  ])(
    'withdraw a SKU that is %s, with only its ids, and publish it when it returns',
    async (reason, leave) => {
      const skuId = `GONE-${reason}`;
      await publish(skuId);
      const { id } = await meli.until(skuId, { action: 'publish' });
      await leave(skuId);
      const withdrawn = await meli.until(skuId, { action: 'withdraw' });
      expect(withdrawn).toEqual({
        merchantId: 'ACME',
        skuId,
        id,
        action: 'withdraw',
        reason,
        listingVersion: expect.any(Number),
      });
      await publish(skuId);
      await meli.until(skuId, { action: 'publish', id });
    },
  );

  it('withdraw the SKUs of a merchant that is disconnected from the channel, inactive or active again', async () => {
    const merchant = aMerchant({ name: 'Acme', country: 'US', currency: 'USD' });
    await publish('PARTED');
    const connect = (connectedChannels: string[], choices: object = {}) =>
      operator.put('merchants/ACME', { ...merchant, connectedChannels, ...choices });
    expect((await connect(['ECOM', 'SHOP'])).status).toBe(200);
    await meli.until('PARTED', { action: 'withdraw', reason: 'not-connected' });
    await connect(['ECOM', 'MELI', 'SHOP']);
    await meli.until('PARTED', { action: 'publish' });
    await connect(['ECOM', 'MELI', 'SHOP'], { active: false });
    await meli.until('PARTED', { action: 'withdraw', reason: 'not-connected' });
    await connect(['ECOM', 'MELI', 'SHOP'], { active: true });
    await meli.until('PARTED', { action: 'publish' });
  });

  it('follow the settings of the channel', async () => {
    const shop = new ChannelClient(catalog, 'SHOP');
    await publish('SETTINGS', {}, ['SHOP']);
    const {
      salesChannel: _id,
      version: _version,
      alignments: _progress,
      ...settings
    } = (await operator.get('sales-channels/SHOP')).body;
    const { taxType: _derived, ...body } = settings;
    await operator.put('sales-channels/SHOP', { ...body, taxesOnline: true });
    // The previous amount includes taxes: buyers would pay the channel's taxes in addition.
    await shop.until('SETTINGS', { action: 'withdraw', reason: 'not-priced' });
    await prices.publish('SETTINGS', 'SHOP', '1500', '1500', true);
    await shop.until('SETTINGS', { price: { sale: 1500, taxesIncluded: false } });
    await operator.put('sales-channels/SHOP', body);
    await shop.until('SETTINGS', { action: 'withdraw', reason: 'not-priced' });
    await prices.publish('SETTINGS', 'SHOP');
    await shop.until('SETTINGS', { price: { sale: 1795.9, taxesIncluded: true } });
    await operator.put('sales-channels/SHOP', { ...body, active: false });
    await shop.until('SETTINGS', { action: 'withdraw', reason: 'not-connected' });
    await operator.put('sales-channels/SHOP', { ...body, active: true });
    await shop.until('SETTINGS', { action: 'publish' });
  });

  it('have the category and attributes of a channel with a taxonomy, and withdraw SKUs that miss them (decision 10.6)', async () => {
    const shop = new ChannelClient(catalog, 'SHOP');
    await publish('MAPPED', { category: 'Games > Puzzles', color: 'Blue' }, ['SHOP']);
    const answer = async (status = 'APPROVED') => {
      const row = { merchantId: 'ACME', skuId: 'MAPPED', status };
      return (await shop.answer([row])).body.results;
    };
    const map = () =>
      operator.put('category-mappings/SHOP', {
        mappings: [{ category: 'Games', channelCategory: 'JUEGOS' }],
      });
    const withdrawn = { action: 'withdraw', reason: 'requirements-missing' };

    await operator.put('sales-channels/SHOP/taxonomy', {
      categories: [{ code: 'JUEGOS', path: 'Juegos' }],
      attributes: [{ code: 'TONO', name: 'Color', type: 'text', required: true }],
      limits: {},
    });
    await shop.until('MAPPED', withdrawn);
    for (const status of ['APPROVED', 'DENIED']) {
      const refused = { result: 'withdrawn', reason: 'requirements-missing' };
      expect(await answer(status)).toMatchObject([refused]);
    }

    await map();
    const first = await shop.until('MAPPED', {
      action: 'publish',
      category: 'Games > Puzzles',
      channelCategory: 'JUEGOS',
      channelAttributes: [{ code: 'TONO', value: 'Azul' }],
      attributes: [],
    });
    expect(await answer()).toMatchObject([{ result: 'applied' }]);
    await shop.until('MAPPED', { status: 'SALES_CHANNEL_APPROVED' });

    const values = [{ value: 'Blue', channelValue: 'Celeste' }];
    await operator.put('category-mappings/SHOP/attributes', {
      mappings: [{ name: 'color', attribute: 'TONO', values }],
    });
    const second = await shop.until('MAPPED', {
      status: 'SALES_CHANNEL_APPROVED',
      channelAttributes: [{ code: 'TONO', value: 'Celeste' }],
    });
    expect(second.listingVersion).toBeGreaterThan(first.listingVersion);

    expect((await operator.delete('category-mappings/SHOP?category=Games')).status).toBe(204);
    await shop.until('MAPPED', withdrawn);
    await map();
    await shop.until('MAPPED', { action: 'publish', channelCategory: 'JUEGOS' });
  });

  it('are sent to a waiting request as soon as there is a change', async () => {
    await publish('AWAITED');
    await meli.catchUp();
    const waiting = meli.ask({ wait: 20 });
    await prices.publish('AWAITED', 'MELI', '900');
    const { status, body } = await waiting;
    expect(status).toBe(200);
    expect(body.listings).toMatchObject([{ skuId: 'AWAITED', price: { sale: 900 } }]);
  });

  it('are separate for each channel, with separate cursors', async () => {
    await publish('ECOM-ONLY', {}, ['ECOM']);
    const ecom = new ChannelClient(catalog, 'ECOM');
    await ecom.until('ECOM-ONLY', { action: 'publish', locale: 'pt-BR' });
    await meli.catchUp();
    expect(meli.shown.has('ACME:ECOM-ONLY')).toBe(false);
    expect(await meli.list({ after: ecom.cursor! })).toMatchObject({
      status: 400,
      body: { code: 'invalid-page-token' },
    });
  });

  it.each([['a token without the scope', ['taxes'], 403, 'missing-scope']])(
    'are refused for %s',
    async (_who, scopes, status, code) => {
      const other = new ChannelClient(catalog, 'MELI', scopes);
      expect(await other.list()).toMatchObject({ status, body: { code } });
      expect(await other.answer([])).toMatchObject({ status, body: { code } });
    },
  );

  it.each([
    ['unknown parameters', { pagesize: 5 }],
    ['a page without rows', { pageSize: 0 }],
    ['a wait above 20 seconds', { wait: 21 }],
    ['a forged cursor', { after: 'e30.forged' }],
  ])('are refused for %s', async (_what, query) => {
    expect((await meli.list(query as Record<string, number>)).status).toBe(400);
  });

  describe('refuse a cursor', () => {
    const cursorOf = (completeAt: Date, epoch = '') => {
      const place = { lastUpdateDate: completeAt.toISOString(), id: '1' };
      return new PageTokens(SECRET, () => epoch).issue('list-listings', 'MELI', {}, place);
    };
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

    it.each([
      ['older than the removed listings', daysAgo(30.1), ''],
      ['from before a restore', daysAgo(0), '2026-01-01 00:00:00+00'],
    ])('that is %s', async (_which, completeAt, epoch) => {
      expect(await meli.list({ after: cursorOf(completeAt, epoch) })).toMatchObject({
        status: 400,
        body: { code: 'cursor-expired' },
      });
      expect((await meli.list({ after: cursorOf(daysAgo(29.9)) })).status).toBe(200);
    });
  });
});
