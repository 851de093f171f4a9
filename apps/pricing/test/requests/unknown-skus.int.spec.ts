import { PATIENCE, type TestService } from '#testing';
import { startEmptyPricing } from '../pricing-service.js';

/** At most what the setting allows. */
const PROJECTION_TIMEOUT_MS = Math.min(Math.round(6_000 * PATIENCE), 10_000);

let pricing: TestService;

beforeAll(async () => {
  pricing = await startEmptyPricing({ PROJECTION_TIMEOUT_MS: String(PROJECTION_TIMEOUT_MS) });
});

afterAll(() => pricing.stop());

describe('price updates of unknown SKUs (1.13)', () => {
  it('wait for the SKU, a hundred at a time; others are refused at once', async () => {
    const token = await pricing.tokens.merchant('ACME');
    const elapsed = await Promise.all(
      Array.from({ length: 110 }, async (_, index) => {
        const startedAt = performance.now();
        const path = `/ext/prices/origin/ABSENT-${index}`;
        const { status, body } = await pricing.fetch(path, { token, body: { salePrice: 1 } });
        expect([status, body.errors[0].code]).toEqual([422, 'unknown-sku']);
        return performance.now() - startedAt;
      }),
    );
    expect(elapsed.filter((milliseconds) => milliseconds < PROJECTION_TIMEOUT_MS)).toHaveLength(10);
  });
});
