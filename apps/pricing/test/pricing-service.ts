import { FxRateChanged, MerchantChanged, SalesChannelChanged, SkuUpserted } from '#contracts';
import {
  eventually,
  publishSandboxTerms,
  startTestService,
  type TestAnswer,
  type TestService,
} from '#testing';
import { migrations } from '../migrations/index.js';
import { readConfig } from '../src/config.js';
import { PricingModule } from '../src/pricing.module.js';
import { pricingProblems } from '../src/problems.js';
import { fxRate, merchant, salesChannel, sku } from './events.js';

/** The service with the sandbox's merchants, channels and rates, with helpers for requests. */
export interface PricingService {
  service: TestService;
  addSku(skuId: string, change?: Parameters<typeof sku>[1]): Promise<void>;
  postPrice(
    path: string,
    body: unknown,
    merchantId?: string,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<any>>; // eslint-disable-line typescript/no-explicit-any -- a test asserts on what it expects
  readPrice(path: string, merchantId?: string): Promise<TestAnswer<any>>; // eslint-disable-line typescript/no-explicit-any -- as above
  /** Waits until the price of a SKU in a channel is answered and passes the check. */
  priceWhen(path: string, check: (body: any) => void, merchantId?: string): Promise<void>; // eslint-disable-line typescript/no-explicit-any -- as above
}

/** The service without other services: its projections are empty. */
export function startEmptyPricing(env: Record<string, string> = {}): Promise<TestService> {
  return startTestService({
    name: 'pricing',
    module: (config) => PricingModule.with(config),
    readConfig,
    problems: pricingProblems,
    migrations,
    env: { PROJECTION_TIMEOUT_MS: '1500', RULES_SETTLE_SECONDS: '0', ...env },
  });
}

export async function startPricing(env: Record<string, string> = {}): Promise<PricingService> {
  const service = await startEmptyPricing(env);
  const { publisher, store, tokens } = service;
  for (const id of ['ECOM', 'MELI', 'SHOP'] as const) {
    await publisher.publish(SalesChannelChanged, salesChannel(id));
  }
  await publisher.publish(MerchantChanged, merchant());
  await publisher.publish(
    MerchantChanged,
    merchant({ merchantId: 'GLOBEX', country: 'DE', currency: 'EUR' }),
  );
  await publisher.publish(MerchantChanged, merchant({ merchantId: 'BERLIN', country: 'DE' }));
  for (const [quote, rate] of Object.entries(RATES)) {
    await publisher.publish(FxRateChanged, fxRate(quote, rate));
  }
  const terms = await publishSandboxTerms(publisher);
  await eventually(
    async () => {
      const [counts] = await store.sql(
        `SELECT (SELECT count(*)::int FROM merchant) AS merchants, (SELECT count(*)::int FROM fx_rate) AS rates,
                (SELECT count(*)::int FROM sales_channel) AS channels, (SELECT count(*)::int FROM term) AS terms,
                (SELECT count(*)::int FROM requeue_job WHERE finished_at IS NULL) AS jobs`,
      );
      expect(counts).toEqual({ merchants: 3, rates: 4, channels: 3, terms, jobs: 0 });
    },
    { timeoutMs: 30_000, waitingFor: 'merchants, channels, rates and terms' },
  );
  const readPrice: PricingService['readPrice'] = async (path, merchantId = 'ACME') =>
    service.fetch(`/ext/skus/${path}`, { token: await tokens.merchant(merchantId) });
  return {
    service,
    addSku: async (skuId, change) => {
      const added = await publisher.publish(SkuUpserted, sku(skuId, change));
      await eventually(async () => {
        const stored = await store.sql(`SELECT FROM sku WHERE merchant_id = $1 AND sku_id = $2`, [
          added.merchantId,
          skuId,
        ]);
        expect(stored).toHaveLength(1);
      });
    },
    postPrice: async (path, body, merchantId = 'ACME', headers = {}) =>
      service.fetch(`/ext/prices/${path}`, {
        token: await tokens.merchant(merchantId),
        body,
        headers,
      }),
    readPrice,
    priceWhen: (path, check, merchantId) =>
      eventually(async () => {
        const { status, body } = await readPrice(path, merchantId);
        expect([status, body.detail]).toEqual([200, undefined]);
        check(body);
      }),
  };
}

const RATES = { BRL: '5.50', MXN: '18.50', CLP: '950', EUR: '0.92' };
