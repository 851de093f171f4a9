import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const ORIGIN = { salePrice: 60, listPrice: 75 };

describe('a refused price update (1.3)', () => {
  const REFUSED = {
    status: 'ERROR',
    publishedCount: 0,
    publishedSkus: [],
    failedCount: 1,
    merchantId: 'ACME',
  };

  it.each([
    ['a price of 0', 'S9', { salePrice: 0 }, 400, { pointer: '/salePrice', code: 'out-of-range' }],
    ['a negative list', 'S9', { salePrice: 1, listPrice: -1 }, 400, { pointer: '/listPrice' }],
    ['no price', 'S9', {}, 400, { pointer: '/salePrice', code: 'required' }],
    ['a text', 'S9', { salePrice: '60' }, 400, { pointer: '/salePrice', code: 'type' }],
    ['5 decimals', 'S9', { salePrice: 1.23456 }, 400, { pointer: '/salePrice' }],
    ['no JSON', 'S9', '{"salePrice":', 400, { code: 'malformed-json' }],
    [
      'a list price below the sale price',
      'S9',
      { salePrice: 60, listPrice: 59.99 },
      422,
      { pointer: '/listPrice', code: 'list-below-sale' },
    ],
    ['an unknown SKU', 'NOWHERE', ORIGIN, 422, { parameter: 'skuId', code: 'unknown-sku' }],
  ])('has the documented body for %s', async (_, skuId, body, status, error) => {
    const answer = await pricing.postPrice(`origin/${skuId}`, body);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.body).toEqual({
      ...REFUSED,
      failedSkus: [skuId],
      errors: [expect.objectContaining(error)],
    });
  });

  it('does not occur for a merchant without channels, whose price is stored for zero channels (5.1)', async () => {
    await pricing.service.store.sql(`INSERT INTO merchant VALUES ('LONELY', 'US', 'USD', '{}')`);
    await pricing.addSku('L1', { merchantId: 'LONELY' });
    const answer = await pricing.postPrice('origin/L1', ORIGIN, 'LONELY');
    expect([answer.status, answer.body.publishedCount]).toEqual([202, 0]);
  });

  it('is the answer for a SKU of another merchant (1.4)', async () => {
    await pricing.addSku('MINE');
    const answer = await pricing.postPrice('origin/MINE', ORIGIN, 'GLOBEX');
    expect([answer.status, answer.body.errors[0].code]).toEqual([422, 'unknown-sku']);
  });

  it('is the answer to a client that is not a merchant', async () => {
    const { service } = pricing;
    const answer = await service.fetch('/ext/prices/origin/S1', {
      token: await service.tokens.channel('ECOM'),
      body: ORIGIN,
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'wrong-client-kind']);
  });
});

describe('a price update with several faults', () => {
  const pointers = (body: { errors: { pointer: string; code: string }[] }) =>
    body.errors.map(({ pointer, code }) => [pointer, code]);

  it('is refused with every malformed field at once (1.2, 1.3)', async () => {
    const origin = await pricing.postPrice('origin/S1', { salePrice: 0, listPrice: '75' });
    expect([origin.status, origin.body.status]).toEqual([400, 'ERROR']);
    expect(pointers(origin.body)).toEqual([
      ['/salePrice', 'out-of-range'],
      ['/listPrice', 'type'],
    ]);
    const destination = await pricing.postPrice('destination/S1', {
      salesChannel: '',
      country: 'XX',
      salePrice: 1e11,
      listPrice: 0.00001,
    });
    expect(destination.status).toBe(400);
    expect(pointers(destination.body).map(([pointer]) => pointer)).toEqual([
      '/salesChannel',
      '/country',
      '/salePrice',
      '/listPrice',
    ]);
  });

  it('is refused with every broken rule at once (1.2, 5.4)', async () => {
    await pricing.addSku('MANY');
    await pricing.service.store.sql(
      `UPDATE merchant SET connected_channels = '{ECOM,MELI}' WHERE merchant_id = 'BERLIN'`,
    );
    await pricing.addSku('MANY', { merchantId: 'BERLIN' });
    const body = { salesChannel: 'SHOP', country: 'BR', salePrice: 100, listPrice: 99 };
    const answer = await pricing.postPrice('destination/MANY', body, 'BERLIN');
    expect([answer.status, answer.body.status, answer.body.failedSkus]).toEqual([
      422,
      'ERROR',
      ['MANY'],
    ]);
    expect(pointers(answer.body)).toEqual([
      ['/salesChannel', 'channel-not-connected'],
      ['/country', 'country-mismatch'],
      ['/listPrice', 'list-below-sale'],
    ]);
  });

  it.each(['%00', 'a%0Ab', 'x'.repeat(129)])(
    'is refused with 422 or 400 for the SKU id %s',
    async (skuId) => {
      const answer = await pricing.postPrice(`origin/${skuId}`, { salePrice: 60 });
      expect([400, 422]).toContain(answer.status);
      expect(answer.body.status).toBe('ERROR');
    },
  );
});
