import { FxRateChanged, MerchantChanged, SalesChannelChanged, SkuUpserted } from '#contracts';
import { eventually, HeldRows } from '#testing';
import { fxRate, merchant, salesChannel, sku } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const { made, priced, waitFailed, waitLocalized, noJobsFor } = pricesOf(() => pricing);

const DESTINATION = { salesChannel: 'MELI', country: 'MX', salePrice: 1_795.9 };

describe('the price of an upsert whose event is handled after a later price update (3.11, 5.1)', () => {
  /** An upsert from a minute ago whose event is handled only now. */
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
    const requests = await pricing.service.store.sql(
      `SELECT sale_price FROM origin_price WHERE sku_id = 'U1'`,
    );
    expect(requests).toEqual([{ sale_price: '70' }]);
    expect(await queuedBy('ACME-U1-MELI')).toEqual(['update']);
  });

  it('does not replace a later destination price, and applies in the other channels', async () => {
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

describe('a price whose newest request fails (5.5)', () => {
  const meli = (skuId: string) => `${skuId}/validPrice?salesChannel=MELI&currency=MXN`;

  /** The valid prices of a SKU in MELI, from the merchant's list. */
  async function listed(skuId: string): Promise<string[]> {
    const token = await pricing.service.tokens.merchant('ACME');
    const { body } = await pricing.service.fetch(`/ext/prices?text=${skuId}`, { token });
    const ids = body.prices.map(({ id }: { id: string }) => id);
    return ids.filter((id: string) => id.endsWith('-MELI'));
  }

  const rateIs = (quote: string, rate: string) =>
    eventually(async () => {
      const rows = await pricing.service.store.sql(`SELECT rate FROM fx_rate WHERE quote = $1`, [
        quote,
      ]);
      expect(rows).toEqual([{ rate }]);
    });

  it('stays valid while the request is queued, and is withdrawn when it fails', async () => {
    await priced('N3');
    // The worker stops at this record.
    const held = await HeldRows.take(
      pricing.service,
      `SELECT FROM price_record WHERE price_id = 'ACME-N3-MELI' FOR UPDATE`,
    );
    try {
      await pricing.postPrice('origin/N3', { salePrice: 5000 });
      await pricing.priceWhen(meli('N3'), (body) =>
        expect(body.localizedSalePriceWithTaxes).toBe(1795.9),
      );
    } finally {
      await held.release();
    }
    const failed = await waitFailed('ACME-N3-MELI', 2);
    expect(failed.code).toBe('value-over-simplified-regime');
    for (const path of [meli('N3'), meli('N3').replace('?', '/breakdown?')]) {
      const { status, body } = await pricing.readPrice(path);
      expect([status, body.code]).toEqual([404, 'price-not-localized']);
      expect(body.detail).toBe(
        `The price could not be localized (value-over-simplified-regime). ${failed.detail}`,
      );
    }
    expect(await listed('N3')).toEqual([]);
    // The price that the merchant sent stays readable.
    const sent = await pricing.readPrice('N3/sentPrices');
    expect(sent.body.origin.salePrice).toBe(5000);
  });

  it('is replaced by the next price, and the SKU returns to the list (5.1)', async () => {
    await pricing.postPrice('origin/N3', { salePrice: 61 });
    const next = await waitLocalized('ACME-N3-MELI', 3);
    await pricing.priceWhen(meli('N3'), (body) =>
      expect(body).toMatchObject({ grossOutboundSalePrice: 61, version: next.version }),
    );
    expect(await listed('N3')).toEqual(['ACME-N3-MELI']);
  });

  it('loses only a list price that cannot be localized, not the sale price', async () => {
    await priced('N5');
    await pricing.postPrice('origin/N5', { salePrice: 60, listPrice: 2100 });
    await waitLocalized('ACME-N5-SHOP', 2);
    await pricing.priceWhen(meli('N5'), (body) =>
      expect(body).toMatchObject({
        version: 4,
        grossOutboundListPrice: 60,
        localizedListPriceWithTaxes: 1795.9,
        localizedSalePriceWithTaxes: 1795.9,
      }),
    );
    const { body } = await pricing.readPrice(meli('N5').replace('?', '/breakdown?'));
    expect(body.list).toEqual(body.sale);
    expect(body.listPriceDropped).toEqual({
      code: 'value-over-simplified-regime',
      detail: expect.stringContaining('MX'),
    });
    // Chile has no upper limit, so the list price stays there.
    const shop = await pricing.readPrice('N5/validPrice/breakdown?salesChannel=SHOP');
    expect(shop.body).toMatchObject({ list: { payout: 2100 } });
    expect(shop.body).not.toHaveProperty('listPriceDropped');
  });

  it('is withdrawn by a rate that moves it above the regime, and restored by another', async () => {
    const { publisher } = pricing.service;
    await publisher.publish(MerchantChanged, merchant({ merchantId: 'OSLO', currency: 'NOK' }));
    await publisher.publish(FxRateChanged, fxRate('NOK', '10'));
    await rateIs('NOK', '10');
    await noJobsFor('OSLO');
    await pricing.addSku('W1', { merchantId: 'OSLO' });
    await pricing.postPrice('origin/W1', { salePrice: 15_000 }, 'OSLO');
    await waitLocalized('OSLO-W1-MELI', 1);
    await publisher.publish(FxRateChanged, fxRate('NOK', '7'));
    expect((await waitFailed('OSLO-W1-MELI', 2)).code).toBe('value-over-simplified-regime');
    expect((await pricing.readPrice(meli('W1'), 'OSLO')).status).toBe(404);
    await publisher.publish(FxRateChanged, fxRate('NOK', '10'));
    await waitLocalized('OSLO-W1-MELI', 3);
    await pricing.priceWhen(
      meli('W1'),
      (body) => expect(body.grossOutboundSalePrice).toBe(15_000),
      'OSLO',
    );
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

  it('has the price that was sent last, although a rate changed while it was closed (5.1)', async () => {
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
