import {
  MerchantChanged,
  PriceLocalizationFailed,
  SalesChannelChanged,
  SkuDeleted,
} from '#contracts';
import { eventually } from '#testing';
import { merchant, salesChannel, skuDeleted } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const { made, waitLocalized, noJobsFor } = pricesOf(() => pricing);

describe("a merchant's new channel", () => {
  it('gets all prices of the merchant, including earlier ones and ones that are not localized yet (5.1)', async () => {
    const { publisher } = pricing.service;
    const late = { merchantId: 'LATE', connectedChannels: ['ECOM'] };
    await publisher.publish(MerchantChanged, merchant(late));
    await noJobsFor('LATE');
    await pricing.addSku('K1', { merchantId: 'LATE' });
    await pricing.addSku('K2', { merchantId: 'LATE' });
    await pricing.addSku('K3', { merchantId: 'LATE' });
    for (const skuId of ['K1', 'K2']) {
      const answer = await pricing.postPrice(`origin/${skuId}`, { salePrice: 60 }, 'LATE');
      expect(answer.body.publishedCount).toBe(1);
    }
    await publisher.publish(
      MerchantChanged,
      merchant({ ...late, connectedChannels: ['ECOM', 'MELI'] }),
    );
    for (const skuId of ['K1', 'K2']) await waitLocalized(`LATE-${skuId}-MELI`, 1);
    await noJobsFor('LATE');
    for (const skuId of ['K1', 'K2']) {
      expect(await made(`LATE-${skuId}-MELI`)).toMatchObject([{ cause: 'connection' }]);
      expect(await made(`LATE-${skuId}-ECOM`)).toHaveLength(1);
    }
    expect(await made('LATE-K3-MELI')).toEqual([]);
  });

  it('gets no price of a deleted SKU that is upserted again without one (3.4)', async () => {
    const { publisher } = pricing.service;
    const again = { merchantId: 'AGAIN', connectedChannels: ['MELI'] };
    await publisher.publish(MerchantChanged, merchant(again));
    await noJobsFor('AGAIN');
    for (const skuId of ['A1', 'A2']) await pricing.addSku(skuId, { merchantId: 'AGAIN' });
    const inMeli = { salesChannel: 'MELI', country: 'MX', salePrice: 1299 };
    await pricing.postPrice('destination/A1', inMeli, 'AGAIN');
    await pricing.postPrice('origin/A2', { salePrice: 60 }, 'AGAIN');
    for (const skuId of ['A1', 'A2']) await waitLocalized(`AGAIN-${skuId}-MELI`, 1);
    await publisher.publish(SkuDeleted, skuDeleted('A1', 'AGAIN'));
    await pricing.addSku('A1', { merchantId: 'AGAIN' });
    await eventually(async () => {
      const { body } = await pricing.readPrice(
        'A1/validPrice?salesChannel=MELI&currency=MXN',
        'AGAIN',
      );
      expect(body.code).toBe('price-not-localized');
    });
    await publisher.publish(MerchantChanged, merchant({ ...again, connectedChannels: [] }));
    await publisher.publish(MerchantChanged, merchant(again));
    // A job processes SKUs in the order of their ids.
    await waitLocalized('AGAIN-A2-MELI', 2);
    expect(await made('AGAIN-A1-MELI')).toHaveLength(1);
  });

  it("gets the merchant's prices when pricing learns of the channel", async () => {
    const { publisher, events } = pricing.service;
    const early = { merchantId: 'EARLY', connectedChannels: ['NOVA'] };
    await publisher.publish(MerchantChanged, merchant(early));
    await noJobsFor('EARLY');
    await pricing.addSku('E1', { merchantId: 'EARLY' });
    const answer = await pricing.postPrice('origin/E1', { salePrice: 60 }, 'EARLY');
    expect(answer.body.publishedCount).toBe(1);
    const failed = await events.waitFor(
      PriceLocalizationFailed,
      ({ priceId }) => priceId === 'EARLY-E1-NOVA',
    );
    expect(failed.code).toBe('unknown-sales-channel');
    await publisher.publish(SalesChannelChanged, salesChannel('MELI', { salesChannel: 'NOVA' }));
    const price = await waitLocalized('EARLY-E1-NOVA', 2);
    expect(price.localizedSalePriceWithTaxes).toBe('1795.9');
  });
});

describe("a channel's new terms", () => {
  const terms = async (change: Parameters<typeof salesChannel>[1]) => {
    const { publisher, store } = pricing.service;
    const event = salesChannel('MELI', { salesChannel: 'TERMS', ...change });
    await publisher.publish(SalesChannelChanged, event);
    await eventually(async () => {
      const [row] = await store.sql(
        `SELECT max(version)::int AS version,
                (SELECT count(*)::int FROM requeue_job WHERE finished_at IS NULL) AS jobs
           FROM subject_version WHERE subject = 'channel/TERMS' AND consumer_group = 'pricing.main'`,
      );
      expect(row).toEqual({ version: event.version, jobs: 0 });
    });
  };
  const requests = async () => (await made('TERM-T1-TERMS')).length;

  it('re-queue prices whose shown amount changes by more than the set share, or that miss the ending (5.6)', async () => {
    await terms({});
    const { publisher } = pricing.service;
    const connected = { merchantId: 'TERM', connectedChannels: ['TERMS'] };
    await publisher.publish(MerchantChanged, merchant(connected));
    await noJobsFor('TERM');
    await pricing.addSku('T1', { merchantId: 'TERM' });
    await pricing.postPrice('origin/T1', { salePrice: 60 }, 'TERM');
    await waitLocalized('TERM-T1-TERMS', 1);

    await terms({ feeShare: '0.182' }); // 1798.90 for 1795.90: 0.2%
    expect(await requests()).toBe(1);
    await terms({ feeShare: '0.20' });
    const dearer = await waitLocalized('TERM-T1-TERMS', 2);
    expect(dearer.localizedSalePriceWithTaxes).toBe('1839.9');

    await terms({ feeShare: '0.20', priceEnding: { step: '1', offset: '0.99' } });
    const ending = await waitLocalized('TERM-T1-TERMS', 3);
    expect(ending.localizedSalePriceWithTaxes).toBe('1839.99');

    await terms({ feeShare: '0.20', priceEnding: { step: '1', offset: '0.99' }, locale: 'es-AR' });
    expect(await requests()).toBe(3);
  });

  it('re-queue every price if taxes are now shown separately', async () => {
    await pricing.addSku('T2', { merchantId: 'TERM' });
    // The goods are duty-free, so that the price tag is the same with and without taxes.
    await pricing.postPrice('origin/T2', { salePrice: 20 }, 'TERM');
    const included = await waitLocalized('TERM-T2-TERMS', 1);
    const ending = { step: '1', offset: '0.99' };
    await terms({ feeShare: '0.20', priceEnding: ending, taxesOnline: true, taxType: 'DDU' });
    const apart = await waitLocalized('TERM-T2-TERMS', 2);
    expect(apart.localizedSalePriceWithTaxes).toBe(included.localizedSalePriceWithTaxes);
    expect(apart.grossOutboundSalePriceWithTaxes).toBe('20');
    expect(included.grossOutboundSalePriceWithTaxes).not.toBe('20');
  });
});
