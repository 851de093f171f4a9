import { LIST_ORDERS, PageTokens, readPageOfMerchant, type ListRange, type ListRows } from '#edge';
import { type Queries } from '#platform';
import { createTestStore, pagesThatReadMuch, rowsRead, type TestStore } from '#testing';
import { migrations } from '../../migrations/index.js';
import {
  listChannelsOrdersOfAllMerchants,
  listOrders,
  listOrdersOfAllMerchants,
  type ListedOrder,
  type OrderFilters,
} from '../../src/order/store/order-list.store.js';

/** Three out of four orders are ACME's. The rare values are in orders 1 to 3 of every 60,000. */
const FILL = `
  INSERT INTO orders (order_id, merchant_id, sales_channel, sales_channel_order_id, version, status, stock_settled,
    released, fulfillment_warehouse_type, value, tax_type, currency, foreign_currency, fx_rate, rules_version,
    outbound_country, customer_document, creation_date, last_update_date, totals, totals_foreign_currency, items,
    customer, delivery_address, delivery, payments, taxes, tariff_version)
  SELECT 'O' || n, CASE WHEN n % 4 = 0 THEN 'GLOBEX' ELSE 'ACME' END, CASE WHEN rare THEN 'ECOM' ELSE 'MELI' END,
         'C' || n, 1, CASE WHEN rare THEN 'INVOICED' WHEN n % 2 = 0 THEN 'DELIVERED' ELSE 'CREATED' END, true, true,
         CASE WHEN rare THEN 'RETURNS' ELSE 'MERCHANT' END, 1, 'DDP', 'USD', 'MXN', 1, '1', 'MX', '1',
         '2026-01-01'::timestamptz + (n * 7919 % $1) * interval '1 s', '2026-01-01'::timestamptz + n * interval '1 s',
         '{}', '{}', CASE WHEN rare THEN '[{"skuId":"RARE"},{"skuId":"TEE"}]' ELSE '[{"skuId":"TEE"}]' END::jsonb,
         '{}', '{}', '{"items":[]}', '[]', '[]', '1'
    FROM (SELECT n, n % 60000 BETWEEN 1 AND 3 AS rare FROM generate_series(1, $1::integer) n) AS numbers`;

const PARCELS = `
  INSERT INTO order_parcel (order_id, last_mile_tracking_number, parcel)
  SELECT order_id, 'T' || order_id, jsonb_build_object('parcelId', 'P' || order_id, 'items', '[]'::jsonb, 'documents', '[]'::jsonb)
    FROM orders
   WHERE fulfillment_warehouse_type = 'RETURNS' OR random() < 0.05`;

const DAY = '2026-01-02T00:00:00.000Z';

/** Each filter alone, and combinations that no index covers. */
const FILTERS: [name: string, filters: OrderFilters][] = [
  ['none', {}],
  ['a frequent status', { status: ['CREATED'] }],
  ['a rare status', { status: ['INVOICED'] }],
  ['an absent status', { status: ['CANCELLED'] }],
  ['several statuses', { status: ['CANCELLED', 'DELIVERED', 'INVOICED'] }],
  ['a frequent channel', { salesChannel: 'MELI' }],
  ['a rare channel', { salesChannel: 'ECOM' }],
  ['an absent channel', { salesChannel: 'NONE' }],
  ['a frequent type', { fulfillmentWarehouseType: ['MERCHANT'] }],
  ['a rare type', { fulfillmentWarehouseType: ['RETURNS'] }],
  ['both types', { fulfillmentWarehouseType: ['MERCHANT', 'RETURNS'] }],
  ['a creation date', { creationDateFrom: DAY, creationDateUntil: DAY }],
  ['the last update', { lastUpdateDateFrom: DAY }],
  ['an end of the last update', { lastUpdateDateUntil: '2025-12-31T00:00:00.000Z' }],
  ['an order id', { text: 'O7777' }],
  ['an order id of a channel', { text: 'C7777' }],
  ['a parcel', { text: 'PO60001' }],
  ['a tracking number', { text: 'TO60001' }],
  ['a rare SKU', { text: 'RARE' }],
  ['a frequent SKU', { text: 'TEE' }],
  ['an absent id', { text: 'NONE' }],
  ['a frequent SKU and a rare channel', { text: 'TEE', salesChannel: 'ECOM' }],
  [
    'a frequent status and a rare type',
    { status: ['CREATED'], fulfillmentWarehouseType: ['RETURNS'] },
  ],
];

const MIDDLE = { lastUpdateDate: '2026-01-02T03:00:00.000Z', id: 'O1' };

/** @param rows the number of rows in each table */
export function testListReads(rows: number): void {
  describe(`of ${rows} rows, a page of orders`, () => {
    let store: TestStore;

    beforeAll(async () => {
      store = await createTestStore('orders', migrations);
      await store.sql(
        `INSERT INTO merchant (merchant_id, country, currency, connected_channels)
       VALUES ('ACME', 'US', 'USD', '{}'), ('GLOBEX', 'US', 'USD', '{}')`,
      );
      await store.sql(FILL, [rows]);
      await store.sql(PARCELS);
      await store.sql('VACUUM ANALYZE orders, order_parcel, merchant');
    }, 120_000);

    afterAll(() => store?.drop());

    const readsFew = async (
      load: (queries: Queries, range: ListRange) => Promise<ListRows<unknown>>,
    ) => expect(await pagesThatReadMuch(store, MIDDLE, load)).toEqual([]);

    it('is followed by further pages up to the last order, although most of them are empty', async () => {
      const queries = { query: store.sql } as Queries;
      const list = {
        name: 'list-orders',
        ofMerchant: (merchantId: string, filters: OrderFilters, range: ListRange) =>
          listOrders(queries, merchantId, filters, range),
        ofAll: (filters: OrderFilters, range: ListRange) =>
          listOrdersOfAllMerchants(queries, filters, range),
        positionOf: ({ lastUpdateDate, orderId }: ListedOrder) => ({
          lastUpdateDate: new Date(lastUpdateDate),
          id: orderId,
        }),
      };
      const tokens = new PageTokens('a secret of this test');
      for (const order of LIST_ORDERS) {
        const listedIds: string[] = [];
        let nextPageToken: string | undefined;
        do {
          const request = { filters: { salesChannel: 'ECOM' }, order, nextPageToken, pageSize: 2 };
          const page = await readPageOfMerchant(tokens, list, 'ACME', request);
          listedIds.push(...page.records.map(({ orderId }) => orderId));
          ({ nextPageToken } = page);
        } while (nextPageToken !== undefined);
        const stored = await store.sql<{ id: string }>(
          `SELECT order_id AS id FROM orders WHERE merchant_id = 'ACME' AND sales_channel = 'ECOM'
            ORDER BY last_update_date ${order}`,
        );
        expect(listedIds).toEqual(stored.map(({ id }) => id));
      }
    });

    it.each(FILTERS)('reads few rows for a merchant, filtered by %s', async (_name, filters) => {
      await readsFew((queries, range) => listOrders(queries, 'ACME', filters, range));
    });

    it.each(FILTERS)('reads few rows for all merchants, filtered by %s', (_name, filters) =>
      readsFew((queries, range) => listOrdersOfAllMerchants(queries, filters, range)),
    );

    it.each(FILTERS.filter(([, filters]) => !('text' in filters || 'salesChannel' in filters)))(
      'reads few rows for a channel, filtered by %s',
      async (_name, filters) => {
        const until = new Date('2026-01-02T12:00:00.000Z');
        for (const salesChannel of ['MELI', 'ECOM', 'NONE']) {
          await readsFew((queries, range) =>
            listChannelsOrdersOfAllMerchants(queries, { salesChannel, until }, filters, range),
          );
        }
      },
    );

    it.each(FILTERS)(
      'reads no rows of others for a merchant, filtered by %s',
      async (_name, filters) => {
        const page = await rowsRead(store, (queries) =>
          listOrders(queries, 'NONE', filters, { limit: 51 }),
        );
        // A read by key reads an order and its parcel before their merchant is known.
        expect([page.returned, page.read]).toEqual([0, 'text' in filters ? expect.any(Number) : 0]);
        expect(page.read).toBeLessThanOrEqual(2);
      },
    );
  });
}
