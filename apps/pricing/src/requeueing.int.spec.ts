import {
  FxRateChanged,
  MerchantChanged,
  PriceLocalizationFailed,
  PriceLocalized,
  PriceQueued,
  SalesChannelChanged,
  SkuDeleted,
  SkuUpserted,
} from '#contracts';
import type { EventOf } from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { fxRate, merchant, salesChannel, sku, skuDeleted } from '../test/events.js';
import { startPricing } from '../test/pricing-service.js';
import type { PricingService } from '../test/pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
}, 60_000);

afterAll(() => pricing.service.stop());

const meli = (skuId: string) => `${skuId}/validPrice?salesChannel=MELI&currency=MXN`;
const queued = (priceId: string) =>
  pricing.service.events.all(PriceQueued).filter((event) => event.priceId === priceId);
const localized = (priceId: string) =>
  pricing.service.events.all(PriceLocalized).filter((event) => event.priceId === priceId);
const waitLocalized = (priceId: string, request: number) =>
  pricing.service.events.waitFor(
    PriceLocalized,
    (event) => event.priceId === priceId && event.request === request,
  );

/** A SKU with a localized price in MELI. */
async function priced(skuId: string, salePrice = 60): Promise<void> {
  await pricing.addSku(skuId);
  await pricing.postPrice(`origin/${skuId}`, { salePrice });
  await waitLocalized(`ACME-${skuId}-MELI`, 1);
}

describe('the newest request wins (5.1)', () => {
  it('when many come at once', async () => {
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

  it('when price.queued comes again and out of order', async () => {
    await priced('N2', 50);
    await pricing.postPrice('origin/N2', { salePrice: 60 });
    await waitLocalized('ACME-N2-MELI', 2);
    const [first, second] = queued('ACME-N2-MELI') as [Queued, Queued];
    const { publisher } = pricing.service;
    await publisher.publish(PriceQueued, first); // the same message again
    await publisher.publish(PriceQueued, again(second, 101)); // the newest request in another message
    await publisher.publish(PriceQueued, again(first, 102)); // an older one, told last
    await handled('ACME-N2-MELI', 102);
    await raiseVersion('N2');
    await pricing.postPrice('origin/N2', { salePrice: 70 });
    await waitLocalized('ACME-N2-MELI', 3);
    expect(localized('ACME-N2-MELI').map(({ request }) => request)).toEqual([1, 2, 3]);
    await pricing.priceWhen(meli('N2'), (body) => expect(body.grossOutboundSalePrice).toBe(70));
  });

  it('and the old price stays valid while a newer one is queued or fails', async () => {
    await priced('N3');
    await pricing.postPrice('origin/N3', { salePrice: 3000 });
    const failed = await pricing.service.events.waitFor(
      PriceLocalizationFailed,
      ({ priceId }) => priceId === 'ACME-N3-MELI',
    );
    expect(failed).toMatchObject({ request: 2, code: 'value-over-simplified-regime' });
    await pricing.priceWhen(meli('N3'), (body) =>
      expect(body.localizedSalePriceWithTaxes).toBe(1795.9),
    );
  });
});

/** Waits until a merchant is known and nothing is left to do for its connections. */
function noJobsFor(merchantId: string): Promise<void> {
  return eventually(async () => {
    const rows = await pricing.service.store.sql(
      `SELECT (SELECT count(*)::int FROM requeue_job WHERE finished_at IS NULL) AS jobs FROM merchant WHERE merchant_id = $1`,
      [merchantId],
    );
    expect(rows).toEqual([{ jobs: 0 }]);
  });
}

type Queued = EventOf<typeof PriceQueued>;

/** The same fact in another message, as a worker that fell behind would see it. */
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

/** Lifts a SKU's next events above the versions that a test made up: they come last on the stream. */
async function raiseVersion(skuId: string): Promise<void> {
  await pricing.service.store.sql(`UPDATE price_request SET version = 200 WHERE sku_id = $1`, [
    skuId,
  ]);
}

describe('a SKU that changes', () => {
  it('is priced again by its new dimensions', async () => {
    await priced('C1');
    const change = { weight: '1.2', changed: ['dimensions'] };
    await pricing.service.publisher.publish(SkuUpserted, sku('C1', change));
    await waitLocalized('ACME-C1-MELI', 2);
    expect(queued('ACME-C1-MELI')[1]).toMatchObject({ cause: 'dimensions', salePrice: '60' });
    const { body } = await pricing.readPrice(
      'C1/validPrice/breakdown?salesChannel=MELI&currency=MXN',
    );
    expect(body.freight).toEqual({ billedWeight: 1.2, tariff: 10.5, value: 194.25 });
  });

  it('is left alone by dimensions that move no price by more than the set share (5.6)', async () => {
    await priced('C5');
    const { publisher } = pricing.service;
    // Still below the volumetric weight of 0.600 kg, then above the next step of the tariff.
    await publisher.publish(SkuUpserted, sku('C5', { weight: '0.59', changed: ['dimensions'] }));
    await publisher.publish(SkuUpserted, sku('C5', { weight: '1.2', changed: ['dimensions'] }));
    await waitLocalized('ACME-C5-MELI', 2);
    expect(queued('ACME-C5-MELI').map(({ cause }) => cause)).toEqual(['update', 'dimensions']);
  });

  it('keeps its prices when only its texts change, under its new name', async () => {
    await priced('C2');
    const change = { name: 'Renamed', changed: ['content'] };
    await pricing.service.publisher.publish(SkuUpserted, sku('C2', change));
    await pricing.priceWhen(meli('C2'), (body) => expect(body.skuName).toBe('Renamed'));
    expect(queued('ACME-C2-MELI')).toHaveLength(1);
  });

  it('sends an origin price by the deprecated field (3.11)', async () => {
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

  it('leaves its price alone when the deprecated field is sent unchanged (3.11)', async () => {
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
    expect(queued('ACME-C4-MELI')).toHaveLength(1);
  });
});

describe('a SKU that is deleted', () => {
  it('loses its prices, and a request on its way is ignored (sku-deleted)', async () => {
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
    expect(localized('ACME-X1-MELI').filter(({ request }) => request === 1)).toHaveLength(1);
  });

  it('has no price when it is back without one (3.4)', async () => {
    await priced('X2');
    const { publisher } = pricing.service;
    await publisher.publish(SkuDeleted, skuDeleted('X2'));
    await publisher.publish(SkuUpserted, sku('X2'));
    await eventually(async () => {
      const answer = await pricing.readPrice(meli('X2'));
      expect([answer.status, answer.body.code]).toEqual([404, 'price-not-localized']);
    });
  });
});

describe('a merchant that is connected to a channel', () => {
  it('has all its prices queued for it, sent before or not localized yet (5.1)', async () => {
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
    for (const skuId of ['K1', 'K2']) {
      await waitLocalized(`LATE-${skuId}-MELI`, 1);
      expect(queued(`LATE-${skuId}-MELI`)).toMatchObject([{ cause: 'connection' }]);
      expect(queued(`LATE-${skuId}-ECOM`)).toHaveLength(1);
    }
    expect(queued('LATE-K3-MELI')).toEqual([]);
  });

  it('gets its prices when the channel becomes known', async () => {
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
  const requests = () => queued('TERM-T1-TERMS').length;

  it('re-queue prices whose tag they move by more than the set share, or that miss the ending (5.6)', async () => {
    await terms({});
    const { publisher } = pricing.service;
    const connected = { merchantId: 'TERM', connectedChannels: ['TERMS'] };
    await publisher.publish(MerchantChanged, merchant(connected));
    await noJobsFor('TERM');
    await pricing.addSku('T1', { merchantId: 'TERM' });
    await pricing.postPrice('origin/T1', { salePrice: 60 }, 'TERM');
    await waitLocalized('TERM-T1-TERMS', 1);

    await terms({ feeShare: '0.182' }); // 1798.90 for 1795.90: 0.2%
    expect(requests()).toBe(1);
    await terms({ feeShare: '0.20' });
    const dearer = await waitLocalized('TERM-T1-TERMS', 2);
    expect(dearer.localizedSalePriceWithTaxes).toBe('1839.9');

    await terms({ feeShare: '0.20', priceEnding: { step: '1', offset: '0.99' } });
    const ending = await waitLocalized('TERM-T1-TERMS', 3);
    expect(ending.localizedSalePriceWithTaxes).toBe('1839.99');

    await terms({ feeShare: '0.20', priceEnding: { step: '1', offset: '0.99' }, locale: 'es-AR' });
    expect(requests()).toBe(3);
  });

  it('re-queue every price where taxes are shown apart from now on, whatever that moves', async () => {
    await pricing.addSku('T2', { merchantId: 'TERM' });
    // Duty-free, so that the tag is the same with taxes and without.
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

describe('an exchange rate', () => {
  const rateIs = (quote: string, rate: string) =>
    eventually(async () => {
      const [row] = await pricing.service.store.sql(
        `SELECT rate, (SELECT count(*)::int FROM requeue_job WHERE finished_at IS NULL) AS jobs FROM fx_rate WHERE quote = $1`,
        [quote],
      );
      expect(row).toEqual({ rate, jobs: 0 });
    });

  it('that arrives late makes the prices that failed without it', async () => {
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

  it('re-queues only prices whose retail it moves by more than the set share (5.6)', async () => {
    await priced('F1');
    const { publisher } = pricing.service;
    await publisher.publish(FxRateChanged, fxRate('MXN', '18.55'));
    await rateIs('MXN', '18.55');
    expect(queued('ACME-F1-MELI')).toHaveLength(1);
    await publisher.publish(FxRateChanged, fxRate('MXN', '19'));
    const price = await waitLocalized('ACME-F1-MELI', 2);
    expect(price.fxRate).toBe('19');
    await rateIs('MXN', '19');
    expect(queued('ACME-F1-MELI')).toMatchObject([{ cause: 'update' }, { cause: 'fx' }]);
    expect(queued('ACME-F1-ECOM')).toHaveLength(1);
  });
});
