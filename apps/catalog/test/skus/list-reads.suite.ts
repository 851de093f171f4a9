import type { ListRange, ListRows } from '#edge';
import type { Queries } from '#platform';
import { createTestStore, pagesThatReadMuch, rowsRead, type TestStore } from '#testing';
import { migrations } from '../../migrations/index.js';
import {
  loadInventoryPage,
  loadInventoryPageOfAllMerchants,
} from '../../src/inventory/store/inventory-view.store.js';
import {
  loadSkuPage,
  loadSkuPageOfAllMerchants,
  type SkuFilters,
} from '../../src/skus/store/sku-list.store.js';

const DIRECTORY = [
  `INSERT INTO merchant (merchant_id, name, country, currency, auto_localization, active, version)
   SELECT m, '', 'US', 'USD', true, true, 1 FROM unnest('{ACME,GLOBEX,NONE}'::text[]) AS m`,
  `INSERT INTO sales_channel (sales_channel, name, locale, active, version, settings)
   SELECT c, '', 'es-MX', true, 1, '{"country": "MX", "currency": "MXN", "taxesOnline": true}'
     FROM unnest('{MELI,ECOM}'::text[]) AS c`,
];

/** Three of four SKUs belong to ACME. The rare values are in SKUs 1 to 3 of every 60,000. */
const SKUS = `
  INSERT INTO sku (merchant_id, sku_id, id, product_id, main, content, localization_status, localization_messages,
    last_update_date, version)
  SELECT CASE WHEN n % 4 = 0 THEN 'GLOBEX' ELSE 'ACME' END, 'S' || n, uuidv7(),
         CASE WHEN n % 2 = 0 THEN 'BIG' ELSE 'P' || n END, true, '{"name":"","globalSaleChannelData":{"active":true}}',
         CASE WHEN rare THEN 'REVIEW_DENIED' WHEN n % 3 = 0 THEN 'IN_REVIEW' ELSE 'PENDING_LOCALIZATION' END,
         CASE WHEN rare THEN '[{"code":"rare"}]' WHEN n % 2 = 0 THEN '[{"code":"often"}]' ELSE '[]' END::jsonb,
         '2026-01-01'::timestamptz + n * interval '1 s', 1
    FROM (SELECT n, n % 60000 BETWEEN 1 AND 3 AS rare FROM generate_series(1, $1::integer) n) AS numbers`;

const ENTRIES = `
  INSERT INTO sku_channel (merchant_id, sku_id, sales_channel, status, cause, status_date)
  SELECT merchant_id, sku_id, CASE localization_status WHEN 'REVIEW_DENIED' THEN 'ECOM' ELSE 'MELI' END,
         CASE localization_status WHEN 'REVIEW_DENIED' THEN 'SALES_CHANNEL_DENIED' ELSE 'SALES_CHANNEL_APPROVED' END,
         'connector', now() FROM sku WHERE $1 > 0`;

const POSITIONS = `
  INSERT INTO inventory (merchant_id, sku_id, warehouse_id, inventory_type, quantity, last_update_date, version)
  SELECT merchant_id, sku_id, CASE WHEN random() < 0.00002 THEN 2 ELSE 1 END, 'AVAILABLE', 1, last_update_date, 1
    FROM sku WHERE $1 > 0`;

const OF_SKUS: [name: string, filters: SkuFilters][] = [
  ['none', {}],
  ['a frequent status', { status: ['IN_REVIEW'] }],
  ['a rare status', { status: ['REVIEW_DENIED'] }],
  ['several statuses', { status: ['IN_REVIEW', 'IN_TRANSLATION', 'REVIEW_DENIED'] }],
  ['a frequent reason', { reason: 'often' }],
  ['a rare reason', { reason: 'rare' }],
  ['an absent reason', { reason: 'never' }],
  ['a reason and a status', { reason: 'rare', status: ['IN_REVIEW'] }],
  ['a frequent channel', { salesChannel: 'MELI' }],
  ['a rare channel', { salesChannel: 'ECOM' }],
  ['an absent channel', { salesChannel: 'NONE' }],
  ['a rare status in a channel', { salesChannelStatus: 'SALES_CHANNEL_DENIED' }],
  [
    'an absent status in a channel',
    { salesChannel: 'MELI', salesChannelStatus: 'SALES_CHANNEL_DENIED' },
  ],
  ['a SKU', { text: 'S7777' }],
  ['a product of one SKU', { text: 'P7777' }],
  ['a product of very many SKUs', { text: 'BIG' }],
  ['an absent id', { text: 'NONE' }],
  ['a large product and a rare channel', { text: 'BIG', salesChannel: 'ECOM' }],
];

const OF_POSITIONS: [name: string, text: string | undefined][] = [
  ['nothing', undefined],
  ['a SKU', 'S7777'],
  ['the warehouse of nearly all', '1'],
  ['a warehouse of few', '2'],
  ['an absent warehouse', '3'],
  ['an absent id', 'NONE'],
];

const MIDDLE = {
  lastUpdateDate: '2026-01-02T03:00:00.000Z',
  id: '00000000-0000-0000-0000-000000000000',
};

/** @param rows of each of the tables */
export function testListReads(rows: number): void {
  describe(`of ${rows} rows, a page of`, () => {
    let store: TestStore;

    beforeAll(async () => {
      store = await createTestStore('catalog', migrations);
      for (const statement of DIRECTORY) await store.sql(statement);
      for (const statement of [SKUS, ENTRIES, POSITIONS]) await store.sql(statement, [rows]);
      await store.sql('VACUUM ANALYZE sku, sku_channel, inventory');
    }, 120_000);

    afterAll(() => store?.drop());

    const readsFew = async (
      load: (queries: Queries, range: ListRange) => Promise<ListRows<unknown>>,
    ) => expect(await pagesThatReadMuch(store, MIDDLE, load)).toEqual([]);

    it.each(OF_SKUS)('a merchant’s SKUs reads few rows, filtered by %s', (_name, filters) =>
      readsFew((queries, range) => loadSkuPage(queries, 'ACME', range, filters)),
    );

    it.each(OF_SKUS)('all merchants’ SKUs reads few rows, filtered by %s', (_name, filters) =>
      readsFew((queries, range) => loadSkuPageOfAllMerchants(queries, range, filters)),
    );

    it.each(OF_SKUS)(
      'a merchant’s SKUs reads no rows of other merchants, filtered by %s',
      async (_name, filters) => {
        const page = await rowsRead(store, (queries) =>
          loadSkuPage(queries, 'NONE', { limit: 51 }, filters),
        );
        expect(page).toEqual({ returned: 0, read: 0 });
      },
    );

    it.each(OF_POSITIONS)('a merchant’s positions reads few rows, filtered by %s', (_name, text) =>
      readsFew((queries, range) => loadInventoryPage(queries, 'ACME', range, { text })),
    );

    it.each(OF_POSITIONS)(
      'all merchants’ positions reads few rows, filtered by %s',
      (_name, text) =>
        readsFew((queries, range) => loadInventoryPageOfAllMerchants(queries, range, { text })),
    );
  });
}
