import {
  type EventOf,
  PriceLocalizationFailed,
  PriceLocalized,
  SalesChannelInventoryApplied,
  SalesChannelSkuAnswered,
  SkuChannelStatusChanged,
  SkuUpserted,
} from '#contracts';
import { eventually } from '#testing';
import { aSkuBody } from '../a-sku.js';
import { MerchantClient, localizedPrice, publishPrice, useCatalog } from '../catalog-service.js';

describe('a SKU in its channels', () => {
  const catalog = useCatalog();
  const acme = new MerchantClient(catalog, 'ACME');

  /** The channels of an event in the form of the API. */
  const statusesIn = ({ channels }: EventOf<typeof SkuUpserted>) =>
    Object.fromEntries(channels.map(({ salesChannel, ...entry }) => [salesChannel, entry]));

  it('is approved also if the price arrived first', async () => {
    await acme.upsert([aSkuBody({ skuId: 'EARLY', productId: 'EARLY', name: 'AB' })]);
    await acme.untilStatus('EARLY', 'REVIEW_DENIED');
    await publishPrice(catalog, 'EARLY', 'SHOP');
    await acme.upsert([aSkuBody({ skuId: 'EARLY', productId: 'EARLY' })]);
    await acme.untilEntry('EARLY', 'SHOP', { status: 'SALES_CHANNEL_APPROVED' });
  });

  it('is excluded from the countries that prohibit it (decision 3.7)', async () => {
    await acme.upsert([aSkuBody({ skuId: 'VAPE', productId: 'VAPE', hscode: '8543.40' })]);
    await acme.untilEntry('VAPE', 'ECOM', {
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: expect.stringContaining('BR'),
    });
    await acme.untilEntry('VAPE', 'SHOP', { status: 'READY_FOR_SALES_CHANNEL' });
    await acme.upsert([aSkuBody({ skuId: 'GUN', productId: 'GUN', hscode: '9302.00' })]);
    const denied = await acme.untilStatus('GUN', 'DENIED_REGULATORY');
    expect(denied.channels).toEqual([]);
    expect(denied.localizationMessages).toHaveLength(3);
    await acme.upsert([aSkuBody({ skuId: 'GUN', productId: 'GUN', hscode: '9302.00', weight: 9 })]);
    const resized = await catalog.events.waitFor(
      SkuUpserted,
      ({ skuId, changed }) => skuId === 'GUN' && changed.includes('dimensions'),
    );
    expect(resized).toMatchObject({ localizationMessages: denied.localizationMessages });
  });

  it('shows why a price could not be made, is withdrawn, and returns (decisions 3.9, 3.10)', async () => {
    const sent = { skuId: 'W', productId: 'W' };
    await acme.upsert([aSkuBody(sent)]);
    await acme.untilEntry('W', 'MELI', { status: 'READY_FOR_SALES_CHANNEL' });
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
    await acme.untilEntry('W', 'MELI', {
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: 'there is no rate for MXN',
      price: 'failed',
    });
    await catalog.publisher.publish(PriceLocalized, localizedPrice('W', 'MELI', 2));
    await acme.untilEntry('W', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    await catalog.publisher.publish(PriceLocalizationFailed, failed(9));

    const { body } = await acme.upsert([aSkuBody({ ...sent, active: false })]);
    expect(body[0].localizationStatus).toBe('READY_FOR_SALES_CHANNEL');
    expect(body[0].salesChannelStatus.MELI).toMatchObject({
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: 'inactive',
    });
    const withdrawn = await catalog.events.waitFor(
      SkuUpserted,
      ({ skuId, changed }) => skuId === 'W' && changed.includes('active'),
    );
    expect(statusesIn(withdrawn)).toMatchObject(body[0].salesChannelStatus);
    await acme.upsert([aSkuBody(sent)]);
    const entry = await acme.untilEntry('W', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    expect(entry.history.map((change: { statusMessage?: string }) => change.statusMessage)).toEqual(
      [
        undefined,
        'there is no rate for MXN',
        undefined,
        undefined,
        'inactive',
        undefined,
        undefined,
      ],
    );
    // The failure of an older request, published last, changes nothing (decision 5.1).
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
    expect(await acme.untilEntry('W', 'MELI', { price: 'localized' })).toMatchObject(entry);
  });

  it('leaves a channel in which its newest price fails, and returns with the next one (decision 5.5)', async () => {
    const sent = { skuId: 'RAISED', productId: 'RAISED' };
    await acme.upsert([aSkuBody(sent)]);
    await publishPrice(catalog, 'RAISED', 'MELI');
    const before = await acme.untilEntry('RAISED', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    const { priceId } = localizedPrice('RAISED', 'MELI');
    const about = { merchantId: 'ACME', skuId: 'RAISED', salesChannel: 'MELI' };
    const failure = {
      ...about,
      subject: priceId,
      version: 101,
      priceId,
      request: 2,
      code: 'value-over-simplified-regime',
      detail: 'above the regime',
    };
    const withdrawn = {
      status: 'READY_FOR_SALES_CHANNEL',
      statusMessage: 'above the regime',
      price: 'failed',
    };
    await catalog.publisher.publish(PriceLocalizationFailed, failure);
    const entry = await acme.untilEntry('RAISED', 'MELI', withdrawn);
    const published = await catalog.events.waitFor(
      SkuChannelStatusChanged,
      ({ skuId, statusMessage }) => skuId === 'RAISED' && statusMessage === 'above the regime',
    );
    expect(published).toMatchObject({
      salesChannel: 'MELI',
      status: 'READY_FOR_SALES_CHANNEL',
      previousStatus: 'SALES_CHANNEL_APPROVED',
      salesChannelSkuId: before.salesChannelSkuId,
    });

    // An older price and a channel's answer arrive late.
    const older = await catalog.publisher.publish(PriceLocalized, {
      ...localizedPrice('RAISED', 'MELI'),
      version: 102,
    });
    const answer = await catalog.publisher.publish(SalesChannelSkuAnswered, {
      ...about,
      subject: 'ACME:RAISED',
      status: 'APPROVED',
      answeredAt: '2036-06-01T10:00:00.000Z',
    });
    await eventually(async () => {
      const rows = await catalog.store.sql(
        `SELECT FROM inbox WHERE consumer_group = 'catalog.main' AND event_id = ANY ($1)`,
        [[older.eventId, answer.eventId]],
      );
      expect(rows).toHaveLength(2);
    });
    expect(await acme.untilEntry('RAISED', 'MELI', withdrawn)).toEqual(entry);
    // A projection that was emptied arrives at the same state.
    await catalog.store.sql(`DELETE FROM sku_price WHERE sku_id = 'RAISED'`);
    await catalog.store.sql(`DELETE FROM subject_version WHERE subject = $1`, [priceId]);
    await catalog.publisher.publish(PriceLocalizationFailed, failure);
    expect(await acme.untilEntry('RAISED', 'MELI', withdrawn)).toEqual(entry);

    await catalog.publisher.publish(PriceLocalized, {
      ...localizedPrice('RAISED', 'MELI', 3),
      version: 103,
    });
    const back = await acme.untilEntry('RAISED', 'MELI', {
      status: 'SALES_CHANNEL_APPROVED',
      price: 'localized',
    });
    expect(back.salesChannelSkuId).toBe(before.salesChannelSkuId);
    expect(back.history).toHaveLength(before.history.length + 3);
  });

  it('gets the answers and dates of an external connector', async () => {
    await acme.upsert([aSkuBody({ skuId: 'OUT', productId: 'OUT' })]);
    await acme.untilEntry('OUT', 'ECOM', { status: 'READY_FOR_SALES_CHANNEL' });
    await acme.stock('OUT', 3);
    const about = { merchantId: 'ACME', subject: 'ACME:OUT', skuId: 'OUT', salesChannel: 'ECOM' };
    const answer = { ...about, status: 'APPROVED' as const, salesChannelSkuId: 'EC-7' };
    await catalog.publisher.publish(SalesChannelSkuAnswered, {
      ...answer,
      answeredAt: '2026-06-01T10:00:00.000Z',
    });
    await acme.untilEntry('OUT', 'ECOM', {
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
    await acme.untilEntry('OUT', 'ECOM', {
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: 'category not sold here',
      salesChannelSkuId: 'EC-7',
    });
    // A later date than that of the sandbox's connector.
    const appliedAt = new Date(Date.now() + 60_000).toISOString();
    await catalog.publisher.publish(SalesChannelInventoryApplied, {
      ...about,
      quantity: 3,
      appliedAt,
    });
    await eventually(async () => {
      const { body } = await acme.stock('OUT', 3);
      expect(body.lastIntegrationDate).toBe(appliedAt);
    });
  });
});
