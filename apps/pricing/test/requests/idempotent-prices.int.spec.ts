import { PriceQueued } from '#contracts';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const keyed = (key: string) => ({ 'idempotency-key': key });
const queued = (skuId: string) =>
  pricing.service.events.all(PriceQueued).filter((event) => event.skuId === skuId);
const requestsOf = (skuId: string) =>
  pricing.service.store.sql<{ request: number }>(
    `SELECT request FROM price_request WHERE sku_id = $1 ORDER BY price_id`,
    [skuId],
  );

describe('a price update with an Idempotency-Key (1.9)', () => {
  it.each([
    ['origin', { salePrice: 60 }, { salePrice: 61 }, 3],
    [
      'destination',
      { salesChannel: 'MELI', country: 'MX', salePrice: 1795.9 },
      { salesChannel: 'MELI', country: 'MX', salePrice: 1895.9 },
      1,
    ],
  ])(
    'of kind %s is applied once and gets the same answer again',
    async (kind, body, other, count) => {
      const skuId = `KEY-${kind}`;
      await pricing.addSku(skuId);
      const path = `${kind}/${skuId}`;
      const first = await pricing.postPrice(path, body, 'ACME', keyed('k1'));
      expect([first.status, first.body.publishedCount]).toEqual([202, count]);
      const again = await pricing.postPrice(path, body, 'ACME', keyed('k1'));
      expect([again.status, again.body]).toEqual([202, first.body]);

      const refused = await pricing.postPrice(path, other, 'ACME', keyed('k1'));
      expect(refused.status).toBe(422);
      expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
      expect(refused.body).toEqual({
        status: 'ERROR',
        publishedCount: 0,
        publishedSkus: [],
        failedCount: 1,
        failedSkus: [skuId],
        merchantId: 'ACME',
        errors: [{ code: 'idempotency-key-reused', detail: expect.any(String) }],
      });
      expect(await requestsOf(skuId)).toEqual(
        Array.from({ length: count }, () => ({ request: 1 })),
      );

      expect((await pricing.postPrice(path, other, 'ACME', keyed('k2'))).status).toBe(202);
      expect(await requestsOf(skuId)).toEqual(
        Array.from({ length: count }, () => ({ request: 2 })),
      );
    },
  );

  it('is applied once when ten requests arrive at the same time', async () => {
    await pricing.addSku('KEY-10');
    const price = { salePrice: 60 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        pricing.postPrice('origin/KEY-10', price, 'ACME', keyed('ten')),
      ),
    );
    const taken = answers.filter(({ status }) => status === 202);
    expect(new Set(taken.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // The others arrived while the first was in progress.
    for (const { status, body, headers } of answers) {
      if (status === 202) continue;
      expect([status, body.code]).toEqual([409, 'idempotency-key-in-use']);
      expect(headers.get('retry-after')).toBe('1');
    }
    const after = await pricing.postPrice('origin/KEY-10', price, 'ACME', keyed('ten'));
    expect([after.status, after.body]).toEqual([202, taken[0]?.body]);
    expect(await requestsOf('KEY-10')).toEqual([{ request: 1 }, { request: 1 }, { request: 1 }]);
    await pricing.postPrice('origin/KEY-10', { salePrice: 70 });
    await pricing.service.events.waitFor(
      PriceQueued,
      (event) => event.skuId === 'KEY-10' && event.salePrice === '70',
    );
    expect(queued('KEY-10').filter(({ salePrice }) => salePrice === '60')).toHaveLength(3);
  });

  it('is another request for another SKU, operation or merchant', async () => {
    await pricing.addSku('SCOPE-1');
    await pricing.addSku('SCOPE-2');
    await pricing.addSku('SCOPE-1', { merchantId: 'GLOBEX' });
    const destination = { salesChannel: 'MELI', country: 'MX', salePrice: 1795.9 };
    const answers = [
      await pricing.postPrice('origin/SCOPE-1', { salePrice: 60 }, 'ACME', keyed('s')),
      await pricing.postPrice('origin/SCOPE-2', { salePrice: 60 }, 'ACME', keyed('s')),
      await pricing.postPrice('origin/SCOPE-1', { salePrice: 60 }, 'GLOBEX', keyed('s')),
      await pricing.postPrice('destination/SCOPE-1', destination, 'ACME', keyed('s')),
    ];
    expect(
      answers.map(({ body }) => [body.merchantId, body.publishedSkus[0], body.publishedCount]),
    ).toEqual([
      ['ACME', 'SCOPE-1', 3],
      ['ACME', 'SCOPE-2', 3],
      ['GLOBEX', 'SCOPE-1', 3],
      ['ACME', 'SCOPE-1', 1],
    ]);
  });

  it('can be sent again under the same key after a refusal', async () => {
    const body = { salePrice: 60 };
    const refused = await pricing.postPrice('origin/KEY-LATE', body, 'ACME', keyed('late'));
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'unknown-sku']);
    await pricing.addSku('KEY-LATE');
    const answer = await pricing.postPrice('origin/KEY-LATE', body, 'ACME', keyed('late'));
    expect(answer.status).toBe(202);
  });

  it('is a new request if the same key is repeated after 24 hours, but not earlier', async () => {
    await pricing.addSku('KEY-DAY');
    const send = (salePrice: number) =>
      pricing.postPrice('origin/KEY-DAY', { salePrice }, 'ACME', keyed('day'));
    const age = (hours: string) =>
      pricing.service.store.sql(
        `UPDATE idempotency_key SET kept_at = now() - $1::interval WHERE key = 'day'`,
        [hours],
      );
    expect((await send(60)).status).toBe(202);
    await age('23:59');
    expect((await send(61)).status).toBe(422);
    await age('24:01');
    expect((await send(61)).status).toBe(202);
    expect((await requestsOf('KEY-DAY'))[0]).toEqual({ request: 2 });
    expect((await send(60)).status).toBe(422);
  });

  it('is refused with the documented body if the key is not a valid id (1.3)', async () => {
    const key = keyed('x'.repeat(129));
    const refused = await pricing.postPrice('origin/KEY-10', { salePrice: 60 }, 'ACME', key);
    expect([refused.status, refused.body.status]).toEqual([400, 'ERROR']);
    expect(refused.body.errors).toMatchObject([
      { parameter: 'Idempotency-Key', code: 'invalid-parameter' },
    ]);
  });
});
