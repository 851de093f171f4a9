import { FxRateChanged, MerchantChanged, SalesChannelChanged } from '#contracts';
import { eventually, publishSandboxTerms, type TestService } from '#testing';
import { channel, merchant } from './builders.js';

/** Publishes merchants, channels, rates and one approved SKU, and waits for their projections. */
export async function publishReferenceData(
  { publisher, store }: TestService,
  approveSku: () => Promise<unknown>,
): Promise<void> {
  for (const id of ['ACME', 'GLOBEX']) await publisher.publish(MerchantChanged, merchant(id));
  for (const id of ['MELI', 'ECOM']) await publisher.publish(SalesChannelChanged, channel(id));
  for (const [quote, rate] of [
    ['MXN', '18.50'],
    ['BRL', '5.50'],
    ['EUR', '0.92'],
  ] as const) {
    await publisher.publish(FxRateChanged, {
      subject: `USD/${quote}`,
      version: 1,
      base: 'USD',
      quote,
      rate,
      validFrom: '2024-08-01T00:00:00.000Z',
      source: 'test',
    });
  }
  const terms = await publishSandboxTerms(publisher);
  await approveSku();
  await eventually(async () => {
    const [counts] = await store.sql(
      `SELECT (SELECT count(*) FROM merchant)::int AS merchants, (SELECT count(*) FROM sales_channel)::int AS channels,
              (SELECT count(*) FROM fx_rate)::int AS rates, (SELECT count(*) FROM term)::int AS terms, (SELECT count(*) FROM sku_channel WHERE orderable)::int AS skus`,
    );
    expect(counts).toEqual({ merchants: 2, channels: 2, rates: 3, terms, skus: 1 });
  });
}
