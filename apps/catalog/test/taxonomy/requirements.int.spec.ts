import { BackgroundWork, type UnitOfWork } from '#messaging';
import { eventually } from '#testing';
import { RecheckRequirements } from '../../src/localization/recheck-requirements.js';
import { aSku, aSkuBody } from '../a-sku.js';
import { addBigMerchant } from '../big-merchant.js';
import { MerchantClient, publishPrice, useCatalogWithDatabase } from '../catalog-service.js';
import { loadSkuFits } from '../../src/skus/fits/sku-fits.js';
import { OperatorClient } from '../operator-client.js';
import type { ChannelFit } from '../../src/taxonomy/domain/channel-fit.js';
import { waitingForLocks, whileOpen } from '../while-open.js';

const SAME = { mappings: [{ category: 'Games', channelCategory: 'ROPA' }] };
const NO_CONNECTOR = { offer: async () => undefined, stockChanged: async () => undefined };

const aTaxonomy = (choices: object = {}) => ({
  categories: [
    { code: 'ROPA', path: 'Ropa' },
    { code: 'PLAYERAS', path: 'Ropa > Playeras' },
  ],
  attributes: [],
  limits: {},
  ...choices,
});

describe('the comparison of SKUs with the requirements of a channel (decision 10.6)', () => {
  const catalog = useCatalogWithDatabase();
  const acme = new MerchantClient(catalog, 'ACME');
  const operator = new OperatorClient(catalog);

  const tax = (taxonomy: object, channel = 'MELI') =>
    operator.put(`sales-channels/${channel}/taxonomy`, taxonomy);
  const map = (category: string, channelCategory: string, channel = 'MELI') =>
    operator.put(`category-mappings/${channel}`, { mappings: [{ category, channelCategory }] });
  const approved = async (skuId: string, choices: object = {}) => {
    await acme.upsert([aSkuBody({ skuId, productId: skuId, ...choices })]);
    await acme.untilStatus(skuId, 'READY_FOR_SALES_CHANNEL');
    await publishPrice(catalog, skuId, 'MELI');
  };
  const loadFit = async (unitOfWork: UnitOfWork, merchantId: string, category: string) => {
    const sku = { ...aSku({ category }), merchantId };
    const request = {
      sku,
      channels: [{ salesChannel: 'MELI', locale: 'es-MX' }],
      texts: new Map(),
    };
    return (await loadSkuFits(unitOfWork, [request])).of(sku, 'MELI');
  };
  const fitOf = async (merchantId: string, category: string) => {
    let fit: ChannelFit | undefined;
    await catalog.transactor.run('background', async (unitOfWork) => {
      fit = await loadFit(unitOfWork, merchantId, category);
    });
    return fit;
  };
  const rechecker = () =>
    new RecheckRequirements(
      new BackgroundWork(catalog.database, { config: { ROLE: 'api' } }),
      catalog.database,
      catalog.transactor,
      NO_CONNECTOR,
    );

  it('excludes a SKU, old or new, from the channel until its category is mapped', async () => {
    await approved('SHIRT', { category: 'Clothing > Shirts' });
    const before = await acme.untilEntry('SHIRT', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    expect([before.messages, before.channelCategory]).toEqual([[], undefined]);

    expect((await tax(aTaxonomy())).status).toBe(201);
    const detail = '"Clothing > Shirts" is mapped to no category of the channel';
    const unmapped = {
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: detail,
      messages: [{ code: 'category-unmapped', detail }],
    };
    await acme.untilEntry('SHIRT', 'MELI', unmapped);
    await approved('NEW', { category: 'clothing > SHIRTS > Linen' });
    await acme.untilEntry('NEW', 'MELI', { status: 'READY_FOR_SALES_CHANNEL', price: 'localized' });
    const otherChannels = (await acme.status('NEW')).body.channels;
    expect(otherChannels.map(({ messages }: { messages: object[] }) => messages.length)).toEqual([
      0, 1, 0,
    ]);

    await map('Clothing', 'ROPA');
    await map('Clothing > Shirts', 'PLAYERAS');
    for (const skuId of ['SHIRT', 'NEW']) {
      const published = {
        status: 'SALES_CHANNEL_APPROVED',
        channelCategory: 'PLAYERAS',
        messages: [],
      };
      await acme.untilEntry(skuId, 'MELI', published);
    }
  });

  it('uses the language of the channel, and runs again when texts or the content change', async () => {
    await tax(aTaxonomy({ limits: { titleLength: 40, html: false, minImages: 2 } }));
    await acme.untilEntry('SHIRT', 'MELI', {
      status: 'READY_FOR_SALES_CHANNEL',
      messages: [{ code: 'too-few-images', detail: 'the channel needs 2 images, and there are 1' }],
    });
    const images = ['https://images.example/1.jpg', 'https://images.example/2.jpg'];
    const choices = { category: 'Clothing > Shirts', images, description: '<b>Light</b> T-shirt.' };
    await acme.upsert([aSkuBody({ skuId: 'SHIRT', productId: 'SHIRT', ...choices })]);
    const html = { messages: [{ code: 'html-not-allowed', detail: expect.any(String) }] };
    await acme.untilEntry('SHIRT', 'MELI', html);
    const texts = { name: 'Playera azul', description: 'Playera ligera.' };
    const localized = { 'es-MX': texts };
    const body = { status: 'READY_FOR_SALES_CHANNEL', localized };
    expect((await operator.post('skus/ACME/SHIRT/localization', body)).status).toBe(200);
    await acme.untilEntry('SHIRT', 'MELI', { status: 'SALES_CHANNEL_APPROVED', messages: [] });
    const long = { 'es-MX': { ...texts, name: 'Playera '.repeat(6).trim() } };
    await operator.post('skus/ACME/SHIRT/localization', { ...body, localized: long });
    const tooLong = { messages: [{ code: 'title-too-long', detail: expect.any(String) }] };
    await acme.untilEntry('SHIRT', 'MELI', { status: 'READY_FOR_SALES_CHANNEL', ...tooLong });
  });

  it('reports in a check of products and in a dry run the requirements that SKUs miss', async () => {
    await tax(aTaxonomy({ limits: { maxImages: 0 } }));
    const skus = [aSkuBody({ skuId: 'C', productId: 'C', category: 'Games' })];
    const image = {
      code: 'too-many-images',
      detail: 'the channel takes 0 images, and there are 1',
    };
    const unmapped = {
      code: 'category-unmapped',
      detail: '"Games" is mapped to no category of the channel',
    };
    const missing = { skuId: 'C', salesChannel: 'MELI', messages: [unmapped, image] };
    expect((await acme.upsert(skus, '?dryRun=true')).body.requirements).toEqual([missing]);
    const mapped = [aSkuBody({ skuId: 'C', productId: 'C', category: 'Clothing' })];
    const { products } = (await acme.check({ products: [{ skus }, { skus: mapped }] })).body;
    expect(products.map((product: { preview: object }) => product.preview)).toMatchObject([
      { requirements: [missing] },
      { requirements: [{ ...missing, messages: [image] }] },
    ]);
  });

  it('does not move a SKU that is inactive, without a price or denied, and stores the requirements that it misses', async () => {
    await tax(aTaxonomy());
    await approved('OFF', { category: 'Toys', active: false });
    await acme.untilEntry('OFF', 'MELI', {
      statusMessage: 'inactive',
      messages: [{ code: 'category-unmapped' }],
    });
    await acme.upsert([aSkuBody({ skuId: 'OFF', productId: 'OFF', category: 'Toys' })]);
    await acme.untilEntry('OFF', 'MELI', {
      statusMessage: '"Toys" is mapped to no category of the channel',
    });
    await map('Toys', 'ROPA');
    await acme.untilEntry('OFF', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
  });

  it('blocks changes of the requirements meanwhile, because the job would otherwise run before the entry exists', async () => {
    const before = await fitOf('ACME', 'Games');
    const changed = await whileOpen(
      catalog,
      (unitOfWork) => loadFit(unitOfWork, 'ACME', 'Games'),
      () => map('Games', 'ROPA'),
    );
    expect([changed.body, before?.category]).toEqual([{ changed: 1 }, undefined]);
    expect(await fitOf('ACME', 'Games')).toMatchObject({ category: 'ROPA', messages: [] });
  });

  it('sees each change as a whole, and a change by a merchant does not wait for comparisons of other merchants', async () => {
    const token = await catalog.tokens.merchant('ACME');
    const ownMapping = (channelCategory: string) =>
      catalog.fetch('/ext/category-mappings/MELI', {
        token,
        method: 'PUT',
        body: { mappings: [{ category: 'Books', channelCategory }] },
      });
    expect((await ownMapping('ROPA')).body).toEqual({ changed: 1 });
    let next: Promise<ChannelFit | undefined> | undefined;
    const changed = await whileOpen(
      catalog,
      async (unitOfWork) => {
        expect(await loadFit(unitOfWork, 'ACME', 'Books')).toMatchObject({ category: 'ROPA' });
      },
      () => ownMapping('PLAYERAS'),
      async (unitOfWork) => {
        // A request that changes nothing and another merchant's SKU do not wait; the merchant's own next SKU does.
        expect((await operator.put('category-mappings/MELI', SAME)).body).toEqual({ changed: 0 });
        expect(await fitOf('MANUAL', 'Games')).toMatchObject({ category: 'ROPA' });
        expect(await loadFit(unitOfWork, 'ACME', 'Books')).toMatchObject({ category: 'ROPA' });
        next = fitOf('ACME', 'Books');
        await eventually(async () => expect(await waitingForLocks(catalog)).toBe(2));
      },
    );
    expect(changed.body).toEqual({ changed: 1 });
    expect(await next).toMatchObject({ category: 'PLAYERAS' });
  });

  it('ends when the taxonomy becomes empty', async () => {
    await tax(aTaxonomy({ limits: { minImages: 9 } }));
    await acme.untilEntry('SHIRT', 'MELI', { status: 'READY_FOR_SALES_CHANNEL' });
    const none = { categories: [], attributes: [], limits: {} };
    expect((await tax(none)).body).toMatchObject({ categoryCount: 0, attributes: [], limits: {} });
    const published = { status: 'SALES_CHANNEL_APPROVED', messages: [] };
    await acme.untilEntry('SHIRT', 'MELI', published);
    await approved('ANYTHING', { category: 'Never > Mapped' });
    await acme.untilEntry('ANYTHING', 'MELI', published);
  });

  it('runs in portions that survive a stop, and completes although mappings change meanwhile', async () => {
    await addBigMerchant(catalog, 'BIG', 250);
    await catalog.store.sql(`INSERT INTO connection VALUES ('BIG', 'SHOP')`);
    await catalog.store.sql(
      `UPDATE sku SET localization_status = 'READY_FOR_SALES_CHANNEL',
              content = content || '{"description": "Light.", "globalSaleChannelData": {"active": true, "category": "Toys", "brand": "B"}}'
        WHERE merchant_id = 'BIG'`,
    );
    await catalog.store.sql(
      `INSERT INTO sku_channel (merchant_id, sku_id, sales_channel, status, cause, status_date)
       SELECT merchant_id, sku_id, 'SHOP', 'SALES_CHANNEL_APPROVED', 'connector', now() FROM sku WHERE merchant_id = 'BIG'`,
    );
    await tax(aTaxonomy(), 'SHOP');
    const states = () =>
      catalog.store.sql(
        `SELECT DISTINCT status, cause, fit->>'category' AS category FROM sku_channel
          WHERE merchant_id = 'BIG' AND sales_channel = 'SHOP'`,
      );
    const unmapped = { status: 'READY_FOR_SALES_CHANNEL', cause: 'requirements', category: null };
    await eventually(async () => expect(await states()).toEqual([unmapped]));

    await map('Toys', 'ROPA', 'SHOP');
    await map('toys', 'PLAYERAS', 'SHOP');
    const mapped = {
      status: 'READY_FOR_SALES_CHANNEL',
      cause: 'localization',
      category: 'PLAYERAS',
    };
    await eventually(async () => expect(await states()).toEqual([mapped]));
    const done = async () => (await operator.get('sales-channels/SHOP/taxonomy')).body.recheck;
    await eventually(async () => expect(await done()).toBeUndefined());

    // A change in the middle of the job: the job repeats the SKUs that it has compared, and no others.
    const place = (after: string, until: string, again: boolean) =>
      catalog.store.sql(
        `UPDATE requirement_recheck SET after_sku = $1, until_sku = $2, again = $3, finished_at = NULL
          WHERE merchant_id = 'BIG' AND sales_channel = 'SHOP'`,
        [after, until, again],
      );
    const [{ sku_id: middle } = { sku_id: '' }] = await catalog.store.sql<{ sku_id: string }>(
      `SELECT sku_id FROM sku WHERE merchant_id = 'BIG' ORDER BY sku_id OFFSET 149 LIMIT 1`,
    );
    await catalog.store.sql(`UPDATE sku_channel SET fit = NULL WHERE merchant_id = 'BIG'`);
    await place(middle, middle, false);
    await eventually(async () => expect(await done()).toBeUndefined());
    expect(await states()).toEqual([mapped]);
    await catalog.store.sql(`UPDATE sku_channel SET fit = NULL WHERE merchant_id = 'BIG'`);
    await place('', middle, true);
    await Promise.all([rechecker().recheckNext(), rechecker().recheckNext()]);
    await eventually(async () => expect(await done()).toBeUndefined());
    const [{ count } = { count: '' }] = await catalog.store.sql<{ count: string }>(
      `SELECT count(*) FROM sku_channel WHERE merchant_id = 'BIG' AND fit IS NOT NULL`,
    );
    expect(Number(count)).toBe(150);
  });
});
