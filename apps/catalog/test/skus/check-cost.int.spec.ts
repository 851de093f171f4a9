import { Database, type Queries, type Share } from '#platform';
import { costRatio, createTestStore, type TestStore } from '#testing';
import { migrations } from '../../migrations/index.js';
import { aSku } from '../a-sku.js';
import { CheckProducts } from '../../src/skus/check-products.js';
import type { SentSku } from '../../src/skus/domain/sku.js';

const MERCHANT = `
  INSERT INTO merchant (merchant_id, name, country, currency, auto_localization, active, version)
  VALUES ('ACME', '', 'US', 'USD', true, true, 1), ('GLOBEX', '', 'US', 'USD', true, true, 1)`;

/** Ten SKUs in each of 2,000 products, and products of 1,000. */
const SKUS = `
  INSERT INTO sku (merchant_id, sku_id, id, product_id, main, content, localization_status, last_update_date, version)
  SELECT 'ACME', p || '-' || n, uuidv7(), p, n = 1,
         jsonb_build_object('name', 'A shirt', 'description', 'A light shirt', 'images', '[]'::jsonb,
                            'globalSaleChannelData', jsonb_build_object('active', true)),
         'READY_FOR_SALES_CHANNEL', now(), 1
    FROM (SELECT 'P' || p AS p, 10 AS size FROM generate_series(1, 2000) p
          UNION ALL SELECT 'BIG' || p, 1000 FROM generate_series(1, 6) p) AS products, generate_series(1, size) n`;

describe('a check of products', () => {
  let store: TestStore;
  let database: Database;
  let products: CheckProducts;

  beforeAll(async () => {
    store = await createTestStore('catalog', migrations);
    await store.sql(MERCHANT);
    await store.sql(SKUS);
    await store.sql('VACUUM ANALYZE sku');
    database = new Database({ url: store.url, schema: store.schema, service: 'catalog' });
    await database.whenConnected();
    products = new CheckProducts(database);
  });

  afterAll(async () => {
    await database?.onApplicationShutdown();
    await store?.drop();
  });

  const product = (productId: string) => [aSku({ skuId: `${productId}-1`, productId })];
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => product(`P${from + n}`));
  const check = (sent: SentSku[][]) => products.check('ACME', sent);

  it('has the same cost per stored SKU for many products as for few', async () => {
    const ratio = await costRatio(
      () => check(some(1, 400)),
      () => check(some(1, 40)),
      [0, 15],
    );
    expect(ratio).toBeLessThan(15);
  });

  it('is refused if the products have more than 5,000 SKUs in total, including repeated ones', async () => {
    const big = [1, 2, 3, 4, 5].map((n) => product(`BIG${n}`));
    expect(await check(big)).toHaveLength(5);
    for (const tooMany of [
      [...big, product('P1')],
      Array.from({ length: 6 }, () => product('BIG1')),
    ]) {
      await expect(check(tooMany)).rejects.toMatchObject({ code: 'too-many-stored-skus' });
    }
  });

  it('processes few SKUs at a time, so that other requests can run', async () => {
    const rows: number[] = [];
    const counting = {
      reads: (share: Share): Queries => ({
        query: async <Row>(sql: string, parameters?: unknown[]) => {
          const selected = await database.reads(share).query<Row>(sql, parameters);
          if (sql.includes('content')) rows.push(selected.length);
          return selected;
        },
      }),
    };
    await new CheckProducts(counting as Database).check('ACME', some(1, 400));
    expect(rows.reduce((sum, count) => sum + count, 0)).toBe(4_000);
    expect(Math.max(...rows)).toBeLessThanOrEqual(200);
  });

  it('waits for the other checks of its merchant, but not for those of other merchants', async () => {
    const entered: string[] = [];
    const first = Promise.withResolvers<void>();
    const holding = {
      reads: (share: Share): Queries => ({
        query: async <Row>(sql: string, parameters?: unknown[]) => {
          const merchantId = String(parameters?.[0]);
          if (!entered.includes(merchantId)) {
            entered.push(merchantId);
            if (merchantId === 'ACME') await first.promise;
          }
          return database.reads(share).query<Row>(sql, parameters);
        },
      }),
    };
    const held = new CheckProducts(holding as Database);
    const done: string[] = [];
    const checks = ['ACME', 'ACME', 'GLOBEX'].map((merchantId, n) =>
      held.check(merchantId, some(1, 1)).then(() => done.push(`${merchantId} ${n}`)),
    );
    await checks[2];
    expect(done).toEqual(['GLOBEX 2']);
    first.resolve();
    await Promise.all(checks);
    expect(done).toEqual(['GLOBEX 2', 'ACME 0', 'ACME 1']);
  });
});
