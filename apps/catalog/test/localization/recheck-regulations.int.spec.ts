import { SkuLocalizationChanged } from '#contracts';
import { BackgroundWork } from '#messaging';
import { regulatoryRules, type RegulatoryRule } from '../../src/skus/domain/regulatory-rules.js';
import { RecheckRegulations } from '../../src/localization/recheck-regulations.js';
import { ReviewSkus } from '../../src/localization/review-skus.js';
import { aSkuBody } from '../a-sku.js';
import { addBigMerchant } from '../big-merchant.js';
import { MerchantClient, publishPrice, useCatalogWithDatabase } from '../catalog-service.js';

const shirts = (
  destinations: RegulatoryRule['destinations'],
  kind: RegulatoryRule['kind'] = 'prohibited',
): RegulatoryRule[] => [
  ...regulatoryRules,
  { kind, prefix: '6109', goods: 'shirts', destinations, from: '2026-01-01', source: 'a new law' },
];

describe('rules and channels that change after localization (decision 3.7)', () => {
  const catalog = useCatalogWithDatabase();
  const acme = new MerchantClient(catalog, 'ACME');
  let recheck: RecheckRegulations;

  beforeAll(async () => {
    recheck = new RecheckRegulations(
      new BackgroundWork(catalog.database, 'api'),
      catalog.database,
      catalog.transactor,
      new ReviewSkus(),
    );
  });

  const under = async (rules?: readonly RegulatoryRule[]) => {
    let more = true;
    while (more) more = await recheck.recheckNext(rules);
  };
  const approved = async (skuId: string) => {
    await acme.upsert([aSkuBody({ skuId, productId: skuId })]);
    await acme.untilStatus(skuId, 'READY_FOR_SALES_CHANNEL');
    for (const channel of ['MELI', 'SHOP']) {
      await publishPrice(catalog, skuId, channel);
      await acme.untilEntry(skuId, channel, { status: 'SALES_CHANNEL_APPROVED' });
    }
  };
  const localizations = async (skuId: string) =>
    (await acme.get(`/ext/merchant/skus/${skuId}/localizations`)).body.localizations;

  it('take what a new law prohibits out of its channels, and give it back when the law is gone', async () => {
    await approved('BAN');
    const texts = await localizations('BAN');
    const before = (await acme.status('BAN')).body;
    await under(shirts(['MX']));
    const banned = (await acme.status('BAN')).body;
    expect(banned).toMatchObject({
      localizationStatus: 'READY_FOR_SALES_CHANNEL',
      localizationMessages: [
        {
          code: 'prohibited-destination',
          detail: 'shirts (6109) may not be imported into MX: a new law',
        },
      ],
    });
    const [ecom, meli, shop] = banned.channels;
    expect(meli).toMatchObject({
      salesChannel: 'MELI',
      status: 'SALES_CHANNEL_DENIED',
      statusMessage: 'shirts (6109) may not be imported into MX: a new law',
    });
    expect([ecom, shop]).toEqual([before.channels[0], before.channels[2]]);

    const [listed] = (await acme.product('BAN')).body;
    await under(shirts(['MX']));
    expect((await acme.product('BAN')).body).toEqual([listed]); // nothing is published twice

    await under();
    await acme.untilEntry('BAN', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    expect((await acme.status('BAN')).body.localizationMessages).toEqual([]);
    expect(await localizations('BAN')).toEqual(texts); // no text was made again
  });

  it('report a new restriction and keep the status of the SKU', async () => {
    await approved('RESTRICTED');
    const { channels } = (await acme.status('RESTRICTED')).body;
    await under(shirts(['MX'], 'restricted'));
    expect((await acme.status('RESTRICTED')).body).toEqual({
      skuId: 'RESTRICTED',
      version: expect.any(Number),
      localizationStatus: 'READY_FOR_SALES_CHANNEL',
      localizationMessages: [
        {
          code: 'restricted-destination',
          detail: 'shirts (6109) are restricted in MX: a new law',
        },
      ],
      channels,
    });
    await under();
  });

  it('deny what is prohibited everywhere by now, and review it again when it is not', async () => {
    await approved('GONE');
    await under(shirts('everywhere'));
    const denied = (await acme.status('GONE')).body;
    expect(denied.localizationStatus).toBe('DENIED_REGULATORY');
    expect(denied.localizationMessages).toHaveLength(3);
    for (const { status } of denied.channels) expect(status).toBe('SALES_CHANNEL_DENIED');
    await under();
    await acme.untilStatus('GONE', 'READY_FOR_SALES_CHANNEL');
    await acme.untilEntry('GONE', 'SHOP', { status: 'SALES_CHANNEL_APPROVED' });
    await catalog.events.waitFor(
      SkuLocalizationChanged,
      (event) => event.skuId === 'GONE' && event.previousStatus === 'DENIED_REGULATORY',
    );
    const steps = catalog.events
      .all(SkuLocalizationChanged)
      .filter(({ skuId }) => skuId === 'GONE')
      .map(({ status }) => status);
    expect(steps.slice(3, 7)).toEqual([
      'DENIED_REGULATORY',
      'PENDING_LOCALIZATION',
      'IN_REVIEW',
      'IN_TRANSLATION',
    ]);
  });

  it('open a destination to what had none, when a channel is connected', async () => {
    const globex = new MerchantClient(catalog, 'GLOBEX');
    await catalog.store.sql(
      `DELETE FROM connection WHERE merchant_id = 'GLOBEX' AND sales_channel = 'SHOP'`,
    );
    await globex.upsert([aSkuBody({ skuId: 'VAPE', productId: 'VAPE', hscode: '8543.40' })]);
    const denied = await globex.untilStatus('VAPE', 'DENIED_REGULATORY');
    expect(denied.channels).toEqual([]);
    await under();
    expect((await globex.status('VAPE')).body).toEqual(denied);
    await catalog.store.sql(`INSERT INTO connection VALUES ('GLOBEX', 'SHOP')`);
    await under();
    const { localizationMessages } = await globex.untilStatus('VAPE', 'READY_FOR_SALES_CHANNEL');
    expect(localizationMessages.map(({ code }: { code: string }) => code)).toEqual([
      'prohibited-destination',
      'prohibited-destination',
      'restricted-destination',
    ]);
    await globex.untilEntry('VAPE', 'SHOP', { status: 'READY_FOR_SALES_CHANNEL' });
    await globex.untilEntry('VAPE', 'MELI', { status: 'SALES_CHANNEL_DENIED' });
  });

  it('are looked for in 2,000 SKUs at a time, however many others there are', async () => {
    await addBigMerchant(catalog, 'AAA', 4_500); // the first of all, and no rule concerns them
    await approved('BEHIND');
    const law = shirts(['MX']);
    const isDenied = async () => {
      const { channels } = (await acme.status('BEHIND')).body;
      return channels[1].status === 'SALES_CHANNEL_DENIED';
    };
    for (const _ of [1, 2]) {
      expect(await recheck.recheckNext(law)).toBe(true);
      expect(await isDenied()).toBe(false);
    }
    expect(await recheck.recheckNext(law)).toBe(false);
    expect(await isDenied()).toBe(true);
    await under();
  });
});
