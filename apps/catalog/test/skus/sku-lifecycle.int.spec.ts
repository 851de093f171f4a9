import {
  MerchantChanged,
  PriceLocalized,
  SalesChannelChanged,
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuLocalizationChanged,
  SkuUpserted,
} from '#contracts';
import { committedEvents, eventually } from '#testing';
import { seedSandbox } from '../../src/sandbox-seed.js';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, localizedPrice, publishPrice, useCatalog } from '../catalog-service.js';

const verdictsOf = (verdict: string) =>
  ['ECOM', 'MELI', 'SHOP'].map((salesChannel) =>
    expect.objectContaining({ salesChannel, verdict }),
  );

describe('a SKU', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  it('needs the sandbox’s directory, which is published once even if seeding is repeated (decision 2.5)', async () => {
    for (const id of ['ACME', 'GLOBEX', 'MANUAL']) {
      await catalog.events.waitFor(MerchantChanged, ({ merchantId }) => merchantId === id);
    }
    await seedSandbox(catalog.store.url, catalog.store.schema);
    const ecom = await catalog.events.waitFor(
      SalesChannelChanged,
      ({ salesChannel }) => salesChannel === 'ECOM',
    );
    expect(ecom).toMatchObject({
      subject: 'channel/ECOM',
      version: 1,
      currency: 'BRL',
      locale: 'pt-BR',
      taxesOnline: true,
      taxType: 'DDU',
      feeShare: '0.16',
      priceEnding: { step: '1', offset: '0.9' },
    });
    const counts = await catalog.store.sql(
      'SELECT (SELECT count(*) FROM connection)::int AS connections, (SELECT count(*) FROM warehouse)::int AS warehouses',
    );
    expect(counts).toEqual([{ connections: 9, warehouses: 3 }]);
    expect(await committedEvents(catalog.store, SalesChannelChanged)).toHaveLength(3);
    expect(await committedEvents(catalog.store, MerchantChanged)).toHaveLength(3);
  });

  it('has an event with the next version for each step from upload to approval (flow 1)', async () => {
    const sent = aSkuBody({
      skuId: 'LIFE/1',
      productId: 'LIFE',
      name: 'Black cotton T-shirt',
      color: 'Black',
      size: 'L',
      attributes: [{ name: 'Fit', value: 'Slim' }],
      localizedSalePriceWithTaxes: 60.5,
    });
    const { status, body } = await acme.upsert([sent]);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        ...sent,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        merchantId: 'ACME',
        merchantProductId: 'LIFE',
        localizationStatus: 'PENDING_LOCALIZATION',
        localizationMessages: [],
        salesChannelStatus: {},
        lastUpdateDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        version: 1,
      },
    ]);
    await acme.untilStatus('LIFE/1', 'READY_FOR_SALES_CHANNEL');
    await acme.untilEntry('LIFE/1', 'MELI', { status: 'READY_FOR_SALES_CHANNEL', price: 'none' });
    await publishPrice(catalog, 'LIFE/1', 'MELI');
    const entry = await acme.untilEntry('LIFE/1', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    expect(entry).toMatchObject({
      price: 'localized',
      salesChannelSkuId: `MELI-${body[0].id}`,
      history: [{ status: 'READY_FOR_SALES_CHANNEL' }, { status: 'SALES_CHANNEL_APPROVED' }],
    });
    await acme.untilEntry('LIFE/1', 'ECOM', { status: 'READY_FOR_SALES_CHANNEL' });

    await catalog.events.waitFor(
      SkuChannelStatusChanged,
      (event) => event.skuId === 'LIFE/1' && event.status === 'SALES_CHANNEL_APPROVED',
    );
    const published = [SkuUpserted, SkuLocalizationChanged, SkuChannelStatusChanged]
      .flatMap((contract) => catalog.events.all<any>(contract as never)) // eslint-disable-line typescript/no-explicit-any
      .filter((event) => event.subject === 'ACME:LIFE/1')
      .toSorted((a, b) => a.version - b.version);
    expect(published.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(published.map((event) => event.status ?? event.localizationStatus)).toEqual([
      'PENDING_LOCALIZATION',
      'IN_REVIEW',
      'IN_TRANSLATION',
      'READY_FOR_SALES_CHANNEL',
      'READY_FOR_SALES_CHANNEL',
      'READY_FOR_SALES_CHANNEL',
      'READY_FOR_SALES_CHANNEL',
      'SALES_CHANNEL_APPROVED',
    ]);
    expect(published[0]).toMatchObject({
      changed: ['new', 'origin-price'],
      originSalePrice: '60.5',
    });
    expect(published[0]).not.toHaveProperty('originListPrice');
    expect(published[3].localized['pt-BR']).toMatchObject({
      name: 'Camiseta de algodão preta',
      color: 'Preto',
      size: 'G',
    });
    expect(published[7]).toMatchObject({
      salesChannel: 'MELI',
      previousStatus: 'READY_FOR_SALES_CHANNEL',
    });
  });

  it('is refused with reasons, and reviewed again with its product (decisions 3.3, 3.6)', async () => {
    const blue = aSkuBody({ skuId: 'R-BLUE', productId: 'R', color: 'Blue' });
    const plain = aSkuBody({ skuId: 'R-PLAIN', productId: 'R', main: false });
    await acme.upsert([blue, plain]);
    const refused = await acme.untilStatus('R-PLAIN', 'REVIEW_DENIED');
    expect(refused).toEqual({
      skuId: 'R-PLAIN',
      version: 3,
      localizationStatus: 'REVIEW_DENIED',
      localizationMessages: [
        {
          code: 'color-missing',
          detail: 'the color is missing; other SKUs of the product have one',
        },
      ],
      channels: [],
      verdicts: verdictsOf('denied'),
    });
    await acme.untilStatus('R-BLUE', 'READY_FOR_SALES_CHANNEL');
    const shown = { ...plain, localizationMessages: refused.localizationMessages };
    const [, unchanged] = (await acme.upsert([blue, plain])).body;
    expect(unchanged).toMatchObject(shown);
    expect((await acme.product('R')).body[1]).toEqual(unchanged);
    const { body: list } = await acme.list('/ext/merchant/skus');
    expect(list.skus).toContainEqual(unchanged);
    const [afresh] = (await acme.upsert([plain])).body;
    expect(afresh).toMatchObject({ ...plain, localizationMessages: [] });
    expect((await acme.status('R-PLAIN')).body.localizationMessages).toEqual([]); // any event that comes now
    await acme.untilStatus('R-PLAIN', 'READY_FOR_SALES_CHANNEL');
    expect((await acme.status('R-BLUE')).status).toBe(404);
    const { skuId, productId } = await catalog.events.waitFor(SkuDeleted);
    expect({ skuId, productId }).toEqual({ skuId: 'R-BLUE', productId: 'R' });
  });

  it('waits for an operator where automatic localization is off (decision 3.5)', async () => {
    const manual = new MerchantClient(catalog, 'MANUAL');
    const skipped = {
      skuId: 'TEE-BLUE-M',
      version: 2,
      localizationStatus: 'LOCALIZATION_SKIPPED',
      localizationMessages: [],
      channels: [],
      verdicts: verdictsOf('waiting-for-operator'),
    };
    const untilSkipped = (count: number) =>
      catalog.events.waitFor(
        SkuLocalizationChanged,
        ({ merchantId, version }) => merchantId === 'MANUAL' && version === count,
      );
    await manual.upsert([aSkuBody({ name: 'AB', hscode: '9302.00' })]); // neither reviewed nor checked
    expect(await untilSkipped(2)).toMatchObject({
      status: 'LOCALIZATION_SKIPPED',
      previousStatus: 'PENDING_LOCALIZATION',
      messages: [],
    });
    expect((await manual.status('TEE-BLUE-M')).body).toEqual(skipped);

    const price = { ...localizedPrice('TEE-BLUE-M', 'MELI'), merchantId: 'MANUAL' };
    await catalog.publisher.publish(PriceLocalized, price);
    await eventually(async () => {
      const prices = await catalog.store.sql(
        `SELECT FROM sku_price WHERE merchant_id = 'MANUAL' AND sku_id = 'TEE-BLUE-M'`,
      );
      expect(prices).toHaveLength(1);
    });
    expect((await manual.status('TEE-BLUE-M')).body).toEqual(skipped);

    const [again] = (await manual.upsert([aSkuBody({ name: 'Blue shirt' })])).body;
    expect(again.localizationStatus).toBe('PENDING_LOCALIZATION');
    expect(again.salesChannelStatus).toEqual({});
    await untilSkipped(4);
    expect((await manual.status('TEE-BLUE-M')).body).toEqual({ ...skipped, version: 4 });
    const remaining = await catalog.store.sql(
      `SELECT (SELECT count(*) FROM sku_text WHERE merchant_id = 'MANUAL')::int AS texts,
              (SELECT count(*) FROM translation_task WHERE merchant_id = 'MANUAL')::int AS tasks`,
    );
    expect(remaining).toEqual([{ texts: 0, tasks: 0 }]);
  });

  it('is restored under its id without its former status (decision 3.4)', async () => {
    const sent = { skuId: 'BACK', productId: 'BACK' };
    const other = aSkuBody({ skuId: 'BACK-2', productId: 'BACK', main: false });
    const [first] = (await acme.upsert([aSkuBody(sent), other])).body;
    await acme.untilEntry('BACK', 'MELI', { status: 'READY_FOR_SALES_CHANNEL' });
    await acme.upsert([other]);
    expect((await acme.product('BACK')).body).toHaveLength(1);
    const [again] = (await acme.upsert([aSkuBody(sent), other])).body;
    expect(again).toMatchObject({ id: first.id, localizationStatus: 'PENDING_LOCALIZATION' });
    expect(again.salesChannelStatus).toEqual({});
  });

  it('moves to another product, and an emptied product no longer exists (decision 3.4)', async () => {
    await acme.upsert([aSkuBody({ skuId: 'MOVE', productId: 'FROM/a' })]);
    expect((await acme.product('FROM/a')).body).toHaveLength(1);
    await acme.upsert([aSkuBody({ skuId: 'MOVE', productId: 'TO' })]);
    expect((await acme.product('FROM/a')).status).toBe(404);
    expect((await acme.product('TO')).body).toMatchObject([{ merchantProductId: 'TO' }]);
  });

  it('is deleted in the same way as by an upsert without it (decision 3.15)', async () => {
    const main = aSkuBody({ skuId: 'GONE/1', productId: 'GONE', color: 'Blue' });
    const plain = aSkuBody({ skuId: 'GONE-2', productId: 'GONE', main: false });
    await acme.upsert([main, plain]);
    await acme.stock('GONE/1', 5);
    await acme.untilStatus('GONE-2', 'REVIEW_DENIED'); // color-missing
    await acme.untilStatus('GONE/1', 'READY_FOR_SALES_CHANNEL');
    const [{ id, version }] = (await acme.product('GONE')).body;

    const answer = await acme.delete('skus/GONE%2F1');
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect((await acme.status('GONE/1')).status).toBe(404);
    const isIt = ({ skuId }: { skuId: string }) => skuId === 'GONE/1';
    const event = await catalog.events.waitFor(SkuDeleted, isIt);
    expect(event).toMatchObject({ productId: 'GONE', id, version: version + 1 });
    // Its sibling was refused because of it and is reviewed again; a missing main SKU is not a reason.
    await acme.untilStatus('GONE-2', 'READY_FOR_SALES_CHANNEL');
    expect((await acme.product('GONE')).body).toMatchObject([{ skuId: 'GONE-2', main: false }]);
    const stock = (await acme.list('/ext/inventories', { text: 'GONE/1' })).body.inventories;
    expect(stock).toMatchObject([{ quantity: 5 }]);
    expect(stock[0]).not.toHaveProperty('skuName');

    const again = await acme.delete('skus/GONE%2F1/');
    expect([again.status, again.body.code]).toEqual([404, 'not-found']);
    expect(catalog.events.all(SkuDeleted).filter(isIt)).toHaveLength(1);
    const [back] = (await acme.upsert([main, plain])).body;
    expect(back).toMatchObject({ id, localizationStatus: 'PENDING_LOCALIZATION' });
  });

  it('is deleted with its product, which then no longer exists (decisions 3.4, 3.15)', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    const variants = ['A', 'B'].map((letter) =>
      aSkuBody({ skuId: `WHOLE-${letter}`, productId: 'WHOLE/1', main: letter === 'A' }),
    );
    await acme.upsert(variants);
    for (const path of ['products/WHOLE%2F1', 'skus/WHOLE-A']) {
      expect((await globex.delete(path)).status).toBe(404);
    }
    expect((await acme.delete('skus/WHOLE-A')).status).toBe(204);
    expect((await acme.product('WHOLE/1')).body).toHaveLength(1);
    await acme.upsert(variants);
    expect((await acme.delete('products/WHOLE%2F1')).status).toBe(204);
    expect((await acme.product('WHOLE/1')).status).toBe(404);
    for (const skuId of ['WHOLE-A', 'WHOLE-B']) {
      expect((await acme.status(skuId)).status).toBe(404);
      await catalog.events.waitFor(SkuDeleted, (event) => event.skuId === skuId);
    }
    for (const path of ['products/WHOLE%2F1', 'products/NONE', 'skus/NONE']) {
      const { status, body } = await acme.delete(path);
      expect([path, status, body.code]).toEqual([path, 404, 'not-found']);
    }
    await acme.upsert(variants.slice(1));
    expect((await acme.delete('skus/WHOLE-B')).status).toBe(204); // the last SKU
    expect((await acme.product('WHOLE/1')).status).toBe(404);
  });

  it('does not change when it is sent unchanged (decision 3.3)', async () => {
    const sent = aSkuBody({ skuId: 'SAME', productId: 'SAME' });
    await acme.upsert([sent]);
    await acme.untilStatus('SAME', 'READY_FOR_SALES_CHANNEL');
    const before = (await acme.product('SAME')).body;
    expect((await acme.upsert([sent])).body).toEqual(before);
    await acme.upsert([{ ...sent, weight: 1 }]);
    const ofSame = ({ skuId }: { skuId: string }) => skuId === 'SAME';
    await catalog.events.waitFor(SkuUpserted, (event) => ofSame(event) && event.weight === '1');
    const published = catalog.events.all(SkuUpserted).filter(ofSame);
    expect(published.map(({ changed }) => changed)).toEqual([['new'], ['dimensions']]);
  });
});
