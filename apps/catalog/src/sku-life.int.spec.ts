import {
  MerchantChanged,
  PriceLocalizationFailed,
  PriceLocalized,
  SalesChannelChanged,
  SalesChannelInventoryApplied,
  SalesChannelSkuAnswered,
  SkuChannelStatusChanged,
  SkuDeleted,
  SkuLocalizationChanged,
  SkuUpserted,
} from '#contracts';
import { eventually } from '#testing';
import type { TestService } from '#testing';
import { seedSandbox } from './sandbox-seed.js';
import { aSkuBody } from './spec/a-sku.js';
import {
  MerchantClient,
  localizedPrice,
  publishPrice,
  startCatalog,
} from './spec/catalog-service.js';

describe('a SKU’s life', () => {
  let catalog: TestService;
  let acme: MerchantClient;

  beforeAll(async () => {
    catalog = await startCatalog();
    acme = await MerchantClient.of(catalog, 'ACME');
  }, 60_000);

  afterAll(() => catalog?.stop());

  const statusOf = async (skuId: string) => (await acme.status(skuId)).body;

  async function untilStatus(skuId: string, status: string) {
    return eventually(
      async () => {
        const standing = await statusOf(skuId);
        expect(standing).toMatchObject({ localizationStatus: status });
        return standing;
      },
      { waitingFor: `${skuId} to be ${status}` },
    );
  }

  async function untilEntry(skuId: string, salesChannel: string, entry: object) {
    return eventually(
      async () => {
        const { channels = [] } = await statusOf(skuId);
        const found = channels.find(
          (one: { salesChannel: string }) => one.salesChannel === salesChannel,
        );
        expect(found).toMatchObject(entry);
        return found;
      },
      { waitingFor: `${skuId} in ${salesChannel}` },
    );
  }

  it('begins with the sandbox’s directory, told once however often it is seeded (decision 2.5)', async () => {
    await catalog.events.waitFor(MerchantChanged, ({ merchantId }) => merchantId === 'MANUAL');
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
    const [{ waiting } = {}] = await catalog.store.sql(
      'SELECT count(*)::int AS waiting FROM outbox',
    );
    expect(waiting).toBe(0);
    expect(catalog.events.all(MerchantChanged)).toHaveLength(3);
  });

  it('goes from upload to approval, each step an event with the next version (flow 1)', async () => {
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
        salesChannelStatus: {},
        lastUpdateDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    await untilStatus('LIFE/1', 'READY_FOR_SALES_CHANNEL');
    await untilEntry('LIFE/1', 'MELI', { status: 'READY_FOR_SALES_CHANNEL', price: 'none' });
    await publishPrice(catalog, 'LIFE/1', 'MELI');
    const entry = await untilEntry('LIFE/1', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    expect(entry).toMatchObject({
      price: 'localized',
      salesChannelSkuId: `MELI-${body[0].id}`,
      history: [{ status: 'READY_FOR_SALES_CHANNEL' }, { status: 'SALES_CHANNEL_APPROVED' }],
    });
    await untilEntry('LIFE/1', 'ECOM', { status: 'READY_FOR_SALES_CHANNEL' });

    await catalog.events.waitFor(
      SkuChannelStatusChanged,
      (event) => event.skuId === 'LIFE/1' && event.status === 'SALES_CHANNEL_APPROVED',
    );
    const told = [SkuUpserted, SkuLocalizationChanged, SkuChannelStatusChanged]
      .flatMap((contract) => catalog.events.all<any>(contract as never)) // eslint-disable-line typescript/no-explicit-any
      .filter((event) => event.subject === 'ACME:LIFE/1')
      .toSorted((a, b) => a.version - b.version);
    expect(told.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(told.map((event) => event.status ?? event.localizationStatus)).toEqual([
      'PENDING_LOCALIZATION',
      'IN_REVIEW',
      'IN_TRANSLATION',
      'READY_FOR_SALES_CHANNEL',
      'READY_FOR_SALES_CHANNEL',
      'READY_FOR_SALES_CHANNEL',
      'READY_FOR_SALES_CHANNEL',
      'SALES_CHANNEL_APPROVED',
    ]);
    expect(told[0]).toMatchObject({ changed: ['new', 'origin-price'], originSalePrice: '60.5' });
    expect(told[0]).not.toHaveProperty('originListPrice');
    expect(told[3].localized['pt-BR']).toMatchObject({
      name: 'Camiseta de algodão preta',
      color: 'Preto',
      size: 'G',
    });
    expect(told[7]).toMatchObject({
      salesChannel: 'MELI',
      previousStatus: 'READY_FOR_SALES_CHANNEL',
    });
  });

  it('is approved as well when the price was there first', async () => {
    await acme.upsert([aSkuBody({ skuId: 'EARLY', productId: 'EARLY', name: 'AB' })]);
    await untilStatus('EARLY', 'REVIEW_DENIED');
    await publishPrice(catalog, 'EARLY', 'SHOP');
    await acme.upsert([aSkuBody({ skuId: 'EARLY', productId: 'EARLY' })]);
    await untilEntry('EARLY', 'SHOP', { status: 'SALES_CHANNEL_APPROVED' });
  });

  it('is refused with reasons, and reviewed again with its product (decisions 3.3, 3.6)', async () => {
    const blue = aSkuBody({ skuId: 'R-BLUE', productId: 'R', color: 'Blue' });
    const plain = aSkuBody({ skuId: 'R-PLAIN', productId: 'R', main: false });
    await acme.upsert([blue, plain]);
    const refused = await untilStatus('R-PLAIN', 'REVIEW_DENIED');
    expect(refused).toEqual({
      skuId: 'R-PLAIN',
      localizationStatus: 'REVIEW_DENIED',
      localizationMessages: [
        { code: 'color-missing', detail: 'other SKUs of the product have a color' },
      ],
      channels: [],
    });
    await untilStatus('R-BLUE', 'READY_FOR_SALES_CHANNEL');
    await acme.upsert([plain]);
    await untilStatus('R-PLAIN', 'READY_FOR_SALES_CHANNEL');
    expect((await acme.status('R-BLUE')).status).toBe(404);
    const { skuId, productId } = await catalog.events.waitFor(SkuDeleted);
    expect({ skuId, productId }).toEqual({ skuId: 'R-BLUE', productId: 'R' });
  });

  it('is kept out of the countries that prohibit it (decision 3.7)', async () => {
    await acme.upsert([aSkuBody({ skuId: 'VAPE', productId: 'VAPE', hscode: '8543.40' })]);
    await untilEntry('VAPE', 'ECOM', {
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: expect.stringContaining('BR'),
    });
    await untilEntry('VAPE', 'SHOP', { status: 'READY_FOR_SALES_CHANNEL' });
    await acme.upsert([aSkuBody({ skuId: 'GUN', productId: 'GUN', hscode: '9302.00' })]);
    const denied = await untilStatus('GUN', 'DENIED_REGULATORY');
    expect(denied.channels).toEqual([]);
    expect(denied.localizationMessages).toHaveLength(3);
  });

  it('waits for an operator where automatic localization is off (decision 3.5)', async () => {
    const manual = await MerchantClient.of(catalog, 'MANUAL');
    await manual.upsert([aSkuBody({ name: 'AB' })]);
    await eventually(async () => {
      const { body } = await manual.status('TEE-BLUE-M');
      expect(body).toMatchObject({ localizationStatus: 'LOCALIZATION_SKIPPED', channels: [] });
    });
  });

  it('shows why a price could not be made, and is withdrawn and returns (decisions 3.9, 3.10)', async () => {
    const sent = { skuId: 'W', productId: 'W' };
    await acme.upsert([aSkuBody(sent)]);
    await untilEntry('W', 'MELI', { status: 'READY_FOR_SALES_CHANNEL' });
    const { priceId, request } = localizedPrice('W', 'MELI');
    const failed = (version: number) => ({
      merchantId: 'ACME',
      subject: priceId,
      version,
      priceId,
      skuId: 'W',
      salesChannel: 'MELI',
      request,
      code: 'no-rate',
      detail: 'there is no rate for MXN',
    });
    await catalog.publisher.publish(PriceLocalizationFailed, failed(1));
    await untilEntry('W', 'MELI', {
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: 'there is no rate for MXN',
      price: 'failed',
    });
    await catalog.publisher.publish(PriceLocalized, localizedPrice('W', 'MELI', 2));
    await untilEntry('W', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    await catalog.publisher.publish(PriceLocalizationFailed, failed(9));

    const { body } = await acme.upsert([aSkuBody({ ...sent, active: false })]);
    expect(body[0].localizationStatus).toBe('READY_FOR_SALES_CHANNEL');
    expect(body[0].salesChannelStatus.MELI).toMatchObject({
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: 'inactive',
    });
    await acme.upsert([aSkuBody(sent)]);
    const entry = await untilEntry('W', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    expect(entry.history.map((one: { statusMessage?: string }) => one.statusMessage)).toEqual([
      undefined,
      'there is no rate for MXN',
      undefined,
      undefined,
      'inactive',
      undefined,
      undefined,
    ]);
    // The failure of an older request, told last, changes nothing (decision 5.1).
    await catalog.publisher.publish(PriceLocalized, {
      ...localizedPrice('W', 'MELI', 3),
      version: 10,
    });
    await eventually(async () => {
      const rows = await catalog.store.sql(
        `SELECT state, request FROM sku_price WHERE sku_id = 'W'`,
      );
      expect(rows).toEqual([{ state: 'localized', request: '3' }]);
    });
    expect(await untilEntry('W', 'MELI', { price: 'localized' })).toMatchObject(entry);
  });

  it('takes an outside connector’s answers and dates', async () => {
    await acme.upsert([aSkuBody({ skuId: 'OUT', productId: 'OUT' })]);
    await untilEntry('OUT', 'ECOM', { status: 'READY_FOR_SALES_CHANNEL' });
    await acme.stock('OUT', 3);
    const about = { merchantId: 'ACME', subject: 'ACME:OUT', skuId: 'OUT', salesChannel: 'ECOM' };
    const answer = { ...about, status: 'APPROVED' as const, salesChannelSkuId: 'EC-7' };
    await catalog.publisher.publish(SalesChannelSkuAnswered, {
      ...answer,
      answeredAt: '2026-06-01T10:00:00.000Z',
    });
    await untilEntry('OUT', 'ECOM', {
      status: 'SALES_CHANNEL_APPROVED',
      statusDate: '2026-06-01T10:00:00.000Z',
      salesChannelSkuId: 'EC-7',
    });
    await catalog.publisher.publish(SalesChannelSkuAnswered, {
      ...about,
      status: 'DENIED',
      message: 'category not sold here',
      answeredAt: '2026-06-01T11:00:00.000Z',
    });
    await untilEntry('OUT', 'ECOM', {
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: 'category not sold here',
      salesChannelSkuId: 'EC-7',
    });
    await catalog.publisher.publish(SalesChannelInventoryApplied, {
      ...about,
      quantity: 3,
      appliedAt: '2036-06-01T12:00:00.000Z',
    });
    await eventually(async () => {
      const { body } = await acme.stock('OUT', 3);
      expect(body.lastIntegrationDate).toBe('2036-06-01T12:00:00.000Z');
    });
  });

  it('comes back under its id, with nothing of its former standing (decision 3.4)', async () => {
    const sent = { skuId: 'BACK', productId: 'BACK' };
    const other = aSkuBody({ skuId: 'BACK-2', productId: 'BACK', main: false });
    const [first] = (await acme.upsert([aSkuBody(sent), other])).body;
    await untilEntry('BACK', 'MELI', { status: 'READY_FOR_SALES_CHANNEL' });
    await acme.upsert([other]);
    expect((await acme.product('BACK')).body).toHaveLength(1);
    const [again] = (await acme.upsert([aSkuBody(sent), other])).body;
    expect(again).toMatchObject({
      id: first.id,
      localizationStatus: 'PENDING_LOCALIZATION',
      salesChannelStatus: {},
    });
  });

  it('moves to another product, and an emptied product is gone (decision 3.4)', async () => {
    await acme.upsert([aSkuBody({ skuId: 'MOVE', productId: 'FROM/a' })]);
    expect((await acme.product('FROM/a')).body).toHaveLength(1);
    await acme.upsert([aSkuBody({ skuId: 'MOVE', productId: 'TO' })]);
    expect((await acme.product('FROM/a')).status).toBe(404);
    expect((await acme.product('TO')).body).toMatchObject([{ merchantProductId: 'TO' }]);
  });

  it('stays untouched when it is sent unchanged (decision 3.3)', async () => {
    const sent = aSkuBody({ skuId: 'SAME', productId: 'SAME' });
    await acme.upsert([sent]);
    await untilStatus('SAME', 'READY_FOR_SALES_CHANNEL');
    const before = (await acme.product('SAME')).body;
    expect((await acme.upsert([sent])).body).toEqual(before);
    await acme.upsert([aSkuBody({ skuId: 'FENCE', productId: 'FENCE' })]);
    await catalog.events.waitFor(SkuUpserted, ({ skuId }) => skuId === 'FENCE');
    const told = catalog.events.all(SkuUpserted).filter(({ skuId }) => skuId === 'SAME');
    expect(told).toHaveLength(1);
  });
});
