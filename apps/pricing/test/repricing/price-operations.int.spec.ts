import {
  FxRateChanged,
  PriceLocalizationFailed,
  PriceLocalized,
  SkuDeleted,
  type EventOf,
} from '#contracts';
import { runOnce } from '#messaging';
import { committedEvents, eventually } from '#testing';
import { fxRate, skuDeleted } from '../events.js';
import { pricesOf } from '../prices.js';
import { startPricing, type PricingService } from '../pricing-service.js';
import { samplePrices } from '../../src/repricing/store/compared-price.store.js';

let pricing: PricingService;
let operator: string;

beforeAll(async () => {
  pricing = await startPricing();
  operator = await pricing.service.tokens.operator();
});

afterAll(() => pricing.service.stop());

const ops = (path: string, body?: unknown) =>
  pricing.service.fetch(`/ops/prices/${path}`, { token: operator, body });
const { localized, priced, waitLocalized } = pricesOf(() => pricing);

function finished(jobId: string) {
  return eventually(async () => {
    const { status, body } = await ops(`republish/${jobId}`);
    expect([status, typeof body.finishedAt]).toEqual([200, 'string']);
    return body;
  });
}

describe('republished prices (8.7)', () => {
  it('are the valid prices, unchanged and with the same version', async () => {
    await priced('R1');
    await priced('R2');
    await priced('R1', 'GLOBEX');
    await pricing.postPrice('origin/R1', { salePrice: 70 });
    for (const channel of ['ECOM', 'MELI', 'SHOP']) await waitLocalized(`ACME-R1-${channel}`, 2);
    await pricing.service.publisher.publish(SkuDeleted, skuDeleted('R2'));
    await eventually(async () => {
      const rows = await pricing.service.store.sql(
        `SELECT FROM price_record WHERE withdrawn AND price_id LIKE 'ACME-R2-%'`,
      );
      expect(rows).toHaveLength(3);
    });
    const before = localized('ACME-R1-MELI').at(-1) as EventOf<typeof PriceLocalized>;

    const answer = await ops('republish', { merchantId: 'ACME' });
    expect(answer.status).toBe(202);
    const progress = await finished(answer.body.jobId);
    expect(progress).toEqual({
      jobId: answer.body.jobId,
      merchantId: 'ACME',
      state: 'done',
      published: 3,
      remaining: 0,
      startedAt: expect.stringMatching(/Z$/),
      finishedAt: expect.stringMatching(/Z$/),
    });
    await eventually(() => expect(localized('ACME-R1-MELI')).toHaveLength(3));
    const again = localized('ACME-R1-MELI').at(-1);
    const { eventId, ...facts } = before;
    expect(again).toMatchObject(facts);
    expect(again?.eventId).not.toBe(eventId);
    const made = await committedEvents(pricing.service.store, PriceLocalized);
    const of = (priceId: string) => made.filter((event) => event.priceId === priceId);
    expect(['ACME-R1-MELI', 'ACME-R2-MELI', 'GLOBEX-R1-MELI'].map((id) => of(id).length)).toEqual([
      3, 1, 1,
    ]);
    const audit = await pricing.service.store.sql(`SELECT who, what, details FROM audit`);
    expect(audit).toEqual([
      {
        who: expect.any(String),
        what: 'prices.republished',
        details: { jobId: answer.body.jobId, merchantId: 'ACME' },
      },
    ]);
  });

  it('are failures if the newest request failed, with the time and version of the failure (5.5)', async () => {
    await priced('R3');
    await pricing.postPrice('origin/R3', { salePrice: 5000 });
    const { events } = pricing.service;
    const ofPrice = ({ priceId }: { priceId: string }) => priceId === 'ACME-R3-MELI';
    const { eventId, ...failure } = await events.waitFor(PriceLocalizationFailed, ofPrice);
    const from = failure.occurredAt;
    const answer = await ops('republish', { merchantId: 'ACME', from });
    await finished(answer.body.jobId);
    const again = await events.waitFor(
      PriceLocalizationFailed,
      (event) => ofPrice(event) && event.eventId !== eventId,
    );
    expect(again).toMatchObject(failure);
    expect(localized('ACME-R3-MELI')).toHaveLength(1);
    await pricing.service.publisher.publish(SkuDeleted, skuDeleted('R3'));
    await eventually(async () =>
      expect(
        await pricing.service.store.sql(
          `SELECT FROM price_request WHERE sku_id = 'R3' AND state <> 'withdrawn'`,
        ),
      ).toEqual([]),
    );
  });

  it('are the prices of all merchants if none is named, and the stored records do not change', async () => {
    const versions = `SELECT price_id, version, request FROM price_record ORDER BY 1`;
    const before = await pricing.service.store.sql(versions);
    const answer = await ops('republish', {});
    expect((await finished(answer.body.jobId)).published).toBe(6);
    await eventually(() => expect(localized('GLOBEX-R1-MELI')).toHaveLength(2));
    expect(await pricing.service.store.sql(versions)).toEqual(before);
  });

  it('are the prices that were localized since a moment, if one is given', async () => {
    const from = localized('ACME-R1-SHOP').at(-1)?.localizationTimestamp;
    const since = await pricing.service.store.sql(
      `SELECT FROM price_record WHERE NOT withdrawn AND localization_timestamp >= $1`,
      [from],
    );
    expect(since.length).toBeGreaterThan(0);
    const answer = await ops('republish', { from });
    expect(await finished(answer.body.jobId)).toMatchObject({ from, published: since.length });
    expect((await ops('republish', { from: 'yesterday' })).status).toBe(400);
  });

  it('are refused with a reason to operators, and without one to other clients (2.4)', async () => {
    const unknown = await ops('republish', { merchantId: 'ABSENT' });
    expect([unknown.status, unknown.body.code, unknown.body.errors[0].pointer]).toEqual([
      422,
      'unknown-merchant',
      '/merchantId',
    ]);
    expect((await ops('republish', { merchantId: 7 })).status).toBe(400);
    for (const jobId of ['nothing', '019e827b-9e00-7453-982d-a1b734cab1c7']) {
      const missing = await ops(`republish/${jobId}`);
      expect([missing.status, missing.body.code]).toEqual([404, 'republish-not-found']);
    }
    const token = await pricing.service.tokens.merchant('ACME');
    for (const path of ['republish/x', 'requeues']) {
      const refused = await pricing.service.fetch(`/ops/prices/${path}`, { token });
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong-client-kind']);
    }
  });
});

describe('the jobs that re-evaluate prices (5.6)', () => {
  it('show their progress, the newest first', async () => {
    await priced('P1');
    const { publisher } = pricing.service;
    await publisher.publish(FxRateChanged, fxRate('MXN', '19'));
    await waitLocalized('ACME-P1-MELI', 2);
    const { body } = await eventually(async () => {
      const answer = await ops('requeues');
      expect(answer.body.requeues[0]).toHaveProperty('finishedAt');
      return answer;
    });
    expect(body.requeues[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      cause: 'fx',
      quote: 'MXN',
      startedAt: expect.stringMatching(/Z$/),
      examined: 3, // R1 of two merchants, P1
      queued: 3,
      finishedAt: expect.stringMatching(/Z$/),
    });
    const ids = body.requeues.map(({ id }: { id: string }) => Number(id));
    expect(ids).toEqual(ids.toSorted((a: number, b: number) => b - a));
    expect(body.requeues.map(({ cause }: { cause: string }) => cause)).toContain('connection');
  });

  it('are deleted a week after they finished', async () => {
    const { publisher, store } = pricing.service;
    await store.sql(`UPDATE requeue_job SET finished_at = finished_at - interval '8 days'`);
    expect((await ops('requeues')).body.requeues).toEqual([]);
    await publisher.publish(FxRateChanged, fxRate('CLP', '950'));
    await eventually(async () => {
      expect(await store.sql(`SELECT cause, quote FROM requeue_job`)).toEqual([
        { cause: 'fx', quote: 'CLP' },
      ]);
    });
  });
});

describe('a preview of the prices that terms would change (9.4)', () => {
  const TARIFF = {
    origin: '*',
    destination: 'CL',
    service: 'STANDARD',
    currency: 'USD',
    validFrom: '2099-01-01',
    source: ['Rate card'],
    divisor: '5000',
    minimumKg: '0.5',
    roundUpToKg: '0.5',
    steps: [{ upToKg: '30', price: '19' }],
    etaDays: [7, 20],
  };
  const RULES = {
    destination: 'CL',
    timeZone: 'America/Santiago',
    validFrom: '2026-01-01',
    source: ['A law'],
    cases: [{ refuse: 'no-goods' }],
  };

  it('compares the prices of the destination on the first day, and changes none', async () => {
    await priced('PREVIEW');
    const before = await pricing.service.store.sql('SELECT count(*)::int FROM price_request');
    const { status, body } = await ops('preview', { freightTariff: TARIFF });
    expect([status, body]).toEqual([
      200,
      {
        destination: 'CL',
        day: '2099-01-01',
        prices: expect.any(Number),
        compared: body.prices,
        sampled: false,
        share: 0.005,
        moved: body.prices,
        failing: [],
        recovering: 0,
        largest: {
          merchantId: expect.any(String),
          skuId: expect.any(String),
          salesChannel: 'SHOP',
          share: expect.any(Number),
          before: expect.any(Number),
          after: expect.any(Number),
          currency: 'CLP',
        },
      },
    ]);
    expect(body.prices).toBeGreaterThan(0);
    const refused = await ops('preview', { ruleSet: RULES });
    expect(refused.body).toMatchObject({
      day: expect.not.stringMatching(RULES.validFrom),
      moved: 0,
      failing: [{ code: 'goods-refused', prices: body.prices }],
    });
    // Terms that start later hide these.
    const hidden = await ops('preview', { ruleSet: { ...RULES, validFrom: '2020-01-01' } });
    expect(hidden.body).toMatchObject({ compared: body.prices, moved: 0, failing: [] });
    const after = await pricing.service.store.sql('SELECT count(*)::int FROM price_request');
    expect(after).toEqual(before);
  });

  it('is refused with pointers into the body, for any shape of the document', async () => {
    const faulty = { ...RULES, timeZone: 'Mars', cases: [{ limit: 5, when: { foo: null } }] };
    const answer = await ops('preview', { ruleSet: faulty });
    expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed']);
    expect(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(
        ['timeZone', 'cases/0/limit', 'cases/0/when/foo'].map(
          (memberPath) => `/ruleSet/${memberPath}`,
        ),
      ),
    );
    const rates = { destination: 'CL', validFrom: '2099-01-01', source: ['x'], rates: [] };
    const table = await ops('preview', { dutyRates: rates });
    expect([table.status, table.body.code]).toEqual([422, 'invalid-terms']);
    expect(table.body.errors).toMatchObject([{ pointer: '/dutyRates/rates', code: 'too-few' }]);
    for (const body of [{}, { ruleSet: RULES, freightTariff: TARIFF }]) {
      expect((await ops('preview', body)).body.code).toBe('one-document');
    }
  });

  it('compares at most the maximum number of prices', async () => {
    const { url: databaseUrl, schema } = pricing.service.store;
    const sample = await runOnce({ databaseUrl, schema, service: 'pricing' }, (transactor) =>
      transactor.run('background', (unitOfWork) => samplePrices(unitOfWork, 'CL', 1)),
    );
    expect(sample).toEqual({ priceIds: [expect.any(String)], prices: expect.any(Number) });
    expect(sample.prices).toBeGreaterThan(1);
  });

  it('is for operators only', async () => {
    const token = await pricing.service.tokens.merchant('ACME');
    const body = { freightTariff: TARIFF };
    expect((await pricing.service.fetch('/ops/prices/preview', { token, body })).status).toBe(403);
  });
});
