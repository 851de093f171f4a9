import { MerchantChanged, SalesChannelChanged, SkuUpserted } from '#contracts';
import { eventually } from '#testing';
import { merchant, salesChannel, sku } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';
import { requeuesOf } from './requeues.js';
import { DUTY_BY_HS, mexicanCases, publishedTermsOf } from './terms-of.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const { priced, waitFailed, waitLocalized } = pricesOf(() => pricing);

const requeues = () => requeuesOf(pricing);

describe('terms that arrive (9.6)', () => {
  const { publishRules, publishDuties, publishTariff } = publishedTermsOf(
    () => pricing.service.publisher,
    'PE',
    'America/Lima',
  );

  it('localize the prices that failed without them, and a correction changes these prices', async () => {
    const { publisher } = pricing.service;
    await priced('OLD');
    await publisher.publish(
      SalesChannelChanged,
      salesChannel('MELI', { salesChannel: 'LIMA', country: 'PE' }),
    );
    await publisher.publish(MerchantChanged, merchant({ connectedChannels: ['LIMA'] }));
    const failed = await waitFailed('ACME-OLD-LIMA', 1);
    expect(failed.code).toBe('unsupported-destination');
    await publishTariff();
    await publishRules(1, mexicanCases('0.10'));
    const first = await waitLocalized('ACME-OLD-LIMA', 2);
    expect(first.rulesVersion).toBe('PE-2026-01-01-1');
    await publishRules(2, mexicanCases('0.20'));
    const corrected = await waitLocalized('ACME-OLD-LIMA', 3);
    expect(corrected.rulesVersion).toBe('PE-2026-01-01-2');
    expect(Number(corrected.localizedSalePriceWithTaxes)).toBeGreaterThan(
      Number(first.localizedSalePriceWithTaxes),
    );
  });

  it('are applied to a price by the settings of its channel, and the price is localized again when these change (9.7)', async () => {
    const { publisher, tokens, fetch } = pricing.service;
    const set = (settings: object) =>
      publisher.publish(
        SalesChannelChanged,
        salesChannel('MELI', { salesChannel: 'LIMA', country: 'PE', ...settings }),
      );
    await publishRules(3, [
      {
        when: { scheme: ['registered'], region: ['LIM'] },
        limit: { of: ['goods'], currency: 'USD', per: 'consignment' },
        brackets: [
          {
            upTo: null,
            taxes: [
              { name: 'igv', kind: 'tax', rate: '0.5', base: ['goods'], collectedBy: 'seller' },
            ],
          },
        ],
      },
    ]);
    await set({ freightShownSeparately: true, scheme: 'registered', region: 'LIM' });
    await waitLocalized('ACME-OLD-LIMA', 4);
    const { body } = await fetch('/ext/skus/OLD/validPrice/breakdown?salesChannel=LIMA', {
      token: await tokens.merchant('ACME'),
    });
    const { sale, freight } = body;
    expect(sale.taxes).toMatchObject([{ name: 'igv', base: sale.net - freight.value }]);
    await set({ service: 'EXPRESS' });
    const failed = await waitFailed('ACME-OLD-LIMA', 5);
    expect(failed.detail).toMatch('There is no freight tariff EXPRESS from US to PE');
  });

  it('re-queue the prices of a SKU whose HS code or origin becomes another (5.6, 9.3)', async () => {
    const { publisher, store } = pricing.service;
    const rates = [
      { hsPrefix: '61', rate: '0.10' },
      { hsPrefix: '91', rate: '0.30' },
      { hsPrefix: '91', origin: ['VN'], rate: '0' },
    ];
    await publishDuties(1, rates);
    await publishRules(4, DUTY_BY_HS, 1);
    await eventually(async () => {
      const seen = await store.sql(`SELECT in_force FROM rules_seen WHERE destination = 'PE'`);
      expect(seen).toEqual([{ in_force: expect.stringContaining('PE-2026-01-01-4') }]);
    });
    await publisher.publish(
      SalesChannelChanged,
      salesChannel('MELI', { salesChannel: 'LIMA', country: 'PE' }),
    );
    await pricing.addSku('GOODS');
    await pricing.postPrice('origin/GOODS', { salePrice: 60 });
    const rateOf = async (request: number) => {
      await waitLocalized('ACME-GOODS-LIMA', request);
      const { body } = await pricing.readPrice('GOODS/validPrice/breakdown?salesChannel=LIMA');
      return body.sale.taxes[0].rate;
    };
    expect(await rateOf(1)).toBe(0.1);
    await publisher.publish(SkuUpserted, sku('GOODS', { hscode: '910211', changed: [] }));
    expect(await rateOf(2)).toBe(0.3);
    const vietnamese = sku('GOODS', { hscode: '910211', countryOfOrigin: 'VN', changed: [] });
    await publisher.publish(SkuUpserted, vietnamese);
    expect(await rateOf(3)).toBe(0);
  });

  it('do not change prices until all of them have arrived, and then change them (9.6)', async () => {
    const { store } = pricing.service;
    const valid = () =>
      store.sql(
        `SELECT price_id, request FROM price_record WHERE price_id LIKE '%-LIMA' AND NOT withdrawn ORDER BY 1`,
      );
    await eventually(async () => {
      const working = await store.sql(
        `SELECT FROM price_request WHERE state = 'queued'
         UNION ALL SELECT FROM requeue_job WHERE finished_at IS NULL AND due_at <= now()`,
      );
      expect(working).toEqual([]);
    });
    const before = await valid();
    const jobs = (await requeues()).length;
    await publishRules(5, [], 2);
    await eventually(async () => {
      const all = await requeues();
      expect(all).toHaveLength(jobs + 1);
      expect(all[0]).toMatchObject({ country: 'PE', queued: 0, finishedAt: expect.any(String) });
    });
    expect(await valid()).toEqual(before);
    // With the table that the calendar names, the prices are localized again: the rules of Mexico change all of them.
    await publishDuties(2, []);
    await eventually(async () => {
      expect((await requeues())[0]).toMatchObject({ country: 'PE', queued: before.length });
    });
  });
});
