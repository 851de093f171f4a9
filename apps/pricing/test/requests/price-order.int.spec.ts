import { FxRateChanged, MerchantChanged, SalesChannelChanged, SkuUpserted } from '#contracts';
import { eventually } from '#testing';
import { fxRate, merchant, salesChannel, sku } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const { made, waitLocalized, noJobsFor } = pricesOf(() => pricing);

const DESTINATION = { salesChannel: 'MELI', country: 'MX', salePrice: 1_795.9 };

describe('the price of an upsert whose event is handled after a later price update (3.11, 5.1)', () => {
  /** An upsert of a minute ago, whose event is handled only now. */
  async function hearOfUpsert(skuId: string, change: Parameters<typeof sku>[1]): Promise<void> {
    const occurredAt = new Date(Date.now() - 60_000).toISOString();
    const upsert = { originSalePrice: '65', occurredAt, name: 'Late upsert', ...change };
    await pricing.service.publisher.publish(SkuUpserted, sku(skuId, upsert));
    await eventually(async () => {
      const rows = await pricing.service.store.sql(`SELECT name FROM sku WHERE sku_id = $1`, [
        skuId,
      ]);
      expect(rows).toEqual([{ name: 'Late upsert' }]);
    });
  }

  const queuedBy = async (priceId: string) => (await made(priceId)).map(({ cause }) => cause);

  it('does not replace a later origin price', async () => {
    await pricing.addSku('U1');
    await pricing.postPrice('origin/U1', { salePrice: 70 });
    await waitLocalized('ACME-U1-MELI', 1);
    await hearOfUpsert('U1', { changed: ['origin-price'] });
    const kept = await pricing.service.store.sql(
      `SELECT sale_price FROM origin_price WHERE sku_id = 'U1'`,
    );
    expect(kept).toEqual([{ sale_price: '70' }]);
    expect(await queuedBy('ACME-U1-MELI')).toEqual(['update']);
  });

  it('does not replace a later destination price, and is the price in the other channels', async () => {
    await pricing.addSku('U2');
    expect((await pricing.postPrice('destination/U2', DESTINATION)).status).toBe(202);
    await waitLocalized('ACME-U2-MELI', 1);
    await hearOfUpsert('U2', { changed: ['origin-price'] });
    await waitLocalized('ACME-U2-ECOM', 1);
    expect(await queuedBy('ACME-U2-ECOM')).toEqual(['upsert']);
    expect(await queuedBy('ACME-U2-MELI')).toEqual(['update']);
  });

  it('does not stop the re-pricing by new dimensions of the same upsert', async () => {
    await pricing.addSku('U3');
    await pricing.postPrice('origin/U3', { salePrice: 70 });
    await waitLocalized('ACME-U3-MELI', 1);
    await hearOfUpsert('U3', { changed: ['origin-price', 'dimensions'], weight: '4' });
    const heavier = await waitLocalized('ACME-U3-MELI', 2);
    expect(heavier.grossOutboundSalePrice).toBe('70');
    expect(await queuedBy('ACME-U3-MELI')).toEqual(['update', 'dimensions']);
  });
});

describe('a channel that is reopened', () => {
  async function setOpen(open: boolean): Promise<void> {
    const { publisher, store } = pricing.service;
    const event = salesChannel('MELI', { salesChannel: 'REOPENED', active: open });
    await publisher.publish(SalesChannelChanged, event);
    await eventually(async () => {
      const rows = await store.sql(
        `SELECT active FROM sales_channel WHERE sales_channel = 'REOPENED'`,
      );
      expect(rows).toEqual([{ active: open }]);
    });
  }

  it('has the price that was sent last, though a rate has changed while it was closed (5.1)', async () => {
    const { publisher } = pricing.service;
    await setOpen(true);
    await publisher.publish(
      MerchantChanged,
      merchant({ merchantId: 'REOPENER', connectedChannels: ['REOPENED'] }),
    );
    await noJobsFor('REOPENER');
    await pricing.addSku('O1', { merchantId: 'REOPENER' });
    const destination = { ...DESTINATION, salesChannel: 'REOPENED' };
    await pricing.postPrice('destination/O1', destination, 'REOPENER');
    await waitLocalized('REOPENER-O1-REOPENED', 1);

    await setOpen(false);
    const origin = await pricing.postPrice('origin/O1', { salePrice: 60 }, 'REOPENER');
    expect(origin.body.publishedCount).toBe(0);
    await publisher.publish(FxRateChanged, fxRate('MXN', '25'));
    await eventually(async () => {
      const rows = await pricing.service.store.sql(`SELECT rate FROM fx_rate WHERE quote = 'MXN'`);
      expect(rows).toEqual([{ rate: '25' }]);
    });
    await noJobsFor('REOPENER');

    await setOpen(true);
    const last = await waitLocalized('REOPENER-O1-REOPENED', 2);
    expect(last.grossOutboundSalePrice).toBe('60');
    await noJobsFor('REOPENER');
    expect(await made('REOPENER-O1-REOPENED')).toMatchObject([
      { cause: 'update' },
      { cause: 'connection' },
    ]);
  });
});
