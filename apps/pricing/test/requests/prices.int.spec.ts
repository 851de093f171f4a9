import { PriceLocalized, PriceQueued, SkuUpserted } from '#contracts';
import { eventually } from '#testing';
import { sku } from '../events.js';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const ORIGIN = { salePrice: 60, listPrice: 75 };

function query(skuId: string, salesChannel: string, currency: string, more = ''): string {
  return `${encodeURIComponent(skuId)}/validPrice${more}?salesChannel=${salesChannel}&currency=${currency}`;
}

describe('an origin price', () => {
  beforeAll(async () => {
    await pricing.addSku('S1');
    const answer = await pricing.postPrice('origin/S1', ORIGIN);
    expect([answer.status, answer.body]).toEqual([
      202,
      {
        status: 'LOCALIZATION IN PROGRESS',
        publishedCount: 3,
        publishedSkus: ['S1'],
        failedCount: 0,
        failedSkus: [],
        merchantId: 'ACME',
      },
    ]);
  });

  it('has a breakdown of its terms (5.3)', async () => {
    await pricing.priceWhen(query('S1', 'MELI', 'MXN', '/breakdown'), (body) =>
      expect(body).toEqual({
        version: 2,
        skuId: 'S1',
        salesChannel: 'MELI',
        kind: 'origin',
        merchantCurrency: 'USD',
        localizedCurrency: 'MXN',
        fxRate: 18.5,
        rulesVersion: expect.stringMatching(/^MX-/),
        tariffVersion: '*-MX-STANDARD-2024-08-01-1',
        feeShare: 0.18,
        freight: { billedWeight: 0.6, tariff: 8, currency: 'USD', value: 148 },
        sources: ['RGCE 2025, regla 3.7.35; T-MEC art. 7.8', 'Sandbox tariff, invented'],
        sale: {
          payout: 60,
          net: 1534.15,
          taxes: [
            {
              name: 'global-rate',
              kind: 'tax',
              rate: 0.17,
              base: 1534.15,
              value: 260.8,
              collectedBy: 'carrier',
              estimate: true,
            },
          ],
          taxesTotal: 260.8,
          retail: 1794.95,
          shown: 1795.9,
        },
        list: {
          payout: 75,
          net: 1872.56,
          taxes: [
            {
              name: 'global-rate',
              kind: 'tax',
              rate: 0.17,
              base: 1872.56,
              value: 318.34,
              collectedBy: 'carrier',
              estimate: true,
            },
          ],
          taxesTotal: 318.34,
          retail: 2190.9,
          shown: 2190.9,
        },
      }),
    );
    await pricing.priceWhen(query('S1', 'MELI', 'MXN', '/breakdown'), ({ sale }) =>
      expect(Object.keys(sale)).toEqual([
        'payout',
        'net',
        'taxes',
        'taxesTotal',
        'retail',
        'shown',
      ]),
    );
  });

  it('publishes one price.queued and one price.localized per connected channel (5.1)', async () => {
    const of = (event: { skuId: string }) => event.skuId === 'S1';
    for (const channel of ['ECOM', 'MELI', 'SHOP']) {
      await pricing.service.events.waitFor(
        PriceLocalized,
        (event) => of(event) && event.salesChannel === channel,
      );
    }
    const queued = pricing.service.events.all(PriceQueued).filter(of);
    expect(queued.map((event) => event.salesChannel).toSorted()).toEqual(['ECOM', 'MELI', 'SHOP']);
    expect(queued[0]).toMatchObject({
      request: 1,
      version: 1,
      kind: 'origin',
      salePrice: '60',
      listPrice: '75',
      currency: 'USD',
      cause: 'update',
    });
    const localized = pricing.service.events.all(PriceLocalized).filter(of);
    expect(localized).toHaveLength(3);
    expect(localized.find(({ salesChannel }) => salesChannel === 'MELI')).toMatchObject({
      subject: 'ACME-S1-MELI',
      priceId: 'ACME-S1-MELI',
      request: 1,
      version: 2,
      merchantCurrency: 'USD',
      localizedCurrency: 'MXN',
      grossOutboundListPrice: '75',
      grossOutboundSalePrice: '60',
      grossOutboundListPriceWithTaxes: '118.43',
      grossOutboundSalePriceWithTaxes: '97.08',
      localizedListPriceWithTaxes: '2190.9',
      localizedSalePriceWithTaxes: '1795.9',
      fxRate: '18.5',
      rulesVersion: 'MX-2025-08-15-1',
      tariffVersion: '*-MX-STANDARD-2024-08-01-1',
    });
  });

  it('is converted through US dollars for a merchant of another currency (5.2)', async () => {
    await pricing.addSku('EU1', { merchantId: 'GLOBEX' });
    const answer = await pricing.postPrice('origin/EU1', { salePrice: 60 }, 'GLOBEX');
    expect(answer.body.publishedCount).toBe(3);
    const check = (body: object) =>
      expect(body).toMatchObject({
        merchantCurrency: 'EUR',
        // N = (60 · 18.50 ÷ 0.92 + 148) ÷ 0.82 = 1651.8558, R = N · 1.335 = 2205.2275
        localizedSalePriceWithTaxes: 2205.9,
        localizedListPriceWithTaxes: 2205.9,
        grossOutboundSalePrice: 60,
        grossOutboundListPrice: 60,
        grossOutboundSalePriceWithTaxes: 109.7,
      });
    await pricing.priceWhen(query('EU1', 'MELI', 'MXN'), check, 'GLOBEX');
  });

  it('is accepted if the SKU becomes known while the request waits (1.13)', async () => {
    // A separate service: a round trip through Kafka must fit into the wait, and other tests wait for its full
    // duration.
    const patient = await startPricing({ PROJECTION_TIMEOUT_MS: '10000' });
    try {
      const answer = patient.postPrice('origin/SOON', ORIGIN);
      await patient.service.publisher.publish(SkuUpserted, sku('SOON'));
      expect((await answer).status).toBe(202);
    } finally {
      await patient.service.stop();
    }
  });

  it('is accepted for a SKU id of any printable characters (2.7)', async () => {
    const skuId = 'é/1 %?';
    await pricing.addSku(skuId);
    const answer = await pricing.postPrice(`origin/${encodeURIComponent(skuId)}`, ORIGIN);
    expect([answer.status, answer.body.publishedSkus]).toEqual([202, [skuId]]);
    await pricing.priceWhen(query(skuId, 'ECOM', 'BRL'), (body) => expect(body.skuId).toBe(skuId));
  });
});

describe('a destination price (5.4)', () => {
  const DESTINATION = { salesChannel: 'MELI', country: 'MEX', salePrice: 1795.9 };

  it('is shown as sent, with an estimated payout', async () => {
    await pricing.addSku('D1');
    const answer = await pricing.postPrice('destination/D1', DESTINATION);
    expect([answer.status, answer.body.status, answer.body.publishedCount]).toEqual([
      202,
      'LOCALIZATION IN PROGRESS',
      1,
    ]);
    await pricing.priceWhen(query('D1', 'MELI', 'MXN'), (body) =>
      expect(body).toMatchObject({
        grossOutboundSalePrice: 60.04,
        grossOutboundListPrice: 60.04,
        localizedSalePriceWithTaxes: 1795.9,
        localizedListPriceWithTaxes: 1795.9,
        grossOutboundSalePriceWithTaxes: 97.08,
      }),
    );
    const breakdown = await pricing.readPrice(query('D1', 'MELI', 'MXN', '/breakdown'));
    expect(breakdown.body).toMatchObject({ kind: 'destination', sale: { net: 1534.96 } });
    const elsewhere = await pricing.readPrice(query('D1', 'ECOM', 'BRL'));
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'price-not-localized']);
  });

  it.each([
    ['another country', { country: 'BR' }, 422, 'country-mismatch', '/country'],
    ['an unknown channel', { salesChannel: 'NONE' }, 422, 'unknown-sales-channel', '/salesChannel'],
    ['no payout left', { salePrice: 100 }, 422, 'payout-not-positive', '/salePrice'],
    ['a list price below', { listPrice: 1000 }, 422, 'list-below-sale', '/listPrice'],
    ['half a centavo', { salePrice: 1795.905 }, 422, 'amount-precision', '/salePrice'],
    ['half a centavo in the list', { listPrice: 2000.005 }, 422, 'amount-precision', '/listPrice'],
    [
      'a fraction of a currency without minor units',
      { salesChannel: 'SHOP', country: 'CL', salePrice: 49990.01 },
      422,
      'amount-precision',
      '/salePrice',
    ],
    ['no country', { country: undefined }, 400, 'required', '/country'],
  ])('is refused for %s', async (_, change, status, code, pointer) => {
    await pricing.addSku('D2');
    const answer = await pricing.postPrice('destination/D2', { ...DESTINATION, ...change });
    expect([answer.status, answer.body.status]).toEqual([status, 'ERROR']);
    expect(answer.body.errors).toMatchObject([{ code, pointer }]);
    const requests = await pricing.service.store.sql(
      `SELECT FROM price_request WHERE sku_id = 'D2'`,
    );
    expect(requests).toEqual([]);
  });
});

describe('the valid price (5.5)', () => {
  beforeAll(() => pricing.addSku('V1'));

  it.each([
    ['an unknown SKU', query('NONE', 'ECOM', 'BRL'), 404, 'sku-not-found'],
    ['an unknown channel', query('V1', 'NONE', 'BRL'), 404, 'sales-channel-not-found'],
    ['another currency', query('V1', 'ECOM', 'USD'), 400, 'invalid-parameter'],
    ['a price never sent', query('V1', 'ECOM', 'BRL'), 404, 'price-not-localized'],
    ['no channel asked for', 'V1/validPrice?currency=BRL', 400, 'invalid-parameter'],
    ['a misspelt parameter', `${query('V1', 'ECOM', 'BRL')}&curency=BRL`, 400, 'unknown-parameter'],
  ])('is not found for %s', async (_, path, status, code) => {
    const answer = await pricing.readPrice(path);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it("is not found for another merchant's SKU (1.4)", async () => {
    const answer = await pricing.readPrice(query('V1', 'ECOM', 'BRL'), 'GLOBEX');
    expect([answer.status, answer.body.code]).toEqual([404, 'sku-not-found']);
  });

  it('is not found, with the reason, if it could not be localized', async () => {
    await pricing.addSku('HUGE');
    await pricing.postPrice('origin/HUGE', { salePrice: 3000 });
    await eventually(async () => {
      const answer = await pricing.readPrice(query('HUGE', 'ECOM', 'BRL'));
      expect([answer.status, answer.body.code]).toEqual([404, 'price-not-localized']);
      expect(answer.body.detail).toContain('value-over-simplified-regime');
    });
  });
});
