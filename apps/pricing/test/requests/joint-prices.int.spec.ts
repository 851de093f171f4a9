import { PriceQueued, type EventOf } from '#contracts';
import { eventually, HeldRows } from '#testing';
import { randomBytes } from 'node:crypto';
import { startPricing, type PricingService } from '../pricing-service.js';

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing();
});

afterAll(() => pricing.service.stop());

const numbered = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);

const post = (skuId: string, salePrice: number, headers: Record<string, string> = {}) =>
  pricing.postPrice(`origin/${skuId}`, { salePrice }, 'ACME', headers);

/** The events of some SKUs, once all have arrived. */
function queuedFor(isAsked: (skuId: string) => boolean, count: number) {
  return eventually(() => {
    const seen = pricing.service.events.everything().flatMap(({ type, event, message }) => {
      const queued = event as EventOf<typeof PriceQueued>;
      return type === PriceQueued.type && isAsked(queued.skuId) ? [{ event: queued, message }] : [];
    });
    expect(seen).toHaveLength(count);
    return seen;
  });
}

describe('origin prices that arrive at the same time (decision 5.1)', () => {
  it('share transactions, and each has its own answer, events and trace', async () => {
    const skuIds = numbered(40, 'T');
    for (const skuId of skuIds) await pricing.addSku(skuId);
    const traces = new Map(skuIds.map((skuId) => [skuId, randomBytes(16).toString('hex')]));

    const answers = await Promise.all(
      skuIds.map((skuId) =>
        post(skuId, 60, { traceparent: `00-${traces.get(skuId)}-00f067aa0ba902b7-01` }),
      ),
    );

    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      skuIds.map((skuId) => ({
        status: 202,
        body: expect.objectContaining({ publishedSkus: [skuId] }),
      })),
    );
    const [{ transactions } = { transactions: 0 }] = await pricing.service.store.sql<{
      transactions: number;
    }>(
      `SELECT count(DISTINCT xmin::text)::int AS transactions FROM origin_price WHERE sku_id LIKE 'T%'`,
    );
    expect(transactions).toBeLessThan(skuIds.length / 2);
    const queued = await queuedFor((skuId) => traces.has(skuId), 3 * skuIds.length);
    for (const { event, message } of queued) {
      expect(message.headers.traceparent?.slice(3, 35)).toBe(traces.get(event.skuId));
    }
  });

  it('do not wait for locks of another merchant', async () => {
    await pricing.addSku('HELD');
    await pricing.addSku('FREE', { merchantId: 'GLOBEX' });
    const held = await HeldRows.take(
      pricing.service,
      `SELECT FROM sku WHERE merchant_id = 'ACME' AND sku_id = 'HELD' FOR UPDATE`,
    );
    const waiting = Promise.all(Array.from({ length: 6 }, () => post('HELD', 60)));
    await held.untilWaiting(1);
    const otherAnswers = await Promise.all(
      Array.from({ length: 6 }, () =>
        pricing.postPrice('origin/FREE', { salePrice: 60 }, 'GLOBEX'),
      ),
    );
    expect(new Set(otherAnswers.map(({ status }) => status))).toEqual(new Set([202]));
    await held.release();
    expect(new Set((await waiting).map(({ status }) => status))).toEqual(new Set([202]));
  });

  it('are refused one by one', async () => {
    for (const skuId of numbered(5, 'K')) await pricing.addSku(skuId);
    const key = { 'idempotency-key': 'once' };
    const [answers, [first, again]] = await Promise.all([
      Promise.all([...numbered(5, 'K'), 'NOBODYS'].map((skuId) => post(skuId, 60))),
      Promise.all([post('K0', 61, key), post('K0', 62, key)]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 422]);
    // The second request may arrive while the first is in progress, or after it (decision 1.9).
    expect([first?.status, again?.status].toSorted()).toEqual([202, expect.any(Number)]);
    const refused = first?.status === 202 ? again : first;
    expect([409, 422]).toContain(refused?.status);
  });

  it('are all accepted for one SKU, and the newest is the valid price', async () => {
    await pricing.addSku('SAME');
    const prices = Array.from({ length: 20 }, (_, n) => 50 + n);
    const answers = await Promise.all(prices.map((price) => post('SAME', price)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const queued = await queuedFor((skuId) => skuId === 'SAME', 3 * prices.length);
    const newest = queued.map(({ event }) => event).toSorted((a, b) => b.request - a.request)[0];
    const [stored] = await pricing.service.store.sql(
      `SELECT sale_price::float8 AS price FROM origin_price WHERE sku_id = 'SAME'`,
    );
    expect(stored).toEqual({ price: Number(newest?.salePrice) });
  });
});
