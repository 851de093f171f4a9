import { PriceLocalized, PriceQueued } from '#contracts';
import { localizePrice } from '#landed-cost';
import { runOnce } from '#messaging';
import { termsByDestination } from '#terms';
import { sandboxDocuments } from '#terms/sandbox';
import { committedEvents, eventually } from '#testing';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';
import { requeuesOf } from './requeues.js';
import { addRequeueJob } from '../../src/repricing/store/requeue-job.store.js';
import { noteTerms } from '../../src/repricing/store/rules-seen.store.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const sql: PricingService['service']['store']['sql'] = (text, values) =>
  pricing.service.store.sql(text, values);
const { priced } = pricesOf(() => pricing);

/** The buyer's price in ECOM under the law before 2026-05-12. */
function retailByTheOldLaw(): string {
  const request = {
    date: '2026-05-11',
    merchant: { country: 'US', currency: 'USD', localPerUsd: 1 },
    channel: {
      country: 'BR',
      currency: 'BRL',
      localPerUsd: '5.50',
      feeShare: '0.16',
      taxesOnline: true,
      priceEnding: { step: '1', offset: '0.90' },
      service: 'STANDARD',
      freightShownSeparately: false,
    },
    packed: { weight: '0.4', length: 20, width: 15, height: 10 },
    sale: 60,
  };
  const price = localizePrice(request, termsByDestination(sandboxDocuments().values()));
  if (!price.ok) throw new Error(price.code);
  return price.value.sale.retail.toFixed(2);
}

const requeues = () => requeuesOf(pricing);

describe('a rule that comes into force (5.6, 5.9)', () => {
  it('re-queues, once, the prices of its country that change by more than the share', async () => {
    await priced('OLD');
    await priced('NEW');
    expect(await requeues()).toEqual([]);
    // The state on the evening of 2026-05-11.
    await sql(
      `UPDATE price_record
          SET rules_version = 'BR-2026-01-01-1',
              breakdown = jsonb_set(jsonb_set(breakdown, '{sale,retail}', $1), '{list,retail}', $1)
        WHERE price_id = 'ACME-OLD-ECOM'`,
      [retailByTheOldLaw()],
    );
    await sql(`UPDATE rules_seen SET in_force = 'BR-2026-01-01-1' WHERE destination = 'BR'`);
    const again = await pricing.service.events.waitFor(
      PriceLocalized,
      (event) => event.priceId === 'ACME-OLD-ECOM' && event.request === 2,
    );
    expect(again.rulesVersion).toBe('BR-2026-05-12-1');
    await eventually(async () => {
      expect(await requeues()).toMatchObject([
        { cause: 'rules', country: 'BR', examined: 2, queued: 1, finishedAt: expect.any(String) },
      ]);
    });
    const queued = await committedEvents(pricing.service.store, PriceQueued);
    expect(queued.filter(({ request }) => request > 1)).toMatchObject([
      { skuId: 'OLD', salesChannel: 'ECOM', cause: 'rules' },
    ]);
    expect(queued.filter(({ skuId }) => skuId === 'NEW')).toHaveLength(3);
    await pricing.service.restart();
    await eventually(
      async () => {
        const { checks } = (await pricing.service.fetch('/health/live')).body;
        const running = { detail: 'running' };
        expect(checks).toMatchObject({ 'pricing.main': running, 'pricing.localize': running });
      },
      // The next group member waits for a member that did not leave in time.
      { timeoutMs: 40_000, waitingFor: 'the new instance to have joined its groups' },
    );
    await priced('LATER'); // the new instance works
    expect(await requeues()).toHaveLength(1);
  });

  it('is recorded by only one of many instances', async () => {
    const { url: databaseUrl, schema } = pricing.service.store;
    const note = (inForce: string) =>
      runOnce({ databaseUrl, schema, service: 'pricing' }, (transactor) =>
        transactor.run('background', (unitOfWork) =>
          noteTerms(unitOfWork, [{ destination: 'AR', inForce }]),
        ),
      );
    const seen = await Promise.all(Array.from({ length: 8 }, () => note('AR-2026-01-01-1')));
    expect(seen.flat()).toEqual(['AR']);
    expect(await note('AR-2026-01-01-1')).toEqual([]);
    expect(await note('AR-2026-01-01-2')).toEqual(['AR']);
  });

  it('re-queues prices only when the job is due', async () => {
    const { url: databaseUrl, schema } = pricing.service.store;
    await runOnce({ databaseUrl, schema, service: 'pricing' }, (transactor) =>
      transactor.run('background', async (unitOfWork) => {
        await addRequeueJob(unitOfWork, { cause: 'rules', country: 'CL' }, 3600);
        await addRequeueJob(unitOfWork, { cause: 'rules', country: 'MX' });
      }),
    );
    await eventually(async () => {
      expect(await requeues()).toMatchObject([
        { country: 'MX', examined: 3, finishedAt: expect.any(String) },
        { country: 'CL', examined: 0 },
        { country: 'BR' },
      ]);
    });
    expect((await requeues())[1]).not.toHaveProperty('finishedAt');
  });
});
