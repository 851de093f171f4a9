import type { ListRange, ListRows } from '#edge';
import type { Queries } from '#platform';
import { createTestStore, pagesThatReadMuch, type TestStore } from '#testing';
import { migrations } from '../../migrations/index.js';
import {
  selectRequests,
  selectRequestsOfAllMerchants,
  type RequestFilters,
} from '../../src/request-log/store/request-list.store.js';

/** Three of four requests are ACME's. Refusals are rare, and 3 of every 60,000 requests have a rare code. */
const REQUESTS = `
  INSERT INTO request_log (stored_at, id, at, duration_ms, kind, owner, client_id, method, path, status, code, request_id,
    from_console)
  SELECT '2026-01-01'::timestamptz + n * interval '1 s', uuidv7(), now(), 1, 'merchant', owner, owner || '-' || n % 3, 'GET',
         CASE WHEN rare THEN '/ext/rare' ELSE '/ext/orders' END, CASE WHEN rare THEN 503 WHEN n % 20 = 0 THEN 404 ELSE 200 END,
         CASE WHEN rare THEN 'rare' WHEN n % 20 = 0 THEN 'often' END, CASE WHEN n % 2 = 0 THEN 'same' ELSE 'R' || n END, false
    FROM (SELECT n, n % 60000 BETWEEN 1 AND 3 AS rare, CASE WHEN n % 4 = 0 THEN 'GLOBEX' ELSE 'ACME' END AS owner
            FROM generate_series(1, $1::integer) n) AS numbers`;

const FILTERS: [name: string, filters: RequestFilters][] = [
  ['none', {}],
  ['a frequent status', { status: ['200'] }],
  ['a frequent class', { status: ['2xx'] }],
  ['refusals', { status: ['4xx', '5xx'] }],
  ['a rare class', { status: ['5xx'] }],
  ['an absent status', { status: ['301'] }],
  ['a frequent code', { code: 'often' }],
  ['a rare code', { code: 'rare' }],
  ['an absent code', { code: 'none' }],
  ['an absent method', { method: 'POST' }],
  ['a rare path', { path: '/ext/rare' }],
  ['a client', { clientId: 'ACME-1' }],
  ['an absent client', { clientId: 'NONE' }],
  ['a client and a rare code', { clientId: 'ACME-1', code: 'rare' }],
  ['a request id', { requestId: 'R7777' }],
  ['a request id of very many', { requestId: 'same' }],
  ['an absent request id', { requestId: 'none' }],
  [
    'dates',
    { lastUpdateDateFrom: '2026-01-01T05:00:00Z', lastUpdateDateUntil: '2026-01-01T09:00:00Z' },
  ],
  ['dates and a rare code', { lastUpdateDateFrom: '2026-01-01T05:00:00Z', code: 'rare' }],
];

const MIDDLE = {
  lastUpdateDate: '2026-01-01T08:00:00.000Z',
  id: '00000000-0000-0000-0000-000000000000',
};

/** @param rows of the table */
export function testListReads(rows: number): void {
  describe(`of ${rows} logged requests, a page`, () => {
    let store: TestStore;

    beforeAll(async () => {
      store = await createTestStore('gateway', migrations);
      await store.sql(REQUESTS, [rows]);
      await store.sql('VACUUM ANALYZE request_log');
    }, 120_000);

    afterAll(() => store?.drop());

    const readsFew = async (
      load: (queries: Queries, range: ListRange) => Promise<ListRows<unknown>>,
    ) => expect(await pagesThatReadMuch(store, MIDDLE, load)).toEqual([]);

    it.each(FILTERS)('of a merchant reads few rows, filtered by %s', (_name, filters) =>
      readsFew((queries, range) =>
        selectRequests(
          queries,
          { kind: 'merchant', owner: 'ACME', unseenPaths: [] },
          filters,
          range,
        ),
      ),
    );

    it('of a reader who does not see most paths reads few rows', () =>
      readsFew((queries, range) =>
        selectRequests(
          queries,
          { kind: 'merchant', owner: 'ACME', unseenPaths: ['/ext/orders'] },
          {},
          range,
        ),
      ));

    it.each(FILTERS)('of all clients reads few rows, filtered by %s', (_name, filters) =>
      readsFew((queries, range) => selectRequestsOfAllMerchants(queries, filters, range)),
    );
  });
}
