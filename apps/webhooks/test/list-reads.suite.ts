import type { ListRows } from '#edge';
import type { Queries } from '#platform';
import { createTestStore, readsMuch, rowsRead, type TestStore } from '#testing';
import { migrations } from '../migrations/index.js';
import {
  DELIVERY_FILTERS,
  selectDeliveries,
  type DeliveryFilter,
} from '../src/deliveries/store/deliveries.store.js';
import { selectEvents } from '../src/log/store/event.store.js';

const ENDPOINT = '018f0000-0000-7000-8000-000000000001';

/** Every 60,000th event has a rare type, and every other event is about one subject. */
const EVENTS = `
  INSERT INTO event (merchant_id, stamp, seq, event_id, stream, type, subject, version, occurred_at, dataschema, value)
  SELECT CASE WHEN n % 4 = 0 THEN 'GLOBEX' ELSE 'ACME' END, '2026-01-01'::timestamptz + n * interval '1 s', 0, uuidv7(),
         'catalog.sku', CASE WHEN n % 60000 = 1 THEN 'sku.deleted' ELSE 'sku.upserted' END,
         CASE WHEN n % 2 = 0 THEN 'TEE' ELSE 'S' || n END, n, now(), '', '{}'
    FROM generate_series(1, $1::integer) n`;

const DELIVERIES = `
  INSERT INTO delivery (id, endpoint_id, merchant_id, event_id, event_stamp, type, subject, cause, state)
  SELECT uuidv7(n * interval '1 s' - interval '3 days'), '${ENDPOINT}', 'ACME', uuidv7(), now(), 'sku.upserted', 'S',
         'event', CASE WHEN n % 60000 = 1 THEN 'delivered' WHEN n % 60000 = 2 THEN 'dead' ELSE 'waiting' END
    FROM generate_series(1, $1::integer) n`;

const QUEUE = `
  INSERT INTO due_delivery (delivery_id, endpoint_id, event_id, event_stamp, merchant_id, subject, due_at)
  SELECT id, endpoint_id, event_id, event_stamp, merchant_id, subject, now() FROM delivery
   WHERE state = 'waiting' AND $1 > 0`;

const FILTERS = [
  ['none', {}],
  ['a frequent type', { types: ['sku.upserted'] }],
  ['a rare type', { types: ['sku.deleted'] }],
  ['an absent type', { types: ['order.placed'] }],
  ['a frequent subject', { subject: 'TEE' }],
  ['an absent subject', { subject: 'NONE' }],
  ['a frequent subject and a rare type', { subject: 'TEE', types: ['sku.deleted'] }],
] as const;

/** @param rows of each of the tables */
export function testListReads(rows: number): void {
  describe(`of ${rows} rows, a page`, () => {
    let store: TestStore;

    beforeAll(async () => {
      store = await createTestStore('webhooks', migrations);
      for (const statement of [EVENTS, DELIVERIES, QUEUE]) await store.sql(statement, [rows]);
      await store.sql('VACUUM ANALYZE event, delivery, due_delivery');
    }, 120_000);

    afterAll(() => store?.drop());

    const readsFew = async (load: (queries: Queries) => Promise<ListRows<unknown>>) => {
      const page = await rowsRead(store, load);
      expect([page, readsMuch(page)]).toEqual([page, false]);
    };

    it.each(FILTERS)('of the log reads few events, filtered by %s', async (_name, filters) => {
      for (const stamp of [new Date(0), new Date('2026-01-02T00:00:00.000Z')]) {
        await readsFew((queries) =>
          selectEvents(queries, 'ACME', { ...filters, after: { stamp, seq: 0 }, limit: 51 }),
        );
      }
    });

    it.each<DeliveryFilter | undefined>([undefined, ...DELIVERY_FILTERS])(
      'of deliveries reads few, filtered by the state %s',
      (state) =>
        readsFew((queries) =>
          selectDeliveries(
            queries,
            { merchantId: 'ACME', endpointId: ENDPOINT },
            { state, before: undefined, limit: 51 },
          ),
        ),
    );
  });
}
