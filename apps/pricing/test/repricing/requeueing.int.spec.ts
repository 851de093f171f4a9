import {
  FxRateChanged,
  MerchantChanged,
  PriceLocalizationFailed,
  PriceQueued,
  SkuDeleted,
  SkuUpserted,
  type EventOf,
} from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { fxRate, merchant, sku, skuDeleted } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const meli = (skuId: string) => `${skuId}/validPrice?salesChannel=MELI&currency=MXN`;
const { queued, made, localized, waitLocalized, noJobsFor } = pricesOf(() => pricing);

/** A SKU with a localized price in MELI. */
async function priced(skuId: string, salePrice = 60): Promise<void> {
  await pricing.addSku(skuId);
  await pricing.postPrice(`origin/${skuId}`, { salePrice });
  await waitLocalized(`ACME-${skuId}-MELI`, 1);
}

describe('the newest request of a price (5.1)', () => {
  it('wins when many arrive at the same time', async () => {
    await pricing.addSku('N1');
    const prices = Array.from({ length: 10 }, (_, index) => 50 + index);
    await Promise.all(prices.map((salePrice) => pricing.postPrice('origin/N1', { salePrice })));
    await pricing.postPrice('origin/N1', { salePrice: 60 });
    await waitLocalized('ACME-N1-MELI', 11);
    await pricing.priceWhen(meli('N1'), (body) =>
      expect(body.localizedSalePriceWithTaxes).toBe(1795.9),
    );
    expect(queued('ACME-N1-MELI').map(({ request }) => request)).toEqual(
      Array.from({ length: 11 }, (_, index) => index + 1),
    );
  });

  it('wins when price.queued is repeated and out of order', async () => {
    await priced('N2', 50);
    await pricing.postPrice('origin/N2', { salePrice: 60 });
    await waitLocalized('ACME-N2-MELI', 2);
    const [first, second] = queued('ACME-N2-MELI') as [Queued, Queued];
    const { publisher } = pricing.service;
    await publisher.publish(PriceQueued, first); // the same message again
    await publisher.publish(PriceQueued, again(second, 101)); // the newest request in another message
    await publisher.publish(PriceQueued, again(first, 102)); // an older request, published last
    await handled('ACME-N2-MELI', 102);
    await raiseVersion('N2');
    await pricing.postPrice('origin/N2', { salePrice: 70 });
    await waitLocalized('ACME-N2-MELI', 3);
    expect(localized('ACME-N2-MELI').map(({ request }) => request)).toEqual([1, 2, 3]);
    await pricing.priceWhen(meli('N2'), (body) => expect(body.grossOutboundSalePrice).toBe(70));
  });
});

type Queued = EventOf<typeof PriceQueued>;

/** The same event in another message, as received by a worker that fell behind. */
function again(event: Queued, version: number): Queued {
  return { ...event, eventId: uuidv7(), version };
}

/** Waits until the localizing group has committed an event of a price. */
function handled(priceId: string, version: number): Promise<void> {
  return eventually(async () => {
    const rows = await pricing.service.store.sql(
      `SELECT version::int FROM subject_version WHERE consumer_group = 'pricing.localize' AND subject = $1`,
      [priceId],
    );
    expect(rows).toEqual([{ version }]);
  });
}

/**
 * Raises the versions of a SKU's next events above the versions that a test invented: they are the last on the stream.
 */
async function raiseVersion(skuId: string): Promise<void> {
  await pricing.service.store.sql(`UPDATE price_request SET version = 200 WHERE sku_id = $1`, [
    skuId,
  ]);
}

describe('a SKU that changes', () => {
  it('is localized again with its new dimensions', async () => {
    await priced('C1');
    const change = { weight: '1.2', changed: ['dimensions'] };
    await pricing.service.publisher.publish(SkuUpserted, sku('C1', change));
    await waitLocalized('ACME-C1-MELI', 2);
    expect(queued('ACME-C1-MELI')[1]).toMatchObject({ cause: 'dimensions', salePrice: '60' });
    const { body } = await pricing.readPrice(
      'C1/validPrice/breakdown?salesChannel=MELI&currency=MXN',
    );
    expect(body.freight).toEqual({
      billedWeight: 1.2,
      tariff: 10.5,
      currency: 'USD',
      value: 194.25,
    });
  });

  it('gets a new estimated payout of its destination price with its new dimensions (5.4)', async () => {
    await priced('C6');
    const tag = { salesChannel: 'MELI', country: 'MX', salePrice: 1795.9 };
    const sent = await pricing.service.fetch('/ext/prices/destination/C6', {
      token: await pricing.service.tokens.merchant('ACME'),
      body: tag,
    });
    expect(sent.status).toBe(202);
    await waitLocalized('ACME-C6-MELI', 2);
    const change = { weight: '1.2', changed: ['dimensions'] };
    await pricing.service.publisher.publish(SkuUpserted, sku('C6', change));
    await waitLocalized('ACME-C6-MELI', 3);
    const { body } = await pricing.readPrice(
      'C6/validPrice/breakdown?salesChannel=MELI&currency=MXN',
    );
    expect(body.freight.billedWeight).toBe(1.2);
    expect(body.sale).toMatchObject({ shown: 1795.9, payout: 57.54 });
  });

  it('keeps its prices if new dimensions change none by more than the set share (5.6)', async () => {
    await priced('C5');
    const { publisher, store } = pricing.service;
    // Still below the volumetric weight of 0.600 kg.
    const change = { weight: '0.59', changed: ['dimensions'] };
    const { version } = await publisher.publish(SkuUpserted, sku('C5', change));
    await eventually(async () => {
      const rows = await store.sql(
        `SELECT version::int, (SELECT weight FROM sku WHERE sku_id = 'C5') AS weight FROM subject_version
          WHERE consumer_group = 'pricing.main' AND subject = 'ACME:C5'`,
      );
      expect(rows).toEqual([{ version, weight: '0.59' }]);
    });
    const requests = await store.sql(
      `SELECT DISTINCT request, cause FROM price_request WHERE sku_id = 'C5'`,
    );
    expect(requests).toEqual([{ request: 1, cause: 'update' }]);
  });

  it('keeps its prices under its new name if only its texts change', async () => {
    await priced('C2');
    const change = { name: 'Renamed', changed: ['content'] };
    await pricing.service.publisher.publish(SkuUpserted, sku('C2', change));
    await pricing.priceWhen(meli('C2'), (body) => expect(body.skuName).toBe('Renamed'));
    expect(await made('ACME-C2-MELI')).toHaveLength(1);
  });

  it('sets an origin price with the deprecated field (3.11)', async () => {
    const change = {
      originSalePrice: '60',
      originListPrice: '75',
      changed: ['new', 'origin-price'],
    };
    await pricing.service.publisher.publish(SkuUpserted, sku('C3', change));
    await waitLocalized('ACME-C3-MELI', 1);
    expect(queued('ACME-C3-MELI')[0]).toMatchObject({ cause: 'upsert', listPrice: '75' });
    await pricing.priceWhen(meli('C3'), (body) =>
      expect(body.localizedListPriceWithTaxes).toBe(2190.9),
    );
  });

  it('keeps its price when the deprecated field is sent unchanged (3.11)', async () => {
    await priced('C4');
    const { publisher } = pricing.service;
    const price = { originSalePrice: '10' };
    await publisher.publish(SkuUpserted, sku('C4', { ...price, changed: ['content'] }));
    await publisher.publish(
      SkuUpserted,
      sku('C4', { ...price, changed: ['origin-price'], originListPrice: '9' }),
    );
    await publisher.publish(SkuUpserted, sku('C4', { name: 'Last', changed: ['content'] }));
    await pricing.priceWhen(meli('C4'), (body) => expect(body.skuName).toBe('Last'));
    expect(await made('ACME-C4-MELI')).toHaveLength(1);
  });
});

describe('a SKU that is deleted', () => {
  it('loses its prices, and a queued request is ignored (sku-deleted)', async () => {
    await priced('X1');
    const { publisher, store } = pricing.service;
    await publisher.publish(SkuDeleted, skuDeleted('X1'));
    await eventually(async () => {
      const rows = await store.sql(`SELECT deleted FROM sku WHERE sku_id = 'X1'`);
      expect(rows).toEqual([{ deleted: true }]);
    });
    const answer = await pricing.readPrice(meli('X1'));
    expect([answer.status, answer.body.code]).toEqual([404, 'sku-not-found']);
    const update = await pricing.postPrice('origin/X1', { salePrice: 60 });
    expect([update.status, update.body.errors[0].code]).toEqual([422, 'unknown-sku']);
    const [event] = queued('ACME-X1-MELI') as [Queued];
    await publisher.publish(PriceQueued, again(event, 100));
    await handled('ACME-X1-MELI', 100);
    await raiseVersion('X1');
    await publisher.publish(SkuUpserted, sku('X1', { originSalePrice: '70' }));
    await pricing.priceWhen(meli('X1'), (body) => expect(body.grossOutboundSalePrice).toBe(70));
    await waitLocalized('ACME-X1-MELI', 2);
    expect(localized('ACME-X1-MELI').map(({ request }) => request)).toEqual([1, 2]);
  });

  it('has no price when it is upserted again without one (3.4)', async () => {
    await priced('X2');
    const { publisher } = pricing.service;
    const inMeli = { salesChannel: 'MELI', country: 'MX', salePrice: 1299 };
    await pricing.postPrice('destination/X2', inMeli);
    await waitLocalized('ACME-X2-MELI', 2);
    await publisher.publish(SkuDeleted, skuDeleted('X2'));
    await publisher.publish(SkuUpserted, sku('X2'));
    await eventually(async () => {
      const answer = await pricing.readPrice(meli('X2'));
      expect([answer.status, answer.body.code]).toEqual([404, 'price-not-localized']);
    });
    const sent = await pricing.readPrice('X2/sentPrices');
    expect(sent.body).toEqual({ skuId: 'X2', destinations: [] });
  });
});

describe('a new exchange rate', () => {
  const rateIs = (quote: string, rate: string) =>
    eventually(async () => {
      const [row] = await pricing.service.store.sql(
        `SELECT rate, (SELECT count(*)::int FROM requeue_job WHERE finished_at IS NULL) AS jobs FROM fx_rate WHERE quote = $1`,
        [quote],
      );
      expect(row).toEqual({ rate, jobs: 0 });
    });

  it('localizes the prices that failed without it', async () => {
    const { publisher, events } = pricing.service;
    await publisher.publish(MerchantChanged, merchant({ merchantId: 'LONDON', currency: 'GBP' }));
    await noJobsFor('LONDON');
    await pricing.addSku('G1', { merchantId: 'LONDON' });
    await pricing.postPrice('origin/G1', { salePrice: 60 }, 'LONDON');
    const failed = await events.waitFor(
      PriceLocalizationFailed,
      ({ priceId }) => priceId === 'LONDON-G1-MELI',
    );
    expect(failed).toMatchObject({ request: 1, version: 2, code: 'no-fx-rate' });
    await publisher.publish(FxRateChanged, fxRate('GBP', '0.80'));
    const price = await waitLocalized('LONDON-G1-MELI', 2);
    expect(price).toMatchObject({ merchantCurrency: 'GBP', fxRate: '23.125' });
    expect(queued('LONDON-G1-MELI')[1]).toMatchObject({ cause: 'fx', version: 3 });
  });

  it('re-queues only prices whose retail price changes by more than the set share (5.6)', async () => {
    await priced('F1');
    const { publisher } = pricing.service;
    await publisher.publish(FxRateChanged, fxRate('MXN', '18.55'));
    await rateIs('MXN', '18.55');
    expect(await made('ACME-F1-MELI')).toHaveLength(1);
    await publisher.publish(FxRateChanged, fxRate('MXN', '19'));
    const price = await waitLocalized('ACME-F1-MELI', 2);
    expect(price.fxRate).toBe('19');
    await rateIs('MXN', '19');
    expect(await made('ACME-F1-MELI')).toMatchObject([{ cause: 'update' }, { cause: 'fx' }]);
    expect(await made('ACME-F1-ECOM')).toHaveLength(1);
  });
});
