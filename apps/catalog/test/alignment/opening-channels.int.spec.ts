import { PriceLocalized, SkuChannelStatusChanged, SkuLocalizationChanged } from '#contracts';
import { committedEvents, eventually } from '#testing';
import { aSkuBody, type SkuChoices } from '../a-sku.js';
import { MerchantClient, localizedPrice, useCatalog } from '../catalog-service.js';
import { OperatorClient, aChannel, aMerchant } from '../operator-client.js';

/** More than two portions. */
const MANY = 230;

describe('channels that open and close (decisions 2.8, 3.7, 3.9)', () => {
  const catalog = useCatalog();
  const operator = new OperatorClient(catalog);

  const connect = async (merchantId: string, connectedChannels: string[], choices = {}) => {
    const answer = await operator.put(
      `merchants/${merchantId}`,
      aMerchant({ connectedChannels, ...choices }),
    );
    expect([200, 201]).toContain(answer.status);
  };
  const open = async (salesChannel: string, choices = {}) => {
    const answer = await operator.put(`sales-channels/${salesChannel}`, aChannel(choices));
    expect([200, 201]).toContain(answer.status);
  };
  const sell = async (merchantId: string, ...skus: SkuChoices[]) => {
    const merchant = new MerchantClient(catalog, merchantId);
    for (const sku of skus) {
      const { status } = await merchant.upsert([
        aSkuBody({ productId: sku.skuId ?? 'TEE', ...sku }),
      ]);
      expect(status).toBe(200);
    }
    return merchant;
  };
  const entryEvents = async (merchantId: string, salesChannel: string) =>
    (await committedEvents(catalog.store, SkuChannelStatusChanged)).filter(
      (event) => event.merchantId === merchantId && event.salesChannel === salesChannel,
    );
  const entriesOf = (merchantId: string, salesChannel: string) =>
    catalog.store.sql(
      `SELECT s.sku_id, c.status, c.status_message, t.name,
              (SELECT count(*)::int FROM sku_channel_history h
                WHERE (h.merchant_id, h.sku_id, h.sales_channel) = (s.merchant_id, s.sku_id, $2)) AS changes
         FROM sku s
         JOIN sales_channel n ON n.sales_channel = $2
         LEFT JOIN sku_channel c ON (c.merchant_id, c.sku_id, c.sales_channel) = (s.merchant_id, s.sku_id, $2)
         LEFT JOIN sku_text t ON (t.merchant_id, t.sku_id, t.locale) = (s.merchant_id, s.sku_id, n.locale)
        WHERE s.merchant_id = $1 AND s.deleted_at IS NULL ORDER BY s.sku_id`,
      [merchantId, salesChannel],
    );

  it('add every ready SKU once, including SKUs that become ready meanwhile', async () => {
    await connect('MANY', ['SHOP']);
    const skus = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        ...aSkuBody({ skuId: `S${String(from + index).padStart(4, '0')}`, main: index === 0 }),
        productId: `P${from}`,
      }));
    const many = new MerchantClient(catalog, 'MANY');
    expect((await many.upsert(skus(0, MANY))).status).toBe(200);
    await eventually(
      async () => {
        const rows = await catalog.store.sql(
          `SELECT FROM sku WHERE merchant_id = 'MANY' AND localization_status = 'READY_FOR_SALES_CHANNEL'`,
        );
        expect(rows).toHaveLength(MANY);
      },
      { timeoutMs: 40_000, waitingFor: 'the first SKUs to be ready' },
    );
    await open('TARGET', { locale: 'es-CO' });
    const meanwhile = (async () => {
      for (let from = MANY; from < MANY + 60; from += 10) {
        expect((await many.upsert(skus(from, from + 10))).status).toBe(200);
      }
    })();
    await connect('MANY', ['SHOP', 'TARGET']);
    await meanwhile;
    await eventually(
      async () => {
        const entries = await entriesOf('MANY', 'TARGET');
        expect(entries).toHaveLength(MANY + 60);
        for (const entry of entries) {
          expect(entry).toMatchObject({
            status: 'READY_FOR_SALES_CHANNEL',
            status_message: null,
            name: 'Merino T-shirt, blue, M',
            changes: 1,
          });
        }
      },
      { timeoutMs: 40_000, waitingFor: 'every SKU in the new channel' },
    );
    await operator.untilAligned('TARGET');
    const entered = await entryEvents('MANY', 'TARGET');
    expect(entered.map(({ skuId }) => skuId).toSorted()).toEqual(
      skus(0, MANY + 60).map(({ skuId }) => skuId),
    );
    await eventually(() => {
      const read = catalog.events.everything().map(({ event }) => event.eventId);
      expect(read).toEqual(expect.arrayContaining(entered.map(({ eventId }) => eventId)));
    });
    // The text of the new locale is published, and nothing else happens to the SKU.
    const published = (await committedEvents(catalog.store, SkuLocalizationChanged)).filter(
      (event) => event.merchantId === 'MANY' && event.skuId === 'S0000',
    );
    expect(published.at(-1)).toMatchObject({
      status: 'READY_FOR_SALES_CHANNEL',
      previousStatus: 'READY_FOR_SALES_CHANNEL',
      localized: { 'es-CO': { name: 'Merino T-shirt, blue, M' } },
    });
    expect(await entryEvents('MANY', 'SHOP')).toHaveLength(MANY + 60);
  }, 120_000);

  it('do not change SKUs that are refused or left to an operator, and follow the rules (decision 3.7)', async () => {
    await connect('RULES', ['ECOM', 'MELI']);
    const merchant = await sell(
      'RULES',
      { skuId: 'GOOD' },
      { skuId: 'POOR', name: 'AB' },
      { skuId: 'VAPE', hscode: '8543.40' },
      { skuId: 'GUN', hscode: '9302.00' },
    );
    await merchant.untilStatus('GOOD', 'READY_FOR_SALES_CHANNEL');
    await merchant.untilStatus('POOR', 'REVIEW_DENIED');
    await merchant.untilStatus('VAPE', 'DENIED_REGULATORY');
    await merchant.untilStatus('GUN', 'DENIED_REGULATORY');
    await connect('SKIPS', [], { autoLocalization: false });
    const skips = await sell('SKIPS', { skuId: 'WAITS' });
    await skips.untilStatus('WAITS', 'LOCALIZATION_SKIPPED');

    await connect('RULES', ['ECOM', 'MELI', 'SHOP']);
    await connect('SKIPS', ['SHOP'], { autoLocalization: false });
    // Chile allows what Brazil and Mexico prohibit.
    await merchant.untilEntry('VAPE', 'SHOP', { status: 'READY_FOR_SALES_CHANNEL' });
    await merchant.untilEntry('VAPE', 'ECOM', { status: 'SALES_CHANNEL_DENIED' });
    await merchant.untilEntry('GOOD', 'SHOP', { status: 'READY_FOR_SALES_CHANNEL' });
    await operator.untilAligned('SHOP');
    const gun = await merchant.untilStatus('GUN', 'DENIED_REGULATORY');
    expect(gun.channels).toEqual([]);
    expect(gun.localizationMessages).toHaveLength(3);
    expect(await entriesOf('RULES', 'SHOP')).toMatchObject([
      { sku_id: 'GOOD', changes: 1 },
      { sku_id: 'GUN', status: null },
      { sku_id: 'POOR', status: null, name: null },
      { sku_id: 'VAPE', changes: 1 },
    ]);
    expect(await entriesOf('SKIPS', 'SHOP')).toMatchObject([
      { sku_id: 'WAITS', status: null, name: null },
    ]);

    // And the other way round: a ready SKU is denied only in the new channel.
    await connect('RULES', ['SHOP']);
    await operator.untilAligned('ECOM');
    await open('BRASIL', {
      country: 'BR',
      currency: 'BRL',
      locale: 'pt-BR',
      priceEnding: { step: 1, offset: 0.9 },
    });
    await connect('RULES', ['BRASIL', 'SHOP']);
    await merchant.untilEntry('VAPE', 'BRASIL', {
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: expect.stringContaining('BR'),
    });
    await merchant.untilEntry('GOOD', 'BRASIL', { status: 'READY_FOR_SALES_CHANNEL' });
    expect((await merchant.status('VAPE')).body).toMatchObject({
      localizationStatus: 'READY_FOR_SALES_CHANNEL',
      localizationMessages: expect.arrayContaining([
        { code: 'prohibited-destination', detail: expect.stringContaining('BR') },
      ]),
    });
  });

  it('withdraw their SKUs when they close, and restore them when they open', async () => {
    await open('DOOR', { country: 'MX', currency: 'MXN', locale: 'es-MX' });
    await connect('DOORS', ['DOOR']);
    const merchant = await sell('DOORS', { skuId: 'IN' }, { skuId: 'OUT' });
    const priced = (skuId: string, request: number) =>
      catalog.publisher.publish(PriceLocalized, {
        ...localizedPrice(skuId, 'DOOR', request),
        merchantId: 'DOORS',
        priceId: `DOORS-${skuId}-DOOR`,
        subject: `DOORS-${skuId}-DOOR`,
      });
    await merchant.untilEntry('IN', 'DOOR', { status: 'READY_FOR_SALES_CHANNEL' });
    await priced('IN', 1);
    await merchant.untilEntry('IN', 'DOOR', { status: 'SALES_CHANNEL_APPROVED' });
    await merchant.untilEntry('OUT', 'DOOR', { status: 'READY_FOR_SALES_CHANNEL' });

    const closed = { status: 'READY_FOR_SALES_CHANNEL', statusMessage: 'channel-closed' };
    await open('DOOR', { country: 'MX', currency: 'MXN', locale: 'es-MX', active: false });
    const withdrawn = await merchant.untilEntry('IN', 'DOOR', closed);
    expect(withdrawn.salesChannelSkuId).toMatch(/^DOOR-/);
    await merchant.untilEntry('OUT', 'DOOR', closed);
    await operator.untilAligned('DOOR');
    // A price, a change by the merchant, or an answer changes nothing while the channel is closed.
    await priced('IN', 2);
    await priced('OUT', 1);
    await eventually(async () => {
      const prices = await catalog.store.sql(
        `SELECT sku_id, request::int FROM sku_price WHERE merchant_id = 'DOORS' ORDER BY sku_id`,
      );
      expect(prices).toEqual([
        { sku_id: 'IN', request: 2 },
        { sku_id: 'OUT', request: 1 },
      ]);
    });
    await merchant.untilEntry('OUT', 'DOOR', { ...closed, price: 'localized' });
    await merchant.upsert([aSkuBody({ skuId: 'IN', productId: 'IN', active: false })]);
    await merchant.upsert([aSkuBody({ skuId: 'IN', productId: 'IN', active: true })]);
    const after = await sell('DOORS', { skuId: 'LATER' });
    await after.untilStatus('LATER', 'READY_FOR_SALES_CHANNEL');
    await merchant.untilEntry('IN', 'DOOR', closed);
    expect(await entriesOf('DOORS', 'DOOR')).toMatchObject([
      { sku_id: 'IN', changes: 3 },
      { sku_id: 'LATER', status: null },
      { sku_id: 'OUT', changes: 2 },
    ]);

    await open('DOOR', { country: 'MX', currency: 'MXN', locale: 'es-MX', active: true });
    await merchant.untilEntry('IN', 'DOOR', { status: 'SALES_CHANNEL_APPROVED' });
    await merchant.untilEntry('OUT', 'DOOR', { status: 'SALES_CHANNEL_APPROVED' });
    const entry = await merchant.untilEntry('LATER', 'DOOR', { status: 'READY_FOR_SALES_CHANNEL' });
    expect(entry.statusMessage).toBeUndefined();

    // The SKUs of a disconnected or inactive merchant are withdrawn as well.
    await connect('DOORS', []);
    await merchant.untilEntry('IN', 'DOOR', closed);
    await connect('DOORS', ['DOOR'], { active: false });
    await operator.untilAligned('DOOR');
    await merchant.untilEntry('IN', 'DOOR', closed);
    await connect('DOORS', ['DOOR'], { active: true });
    await merchant.untilEntry('IN', 'DOOR', { status: 'SALES_CHANNEL_APPROVED' });
  });

  it.each([
    { merchantId: 'WORDS', salesChannel: 'AWAY', who: 'the worker', autoLocalization: true },
    { merchantId: 'BYHAND', salesChannel: 'FAR', who: 'an operator', autoLocalization: false },
  ])(
    'open with the current words if $who localized them again meanwhile (decision 3.8)',
    async ({ merchantId, salesChannel, autoLocalization }) => {
      const away = { country: 'PE', currency: 'PEN', locale: 'es-PE' };
      await open(salesChannel, away);
      await connect(merchantId, ['SHOP', salesChannel], { autoLocalization });
      const say = async (name: string) => {
        const merchant = await sell(merchantId, { skuId: 'SAID', name });
        if (!autoLocalization) {
          await merchant.untilStatus('SAID', 'LOCALIZATION_SKIPPED');
          const ready = { status: 'READY_FOR_SALES_CHANNEL' };
          const answer = await operator.post(`skus/${merchantId}/SAID/localization`, ready);
          expect(answer.status).toBe(200);
        }
        await merchant.untilStatus('SAID', 'READY_FOR_SALES_CHANNEL');
        return merchant;
      };
      const merchant = await say('First words');
      await merchant.untilEntry('SAID', salesChannel, { status: 'READY_FOR_SALES_CHANNEL' });
      await open(salesChannel, { ...away, active: false });
      await operator.untilAligned(salesChannel);
      await say('Second words');

      await open(salesChannel, { ...away, active: true });
      await operator.untilAligned(salesChannel);
      expect(await entriesOf(merchantId, salesChannel)).toMatchObject([
        { status: 'READY_FOR_SALES_CHANNEL', status_message: null, name: 'Second words' },
      ]);
      await eventually(() => {
        const published = catalog.events
          .all(SkuLocalizationChanged)
          .filter((event) => event.merchantId === merchantId);
        expect(published.at(-1)?.localized).toMatchObject({
          [away.locale]: { name: 'Second words' },
        });
      });
    },
    60_000,
  );

  it('match their last state after any number of openings and closings', async () => {
    await open('FLAP');
    await connect('FLAPS', ['FLAP']);
    const merchant = await sell('FLAPS', ...['A', 'B', 'C'].map((skuId) => ({ skuId })));
    for (const skuId of ['A', 'B', 'C']) {
      await merchant.untilEntry(skuId, 'FLAP', { status: 'READY_FOR_SALES_CHANNEL' });
    }
    for (let round = 0; round < 10; round += 1) {
      await open('FLAP', { active: round % 2 === 1 });
      await connect('FLAPS', round % 3 === 1 ? [] : ['FLAP']);
    }
    await operator.untilAligned('FLAP');
    for (const entry of await entriesOf('FLAPS', 'FLAP')) {
      expect(entry).toMatchObject({ status: 'READY_FOR_SALES_CHANNEL', status_message: null });
    }
    await open('FLAP', { active: false });
    await operator.untilAligned('FLAP');
    for (const entry of await entriesOf('FLAPS', 'FLAP')) {
      expect(entry).toMatchObject({ status_message: 'channel-closed' });
    }
  });
});
