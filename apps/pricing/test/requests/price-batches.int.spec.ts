import { PriceQueued, type EventOf } from '#contracts';
import { eventually, HeldRows } from '#testing';
import * as fc from 'fast-check';
import { startPricing, type PricingService } from '../pricing-service.js';
import { meli, type Result } from './price-rows.js';

const PROJECTION_TIMEOUT_MS = 700;

let pricing: PricingService;

beforeAll(async () => {
  pricing = await startPricing({ PROJECTION_TIMEOUT_MS: String(PROJECTION_TIMEOUT_MS) });
});

afterAll(() => pricing.service.stop());

const send = (kind: string, rows: unknown, headers: Record<string, string> = {}) =>
  pricing.postPrice(kind, rows, 'ACME', headers);

/** Like `addSku`, without waiting for the events. */
const addSkus = (skuIds: readonly string[]) =>
  pricing.service.store.sql(
    `INSERT INTO sku (merchant_id, sku_id, name, weight, length, width, height, deleted)
     SELECT 'ACME', id, id, 0.4, 20, 15, 10, false FROM unnest($1::text[]) AS t (id)`,
    [skuIds],
  );

/** The newest requests for SKUs whose ids begin with the prefix. */
const requestsOf = (prefix: string) =>
  pricing.service.store.sql<{ sku: string; channel: string; price: string; request: number }>(
    `SELECT substr(sku_id, length($1) + 1) AS sku, sales_channel AS channel, kind, sale_price::text AS price,
            list_price::text AS list, currency, request
       FROM price_request WHERE starts_with(sku_id, $1) ORDER BY price_id`,
    [prefix],
  );

describe('a batch of origin prices (decision 5.12)', () => {
  it('has a result for each row, and a refused row refuses only itself', async () => {
    await pricing.addSku('MIX-1');
    await pricing.addSku('MIX-2');
    const { status, body } = await send('origin', [
      { skuId: 'MIX-1', salePrice: 60, listPrice: 75 },
      { skuId: 'MIX-2', salePrice: 0, listPrice: 'x' },
      { skuId: 'MIX-2', salePrice: 60, listPrice: 50 },
      { skuId: 'MIX-UNKNOWN', salePrice: 60 },
      'MIX-2',
      { skuId: 'MIX-2', salePrice: 61 },
    ]);

    const refused = (index: number, code: string, more: object = {}) => ({
      index,
      status: code === 'validation-failed' ? 400 : 422,
      code,
      detail: expect.any(String),
      ...more,
    });
    const fault = (pointer: string, code: string) => ({
      pointer,
      code,
      detail: expect.any(String),
    });
    expect([status, body]).toEqual([
      202,
      {
        merchantId: 'ACME',
        accepted: 2,
        refused: 4,
        results: [
          { index: 0, status: 202, skuId: 'MIX-1', publishedCount: 3 },
          refused(1, 'validation-failed', {
            skuId: 'MIX-2',
            errors: [fault('/1/salePrice', 'out-of-range'), fault('/1/listPrice', 'type')],
          }),
          refused(2, 'list-below-sale', {
            skuId: 'MIX-2',
            errors: [fault('/2/listPrice', 'list-below-sale')],
          }),
          refused(3, 'unknown-sku', {
            skuId: 'MIX-UNKNOWN',
            errors: [fault('/3/skuId', 'unknown-sku')],
          }),
          refused(4, 'validation-failed', { errors: [fault('/4', 'type')] }),
          { index: 5, status: 202, skuId: 'MIX-2', publishedCount: 3 },
        ],
      },
    ]);
    expect((await requestsOf('MIX-')).map(({ sku: id, price }) => [id, price])).toEqual(
      ['1', '1', '1', '2', '2', '2'].map((id) => [id, id === '1' ? '60' : '61']),
    );
  });

  it('is one transaction of up to 500 rows, whose events continue its trace', async () => {
    const skuIds = Array.from({ length: 500 }, (_, n) => `ALL-${n}`);
    await addSkus(skuIds);
    const trace = 'a'.repeat(32);
    const rows = skuIds.map((skuId) => ({ skuId, salePrice: 60 }));
    const { status, body } = await send('origin', rows, {
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    });
    expect([status, body.accepted, body.results.length]).toEqual([202, 500, 500]);
    const [{ transactions } = { transactions: 0 }] = await pricing.service.store.sql<{
      transactions: number;
    }>(
      `SELECT count(DISTINCT xmin::text)::int AS transactions FROM origin_price WHERE sku_id LIKE 'ALL-%'`,
    );
    expect(transactions).toBe(1);
    const queued = await eventually(() => {
      const seen = pricing.service.events.everything().filter(({ type, event }) => {
        const { skuId } = event as EventOf<typeof PriceQueued>;
        return type === PriceQueued.type && skuId.startsWith('ALL-');
      });
      expect(seen).toHaveLength(1_500);
      return seen;
    });
    const traces = queued.map(({ message }) => message.headers.traceparent?.slice(3, 35));
    expect(new Set(traces)).toEqual(new Set([trace]));
  });

  it('queues the last accepted row for a SKU, and names it in the results of earlier rows', async () => {
    await pricing.addSku('TWICE');
    const { body } = await send('origin', [
      { skuId: 'TWICE', salePrice: 60 },
      { skuId: 'TWICE', salePrice: 70 },
      { skuId: 'TWICE', salePrice: 80, listPrice: 1 },
    ]);
    expect(body.results).toMatchObject([
      { status: 202, publishedCount: 0, supersededBy: 1 },
      { status: 202, publishedCount: 3 },
      { status: 422 },
    ]);
    expect(await requestsOf('TWICE')).toMatchObject(
      [1, 2, 3].map(() => ({ price: '70', request: 1 })),
    );
  });

  it('waits once for all unknown SKUs, and accepts those that arrive (1.13)', async () => {
    const startedAt = performance.now();
    const rows = Array.from({ length: 40 }, (_, n) => ({ skuId: `LATE-${n}`, salePrice: 60 }));
    const answer = send('origin', rows);
    await addSkus(['LATE-7']);
    const { body } = await answer;
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(PROJECTION_TIMEOUT_MS);
    expect(performance.now() - startedAt).toBeLessThan(20 * PROJECTION_TIMEOUT_MS);
    const accepted = body.results.filter((result: Result) => result.status === 202);
    expect(accepted).toEqual([{ index: 7, status: 202, skuId: 'LATE-7', publishedCount: 3 }]);
  });

  it('does not wait for locks of another merchant', async () => {
    await pricing.addSku('HELD');
    await pricing.addSku('FREE', { merchantId: 'GLOBEX' });
    const held = await HeldRows.take(
      pricing.service,
      `SELECT FROM sku WHERE merchant_id = 'ACME' AND sku_id = 'HELD' FOR UPDATE`,
    );
    const batch = () => send('origin', [{ skuId: 'HELD', salePrice: 60 }]);
    const waiting = Promise.all(Array.from({ length: 6 }, batch));
    await held.untilWaiting(1);
    const other = await pricing.postPrice('origin', [{ skuId: 'FREE', salePrice: 6 }], 'GLOBEX');
    expect(other.body).toMatchObject({ merchantId: 'GLOBEX', accepted: 1 });
    await held.release();
    for (const { body } of await waiting) expect(body.accepted).toBe(1);
  });
});

describe('a batch of destination prices (decision 5.12)', () => {
  it('refuses each row by the rules of a single price', async () => {
    for (const n of [1, 2]) await pricing.addSku(`DEST-${n}`);
    const { status, body } = await send('destination', [
      meli('DEST-1', 1795.9),
      meli('DEST-2', 1795.999),
      meli('DEST-2', 1),
      meli('DEST-2', 1795.9, { listPrice: 1 }),
      meli('DEST-2', 1795.9, { country: 'BR' }),
      meli('DEST-2', 1795.9, { salesChannel: 'NONE' }),
      meli('DEST-NONE', 1795.9),
      meli('DEST-1', 1895.9),
    ]);
    expect([status, body.accepted, body.refused]).toEqual([202, 2, 6]);
    expect(
      body.results.map(({ code, errors, skuId, salesChannel }: Result) => [
        code,
        errors?.[0]?.pointer,
        skuId,
        salesChannel,
      ]),
    ).toEqual([
      [undefined, undefined, 'DEST-1', 'MELI'],
      ['amount-precision', '/1/salePrice', 'DEST-2', 'MELI'],
      ['payout-not-positive', '/2/salePrice', 'DEST-2', 'MELI'],
      ['list-below-sale', '/3/listPrice', 'DEST-2', 'MELI'],
      ['country-mismatch', '/4/country', 'DEST-2', 'MELI'],
      ['unknown-sales-channel', '/5/salesChannel', 'DEST-2', 'NONE'],
      ['unknown-sku', '/6/skuId', 'DEST-NONE', 'MELI'],
      [undefined, undefined, 'DEST-1', 'MELI'],
    ]);
    expect(body.results[0]).toMatchObject({ status: 202, publishedCount: 0, supersededBy: 7 });
    expect(await requestsOf('DEST-')).toMatchObject([
      { sku: '1', channel: 'MELI', price: '1895.9', request: 1 },
    ]);
  });
});

describe.each(['origin', 'destination'])('a batch of %s prices', (kind) => {
  it.each([
    ['an object', {}, 400],
    ['an empty list', [], 400],
    ['501 rows', Array.from({ length: 501 }, () => meli('X', 1)), 400],
    ['a body over the limit', [{ skuId: 'x'.repeat(1024 * 1024) }], 413],
  ])('is refused as a whole, with a problem, if it is %s', async (_, body, expected) => {
    const refused = await send(kind, body);
    expect([refused.status, refused.body.status]).toEqual([expected, expected]);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
  });

  it('with an Idempotency-Key is applied once and gets the same answer again (1.9)', async () => {
    const skuId = `ONCE-${kind}`;
    await pricing.addSku(skuId);
    const rows = [meli(skuId, 1795.9), meli(skuId, 'free')];
    const key = { 'idempotency-key': 'batch' };
    const first = await send(kind, rows, key);
    expect(first.body).toMatchObject({ accepted: 1, refused: 1 });
    const again = await send(kind, rows, key);
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect((await requestsOf(skuId)).map(({ request }) => request)).toEqual(
      kind === 'origin' ? [1, 1, 1] : [1],
    );
    for (const otherRows of [[meli(skuId, 1895.9)], [rows[0], meli(skuId, 'for free')]]) {
      const other = await send(kind, otherRows, key);
      expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
    }
  });

  it('can be repeated under the same key if nothing was queued (1.9)', async () => {
    const skuId = `AGAIN-${kind}`;
    const key = { 'idempotency-key': 'again' };
    const rows = [meli(skuId, 1795.9)];
    expect((await send(kind, rows, key)).body).toMatchObject({ accepted: 0, refused: 1 });
    await pricing.addSku(skuId);
    expect((await send(kind, rows, key)).body).toMatchObject({ accepted: 1, refused: 0 });
  });
});

describe('the rows of a batch', () => {
  const CHANNELS = ['MELI', 'SHOP', 'ECOM', 'NONE'];
  const SKUS = ['A', 'A-', 'B', 'C'];
  const row = fc.record(
    {
      skuId: fc.constantFrom(...SKUS),
      salePrice: fc.constantFrom<unknown>(60, 1795.9, 20_990, 1.23456, 0, '60', null),
      listPrice: fc.constantFrom<unknown>(70, 2_000, 30_000, undefined),
      salesChannel: fc.constantFrom(...CHANNELS),
      country: fc.constantFrom('MX', 'CL', 'XX'),
    },
    { requiredKeys: ['skuId'] },
  );

  it.each(['origin', 'destination'])(
    'give %s prices the same outcome as single requests in the same order',
    async (kind) => {
      let runs = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
          runs += 1;
          const [together, singly] = [`${kind}-${runs}-T-`, `${kind}-${runs}-S-`];
          for (const prefix of [together, singly]) {
            await addSkus(SKUS.map((id) => prefix + id));
          }
          const { body } = await send(
            kind,
            rows.map((batchRow) => ({ ...batchRow, skuId: together + batchRow.skuId })),
          );
          const outcomes: unknown[] = [];
          for (const { skuId, ...price } of rows) {
            const path = `${kind}/${encodeURIComponent(singly + skuId)}`;
            const { status, body: answer } = await pricing.postPrice(path, price);
            outcomes.push([status, answer.errors?.map(faultIn(''))]);
          }
          expect(
            body.results.map(({ index, status, errors }: Result) => [
              status,
              errors?.map(faultIn(`/${index}`)),
            ]),
          ).toEqual(outcomes);
          const stored = async (prefix: string) =>
            (await requestsOf(prefix)).map((price) => ({ ...price, request: undefined }));
          expect(await stored(together)).toEqual(await stored(singly));
        }),
        { numRuns: 25 },
      );
    },
  );

  /** A fault with its pointer into the row. */
  const faultIn =
    (position: string) =>
    ({ pointer, code }: { pointer: string; code: string }) => [
      pointer.slice(position.length),
      code,
    ];
});
