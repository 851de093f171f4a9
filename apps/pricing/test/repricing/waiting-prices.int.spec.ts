import {
  FxRateChanged,
  MerchantChanged,
  PriceLocalizationFailed,
  PriceQueued,
  SalesChannelChanged,
} from '#contracts';
import { runOnce, type EventContext, type UnitOfWork } from '#messaging';
import { committedEvents, eventually, HeldRows, MetricsPage } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { localizePrices } from '../../src/prices/localize-prices.js';
import { keepTerms } from '../../src/reference/keep-reference.js';
import { fxRate, merchant, salesChannel } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';
import { DUTY_BY_HS, publishedTermsOf, termsOf } from './terms-of.js';

let pricing: PricingService;

const WHERE = ['EC', 'America/Guayaquil'] as const;
const QUITO = { salesChannel: 'QUITO', country: 'EC' };
const { publishRules, publishDuties, publishTariff } = publishedTermsOf(
  () => pricing.service.publisher,
  ...WHERE,
);
const { made, localized, waitLocalized, noJobsFor } = pricesOf(() => pricing);
const sql: PricingService['service']['store']['sql'] = (text, values) =>
  pricing.service.store.sql(text, values);

/** The revision of the duty rates; each has a different rate. */
let table = 1;
const ratesOf = (version: number) => [{ hsPrefix: '61', rate: `0.${version + 10}` }];

beforeAll(async () => {
  pricing = await startPricing();
  const { publisher } = pricing.service;
  await publisher.publish(SalesChannelChanged, salesChannel('MELI', QUITO));
  await publisher.publish(
    MerchantChanged,
    merchant({ merchantId: 'WAITER', connectedChannels: ['QUITO'] }),
  );
  await publishTariff();
  await publishDuties(table, ratesOf(table));
  await publishRules(table, DUTY_BY_HS, table);
  await eventually(async () => {
    const terms = await sql(`SELECT FROM term WHERE destination = 'EC'`);
    expect(terms).toHaveLength(3);
  });
  await noJobsFor('WAITER');
});

afterAll(() => pricing.service.stop());

const price = (skuId: string, salePrice: number) =>
  pricing.postPrice(`origin/${skuId}`, { salePrice }, 'WAITER');
const idOf = (skuId: string) => `WAITER-${skuId}-QUITO`;
const waits = (skuId: string, request: number) =>
  eventually(async () => {
    const rows = await sql(
      `SELECT request, state, waiting_request AS waiting FROM price_request WHERE price_id = $1`,
      [idOf(skuId)],
    );
    expect(rows).toEqual([{ request, state: 'queued', waiting: request }]);
  });
const validPayout = async (skuId: string) => {
  const { body } = await pricing.readPrice(
    `${skuId}/validPrice/breakdown?salesChannel=QUITO`,
    'WAITER',
  );
  return [body.sale?.payout, body.dutyRatesVersion];
};
const jobsDone = () =>
  eventually(async () => {
    expect(await sql('SELECT FROM requeue_job WHERE finished_at IS NULL')).toEqual([]);
  });

/** Adds a SKU whose price is localized. */
async function priced(skuId: string): Promise<void> {
  await pricing.addSku(skuId, { merchantId: 'WAITER' });
  await price(skuId, 60);
  await waitLocalized(idOf(skuId), 1);
}

/** Adds such a SKU, then sets a price for which the table of duty rates has not arrived. */
async function waiting(skuId: string, salePrice: number): Promise<void> {
  await priced(skuId);
  await nameNextTable();
  await price(skuId, salePrice);
  await waits(skuId, 2);
}

async function nameNextTable(): Promise<void> {
  table += 1;
  await publishRules(table, DUTY_BY_HS, table);
  await eventually(async () => {
    const [seen] = await sql(`SELECT in_force FROM rules_seen WHERE destination = 'EC'`);
    expect(seen!.in_force).toContain(`duties-EC-2026-01-01-${table}?`);
  });
  await jobsDone();
}

const arrive = () => publishDuties(table, ratesOf(table));

/** Runs work in a transaction of another instance. */
function elsewhere<T>(work: (unitOfWork: UnitOfWork) => Promise<T>): Promise<T> {
  const { url: databaseUrl, schema } = pricing.service.store;
  return runOnce({ databaseUrl, schema, service: 'pricing' }, (transactor) =>
    transactor.run('background', work),
  );
}

/** Waits until a transaction of the service waits for the lock of the reference data. */
const waitsForReference = () =>
  eventually(async () => {
    const waiters = await sql(
      `SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'`,
    );
    expect(waiters).not.toEqual([]);
  });

describe('a price whose terms have not arrived (5.1, 9.6)', () => {
  // The prices of the next test need the table, also if this test has failed before it arrived.
  afterEach(arrive);

  it('waits while the previous price stays valid, and the newest is localized when they arrive', async () => {
    await waiting('W1', 70);
    await price('W1', 80);
    await waits('W1', 3);
    // Every other comparison of prices finds that it must wait.
    await pricing.service.publisher.publish(FxRateChanged, fxRate('MXN', '18.50'));
    await eventually(async () => {
      const [newest] = await sql(`SELECT cause FROM requeue_job ORDER BY id DESC LIMIT 1`);
      expect(newest).toEqual({ cause: 'fx' });
    });
    await jobsDone();
    expect(await made(idOf('W1'))).toHaveLength(3);
    expect(await validPayout('W1')).toEqual([60, 'EC-2026-01-01-1']);
    await arrive();
    await waitLocalized(idOf('W1'), 4);
    expect(await validPayout('W1')).toEqual([80, `EC-2026-01-01-${table}`]);
    const requests = localized(idOf('W1')).map(({ request }) => request);
    const failed = await committedEvents(pricing.service.store, PriceLocalizationFailed);
    expect([requests, failed]).toEqual([[1, 4], []]);
    expect((await made(idOf('W1'))).at(-1)).toMatchObject({ cause: 'rules', salePrice: '80' });
  });

  it('is explained, counted and included in previews, even if it is the first of its SKU', async () => {
    const { tokens, url } = pricing.service;
    await pricing.addSku('F1', { merchantId: 'WAITER' });
    await nameNextTable();
    await price('F1', 70);
    await waits('F1', 1);
    const { status, body } = await pricing.readPrice(
      'F1/validPrice?salesChannel=QUITO&currency=MXN',
      'WAITER',
    );
    expect([status, body.code, body.detail]).toEqual([
      404,
      'price-not-localized',
      'The price waits for tax rules, duty rates or a freight tariff of the destination, which have not arrived yet.',
    ]);
    // A busy service omits a metric that takes too long to read.
    await eventually(async () => {
      const page = await MetricsPage.read(url);
      expect(page.value('entrepot_queue_waiting', { queue: 'price-terms' })).toBe(1);
      expect(page.value('entrepot_queue_overdue_seconds', { queue: 'price-terms' })).toBe(0);
    });
    const [{ prices } = {}] = await sql('SELECT count(*)::int AS prices FROM price_request');
    const dutyRates = {
      destination: 'EC',
      validFrom: '2026-01-01',
      source: ['a table'],
      rates: ratesOf(table),
    };
    const preview = await pricing.service.fetch('/ops/prices/preview', {
      token: await tokens.operator(),
      body: { dutyRates },
    });
    expect(preview.body).toMatchObject({ prices, compared: prices, recovering: prices });
    await arrive();
    await waitLocalized(idOf('F1'), 2);
  });

  it('is localized when they arrive although the process is killed meanwhile', async () => {
    await waiting('K1', 70);
    const [queued] = (await made(idOf('K1'))).slice(-1);
    await sql('UPDATE price_request SET version = 200 WHERE price_id = $1', [idOf('K1')]);
    const row = `SELECT FROM price_request WHERE price_id = '${idOf('K1')}' FOR UPDATE`;
    const localizer = await HeldRows.take(pricing.service, row);
    await pricing.service.publisher.publish(PriceQueued, {
      ...queued!,
      eventId: uuidv7(),
      version: 100,
    });
    await localizer.endWaiting();
    await eventually(async () => {
      const handled = await sql(
        `SELECT version::int FROM subject_version WHERE consumer_group = 'pricing.localize' AND subject = $1`,
        [idOf('K1')],
      );
      expect(handled).toEqual([{ version: 100 }]);
    });
    const job = await HeldRows.take(pricing.service, row);
    await arrive();
    await job.endWaiting();
    await waitLocalized(idOf('K1'), 3);
    expect(await validPayout('K1')).toEqual([70, `EC-2026-01-01-${table}`]);
  });

  it('is localized when they arrive before its localization has ended', async () => {
    await waiting('R1', 70);
    const [queued] = (await made(idOf('R1'))).slice(-1);
    await sql('UPDATE price_request SET waiting_request = NULL WHERE price_id = $1', [idOf('R1')]);
    await elsewhere(async (unitOfWork) => {
      const context = { unitOfWork, ignore: () => undefined } as unknown as EventContext;
      await localizePrices(context, [queued!], new Date());
      await arrive();
      await waitsForReference();
    });
    await waitLocalized(idOf('R1'), 3);
  });

  it('is localized with them if its localization starts before they are stored', async () => {
    await waiting('R2', 70);
    const [queued] = (await made(idOf('R2'))).slice(-1);
    const event = { ...termsOf(...WHERE).duties(table, ratesOf(table)), eventId: uuidv7() };
    await elsewhere(async (unitOfWork) => {
      await keepTerms(unitOfWork, [{ ...event, occurredAt: new Date().toISOString() }]);
      await sql('UPDATE price_request SET version = 300 WHERE price_id = $1', [idOf('R2')]);
      await pricing.service.publisher.publish(PriceQueued, {
        ...queued!,
        eventId: uuidv7(),
        version: 250,
      });
      await waitsForReference();
    });
    await eventually(async () => {
      expect(await validPayout('R2')).toEqual([70, `EC-2026-01-01-${table}`]);
    });
  });

  it('is compared also if a new day has started that is not recorded yet and has other terms', async () => {
    await waiting('D1', 70);
    // The recorded terms of the previous day are the future terms, so the difference to the current ones is not
    // detected yet.
    const [seen] = await sql(`SELECT in_force FROM rules_seen WHERE destination = 'EC'`);
    const jobs = await elsewhere(async (unitOfWork) => {
      const arrived = seen!.in_force.replace('?', '');
      await unitOfWork.query(`UPDATE rules_seen SET in_force = $1 WHERE destination = 'EC'`, [
        arrived,
      ]);
      const event = { ...termsOf(...WHERE).duties(table, ratesOf(table)), eventId: uuidv7() };
      await keepTerms(unitOfWork, [{ ...event, occurredAt: new Date().toISOString() }]);
      return unitOfWork.query('SELECT country FROM requeue_job WHERE finished_at IS NULL');
    });
    expect(jobs).toEqual([{ country: 'EC' }]);
    await waitLocalized(idOf('D1'), 3);
  });

  it('is localized in the end, for any order of rules, table and prices that arrive together', async () => {
    const skuIds = Array.from({ length: 10 }, (_, index) => `T${index}`);
    await Promise.all(skuIds.map(priced));
    for (const last of [71, 72, 73]) {
      table += 1;
      await Promise.all([
        ...skuIds.map((skuId) => price(skuId, 50)),
        publishRules(table, DUTY_BY_HS, table),
        ...skuIds.map((skuId) => price(skuId, last)),
        arrive(),
      ]);
      await Promise.all(skuIds.map((skuId) => price(skuId, last)));
      await eventually(async () => {
        const prices = await sql(
          `SELECT r.state, gross_outbound_sale_price AS payout, breakdown ->> 'dutyRatesVersion' AS table, count(*)::int
             FROM price_request r LEFT JOIN price_record p USING (price_id, request)
            WHERE sku_id LIKE 'T%' GROUP BY 1, 2, 3`,
        );
        const by = `EC-2026-01-01-${table}`;
        expect(prices).toEqual([
          { state: 'localized', payout: String(last), table: by, count: 10 },
        ]);
      });
    }
    expect(await committedEvents(pricing.service.store, PriceLocalizationFailed)).toEqual([]);
  });
});
