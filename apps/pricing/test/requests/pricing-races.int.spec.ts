import { FxRateChanged, MerchantChanged } from '#contracts';
import { eventually, HeldRows } from '#testing';
import { fxRate, merchant } from '../events.js';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

describe('prices, connections and rates that change at the same time', () => {
  it('result in the last price in every channel, with the last rate', async () => {
    const { publisher, store } = pricing.service;
    const racer = { merchantId: 'RACER', connectedChannels: ['ECOM'] };
    await publisher.publish(MerchantChanged, merchant(racer));
    const skuIds = Array.from({ length: 20 }, (_, index) => `R${index}`);
    await Promise.all(skuIds.map((skuId) => pricing.addSku(skuId, { merchantId: 'RACER' })));
    const post = (salePrice: number) =>
      Promise.all(
        skuIds.map((skuId) => pricing.postPrice(`origin/${skuId}`, { salePrice }, 'RACER')),
      );
    await Promise.all([
      post(40),
      publisher.publish(
        MerchantChanged,
        merchant({ ...racer, connectedChannels: ['ECOM', 'MELI'] }),
      ),
      publisher.publish(FxRateChanged, fxRate('BRL', '6')),
      post(50),
    ]);
    await Promise.all([post(60), publisher.publish(FxRateChanged, fxRate('BRL', '7'))]);
    await eventually(async () => {
      const prices = await store.sql(
        `SELECT r.sales_channel, p.gross_outbound_sale_price AS payout,
                p.fx_rate = (SELECT rate FROM fx_rate WHERE quote = p.localized_currency) AS by_last_rate,
                (p.request = r.request AND r.state = 'localized') AS settled, count(*)::int
           FROM price_request r JOIN price_record p USING (price_id)
          WHERE r.merchant_id = 'RACER' AND NOT EXISTS (SELECT FROM requeue_job WHERE finished_at IS NULL) GROUP BY 1, 2, 3, 4`,
      );
      const last = { payout: '60', by_last_rate: true, settled: true, count: 20 };
      expect(prices.toSorted((a, b) => (a.sales_channel < b.sales_channel ? -1 : 1))).toEqual([
        { sales_channel: 'ECOM', ...last },
        { sales_channel: 'MELI', ...last },
      ]);
    });
  });
});

describe('a rate that changes while a price is being localized with the previous one', () => {
  it('causes another localization of the price', async () => {
    const { publisher, store } = pricing.service;
    await pricing.addSku('W1');
    await pricing.postPrice('origin/W1', { salePrice: 60 });
    const path = 'W1/validPrice?salesChannel=MELI&currency=MXN';
    await pricing.priceWhen(path, (body) => expect(body.grossOutboundSalePrice).toBe(60));
    // The worker reads the rate, then stops before this record.
    const held = await HeldRows.take(
      pricing.service,
      `SELECT FROM price_record WHERE price_id = 'ACME-W1-MELI' FOR UPDATE`,
    );
    try {
      await pricing.postPrice('origin/W1', { salePrice: 70 });
      await eventually(async () => expect(await waitingFor('transactionid')).toBe(1));
      await publisher.publish(FxRateChanged, fxRate('MXN', '25'));
      await eventually(async () => {
        const [rate] = await store.sql(`SELECT rate FROM fx_rate WHERE quote = 'MXN'`);
        expect([rate?.rate === '25', (await waitingFor('advisory')) === 1]).toContain(true);
      });
      await eventually(async () => {
        expect(await store.sql(`SELECT FROM requeue_job WHERE finished_at IS NULL`)).toEqual([]);
      });
    } finally {
      await held.release();
    }
    await pricing.priceWhen(path.replace('?', '/breakdown?'), (body) =>
      expect([body.fxRate, body.sale.payout]).toEqual([25, 70]),
    );
  });
});

/** The number of sessions of the service that wait for such a lock. */
async function waitingFor(event: string): Promise<number> {
  const [row] = await pricing.service.store.sql<{ count: number }>(
    `SELECT count(*)::int FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = $1`,
    [event],
  );
  return row?.count ?? 0;
}
