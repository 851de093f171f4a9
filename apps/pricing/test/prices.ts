import { PriceLocalizationFailed, PriceLocalized, PriceQueued } from '#contracts';
import { committedEvents, eventually } from '#testing';
import type { PricingService } from './pricing-service.js';

/** The queries of a suite about prices. */
export function pricesOf(pricing: () => PricingService) {
  const waitLocalized = (priceId: string, request: number) =>
    pricing().service.events.waitFor(
      PriceLocalized,
      (event) => event.priceId === priceId && event.request === request,
    );
  return {
    queued: (priceId: string) =>
      pricing()
        .service.events.all(PriceQueued)
        .filter((event) => event.priceId === priceId),
    /** Like `queued`, including events in transit. */
    made: async (priceId: string) =>
      (await committedEvents(pricing().service.store, PriceQueued)).filter(
        (event) => event.priceId === priceId,
      ),
    localized: (priceId: string) =>
      pricing()
        .service.events.all(PriceLocalized)
        .filter((event) => event.priceId === priceId),
    waitLocalized,
    waitFailed: (priceId: string, request: number) =>
      pricing().service.events.waitFor(
        PriceLocalizationFailed,
        (event) => event.priceId === priceId && event.request === request,
      ),
    /** Adds a SKU with a localized price in all three channels. */
    priced: async (skuId: string, merchantId = 'ACME') => {
      await pricing().addSku(skuId, { merchantId });
      await pricing().postPrice(`origin/${skuId}`, { salePrice: 60 }, merchantId);
      for (const channel of ['ECOM', 'MELI', 'SHOP']) {
        await waitLocalized(`${merchantId}-${skuId}-${channel}`, 1);
      }
    },
    /** Waits until a merchant is known and all work for its connections is done. */
    noJobsFor: (merchantId: string) =>
      eventually(async () => {
        const rows = await pricing().service.store.sql(
          `SELECT (SELECT count(*)::int FROM requeue_job WHERE finished_at IS NULL) AS jobs
             FROM merchant WHERE merchant_id = $1`,
          [merchantId],
        );
        expect(rows).toEqual([{ jobs: 0 }]);
      }),
  };
}
