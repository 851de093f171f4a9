import { eventually, type TestService } from '#testing';
import pg from 'pg';
import { startEmptyPricing } from '../pricing-service.js';

let pricing: TestService;
let token: string;

/** There is no broker: published events stay in the outbox, where they can be counted. */
beforeAll(async () => {
  pricing = await startEmptyPricing({ KAFKA_BROKERS: '127.0.0.1:1' });
  token = await pricing.tokens.operator();
  await pricing.store.sql(
    `INSERT INTO price_request
     SELECT 'ACME-' || sku || '-ECOM', 'ACME', sku, 'ECOM', 1, 'origin', 60, 60, 'USD', 'update', now(),
            'localized', NULL, NULL, 2
       FROM (SELECT 'S' || i AS sku FROM generate_series(10001, 12700) i) AS s`,
  );
  await pricing.store.sql(
    `INSERT INTO price_record
     SELECT price_id, 1, 'origin', 'USD', 'BRL', now(), 60, 60, 60, 60, 461.9, 461.9, 5.5, 'BR-2026-05-12-1', '{}',
            false, 2
       FROM price_request`,
  );
});

afterAll(() => pricing.stop());

const begin = async () =>
  (await pricing.fetch('/ops/prices/republish', { token, body: {} })).body.jobId as string;
const progressOf = async (jobId: string) =>
  (await pricing.fetch(`/ops/prices/republish/${jobId}`, { token })).body;

/** Removes the events like a relay that has published all of them. */
async function takeOutbox() {
  const rows = await pricing.store.sql<{ value: string }>(`DELETE FROM outbox RETURNING value`);
  return rows.map(({ value }) => JSON.parse(value));
}

describe('prices that are republished while Kafka is unreachable (8.7)', () => {
  it('wait for capacity in the outbox, and continue in another process at the position of the first one', async () => {
    const jobId = await begin();
    await eventually(async () => expect((await progressOf(jobId)).published).toBe(2_000));
    await pricing.restart();
    await eventually(async () => expect((await progressOf(jobId)).published).toBe(2_000));
    const first = await takeOutbox();
    await eventually(async () => expect((await progressOf(jobId)).finishedAt).toBeDefined());
    expect((await progressOf(jobId)).published).toBe(2_700);
    const ids = [...first, ...(await takeOutbox())].map(({ priceId }) => priceId);
    expect([first.length, ids.length, new Set(ids).size]).toEqual([2_000, 2_700, 2_700]);
  });

  it('are published in their state at that moment, not in the state at the start of the job', async () => {
    const holder = new pg.Client({
      connectionString: pricing.store.url,
      options: `-c search_path=${pricing.store.schema}`,
    });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(
        `UPDATE price_request SET version = 4 WHERE price_id = 'ACME-S10001-ECOM'`,
      );
      const jobId = await begin();
      await eventually(async () => {
        const waiting = await pricing.store.sql(
          `SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR SHARE%'`,
        );
        expect(waiting).toHaveLength(1);
      });
      await holder.query(
        `UPDATE price_record SET version = 4, gross_outbound_sale_price = 70 WHERE price_id = 'ACME-S10001-ECOM'`,
      );
      await holder.query(
        `UPDATE price_record SET withdrawn = true WHERE price_id = 'ACME-S10002-ECOM'`,
      );
      await holder.query('COMMIT');
      await eventually(async () => expect((await progressOf(jobId)).published).toBe(2_199));
      const events = await takeOutbox();
      const published = events.filter(({ skuId }) => skuId === 'S10001' || skuId === 'S10002');
      expect(published).toMatchObject([
        { priceId: 'ACME-S10001-ECOM', version: 4, request: 1, grossOutboundSalePrice: '70' },
      ]);
    } finally {
      await holder.end();
    }
  });
});
