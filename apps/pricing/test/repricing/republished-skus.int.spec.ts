import { SkuDeleted, SkuUpserted } from '#contracts';
import { eventually } from '#testing';
import { sku } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const { waitLocalized } = pricesOf(() => pricing);

/** The state and events of a SKU in pricing. */
async function status(skuId: string) {
  const { store } = pricing.service;
  const [stored] = await store.sql('SELECT * FROM sku WHERE sku_id = $1', [skuId]);
  const requests = await store.sql(
    'SELECT sales_channel, request, state FROM price_request WHERE sku_id = $1 ORDER BY 1',
    [skuId],
  );
  return { stored, requests };
}

/** Waits until pricing has handled everything that was published of the SKU before. */
async function untilHandled(merchantId: string, skuId: string) {
  const mark = await pricing.service.publisher.publish(
    SkuUpserted,
    sku(skuId, { merchantId, changed: [] }),
  );
  await eventually(async () => {
    const rows = await pricing.service.store.sql('SELECT FROM inbox WHERE event_id = $1', [
      mark.eventId,
    ]);
    expect(rows).toHaveLength(1);
  });
}

describe('a SKU that is republished (decision 8.7)', () => {
  it('changes nothing if its version is known, and re-queues no price', async () => {
    const { publisher } = pricing.service;
    const upserted = sku('R1', { originSalePrice: '60', changed: ['new', 'origin-price'] });
    await publisher.publish(SkuUpserted, upserted);
    for (const channel of ['ECOM', 'MELI', 'SHOP']) await waitLocalized(`ACME-R1-${channel}`, 1);
    const before = await status('R1');
    expect(before.requests.map(({ state }) => state)).toEqual(Array(3).fill('localized'));
    // The same version is ignored, regardless of its content.
    await publisher.publish(SkuUpserted, { ...upserted, weight: '9', changed: [] });
    await untilHandled('ACME', 'R1');
    expect(await status('R1')).toEqual(before);
    // A higher version, as after events that pricing does not read: the data is stored and no price is queued.
    await publisher.publish(SkuUpserted, sku('R1', { originSalePrice: '60', changed: [] }));
    await untilHandled('ACME', 'R1');
    expect(await status('R1')).toEqual(before);
  });

  it('fills new columns of known SKUs after their versions were deleted', async () => {
    const { publisher, store } = pricing.service;
    const upserted = sku('R0', { hscode: '610910', countryOfOrigin: 'PT' });
    await publisher.publish(SkuUpserted, upserted);
    await untilHandled('ACME', 'R0');
    // The state of existing SKUs after an update of the service.
    await store.sql(`UPDATE sku SET hscode = NULL, country_of_origin = NULL WHERE sku_id = 'R0'`);
    await store.sql(
      `DELETE FROM subject_version WHERE consumer_group = 'pricing.main' AND stream = 'catalog.sku'`,
    );
    await publisher.publish(SkuUpserted, { ...upserted, changed: [] });
    await eventually(async () => {
      expect((await status('R0')).stored).toMatchObject({
        hscode: '610910',
        country_of_origin: 'PT',
      });
    });
  });

  it('fills an empty projection, and publishes deletions', async () => {
    const { publisher } = pricing.service;
    await publisher.publish(SkuUpserted, sku('R2', { weight: '1.5', changed: [] }));
    await untilHandled('ACME', 'R2');
    const { stored, requests } = await status('R2');
    expect([stored?.deleted, requests]).toEqual([false, []]);
    const { merchantId, subject, version, skuId, id, productId } = sku('R2');
    const deleted = { merchantId, subject, version, skuId, id, productId };
    await publisher.publish(SkuDeleted, deleted);
    await publisher.publish(SkuDeleted, deleted);
    await eventually(async () => expect((await status('R2')).stored?.deleted).toBe(true));
  });
});
