import { scanOfPage, type Plan } from '#testing';
import { addBigMerchant } from '../big-merchant.js';
import { MerchantClient, useCatalog } from '../catalog-service.js';
import { INVENTORY_LIST, SKU_LIST, walk, type ListRoute, type ListedRecord } from '../walk.js';
import {
  loadInventoryPage,
  loadInventoryPageOfAllMerchants,
} from '../../src/inventory/store/inventory-view.store.js';
import type { PageRange } from '../../src/skus/store/page-range.js';
import type { Queries } from '#platform';
import { loadSkuPage, loadSkuPageOfAllMerchants } from '../../src/skus/store/sku-list.store.js';

const COUNT = 20_000;

interface Case {
  route: ListRoute;
  table: string;
  index: string;
  load: (queries: Queries, merchantId: string, range: PageRange) => Promise<unknown>;
  loadOfAll: (queries: Queries, range: PageRange) => Promise<unknown>;
}

const lists: Case[] = [
  {
    route: SKU_LIST,
    table: 'sku',
    index: 'sku_list',
    load: loadSkuPage,
    loadOfAll: loadSkuPageOfAllMerchants,
  },
  {
    route: INVENTORY_LIST,
    table: 'inventory',
    index: 'inventory_list',
    load: loadInventoryPage,
    loadOfAll: loadInventoryPageOfAllMerchants,
  },
];

describe('a merchant’s lists', () => {
  const catalog = useCatalog();
  const big = new MerchantClient(catalog, 'BIG');
  const acme = new MerchantClient(catalog, 'ACME');

  beforeAll(async () => {
    await addBigMerchant(catalog, 'BIG', COUNT);
  });

  const idsOf = (records: readonly ListedRecord[]) => records.map(({ id }) => id);

  describe.each(lists)('$route.path', ({ route, table, index, load, loadOfAll }) => {
    const list = (query: Record<string, string> = {}, client = big) =>
      client.list(route.path, query);
    const stored = (condition = 'true') =>
      catalog.store
        .sql<{ id: string }>(
          `SELECT id::text FROM ${table} WHERE merchant_id = 'BIG' AND ${condition} ORDER BY last_update_date, id`,
        )
        .then((rows) => rows.map(({ id }) => id));

    it('returns each record once, in the order of (lastUpdateDate, id), page by page (decision 1.8)', async () => {
      const records = await walk(big, route, { pageSize: '200' });
      expect(idsOf(records)).toEqual(await stored());
      const inOrder = records.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      expect(idsOf(records)).toEqual(idsOf(inOrder));
    });

    it('is returned from its end with order=desc, which its page tokens contain (decision 1.8)', async () => {
      const lastUpdateDateFrom = '2026-01-01T00:00:01.800Z';
      const query = { lastUpdateDateFrom, order: 'desc', pageSize: '7' };
      const last = (await stored(`last_update_date > '${lastUpdateDateFrom}'`)).toReversed();
      expect(idsOf(await walk(big, route, query))).toEqual(last);
      const { nextPageToken } = (await list(query)).body;
      const changed = await list({ nextPageToken, order: 'asc' });
      expect([changed.status, changed.body.parameter]).toEqual([400, 'order']);
      expect((await list({ order: 'asc' })).body).toEqual((await list()).body);
    });

    it('neither loses nor repeats records of one stamp on two pages (decision 1.8)', async () => {
      const from = '2026-01-01T00:00:01.990Z';
      const records = await walk(big, route, { lastUpdateDateFrom: from, pageSize: '7' });
      expect(idsOf(records)).toEqual(await stored(`last_update_date > '${from}'`));
      expect(records).toHaveLength(90);
    });

    it('has 50 records on a page, or the requested number, and no token on the last page (decision 1.8)', async () => {
      expect((await list()).body[route.member]).toHaveLength(50);
      expect((await list({ pageSize: '1' })).body[route.member]).toHaveLength(1);
      const last = { lastUpdateDateFrom: '2026-01-01T00:00:01.998Z' };
      const exact = await list({ ...last, pageSize: '10' });
      expect(exact.body[route.member]).toHaveLength(10);
      expect(exact.body).not.toHaveProperty('nextPageToken');
      expect((await list({ ...last, pageSize: '9' })).body).toHaveProperty('nextPageToken');
    });

    it('starts after lastUpdateDateFrom in any accepted format (decision 1.7)', async () => {
      const first = async (lastUpdateDateFrom: string) =>
        (await list({ lastUpdateDateFrom, pageSize: '1' })).body[route.member][0]?.lastUpdateDate;
      expect(await first('2026-01-01T00:00:00.000Z')).toBe('2026-01-01T00:00:00.001Z');
      expect(await first('2026-01-01')).toBe('2026-01-01T00:00:00.001Z');
      expect(await first('2026-01-01T00:00:00.0009')).toBe('2026-01-01T00:00:00.001Z');
      expect(await first('2025-12-31T23:59:59.999Z')).toBe('2026-01-01T00:00:00.000Z');
      expect(await first('2026-01-01T02:00:00.500+02:00')).toBe('2026-01-01T00:00:00.501Z');
      const blank = await big.get(
        `${route.path}?lastUpdateDateFrom=2026-01-01T02:00:00.500+02:00&pageSize=1`,
      );
      expect(blank.body[route.member][0].lastUpdateDate).toBe('2026-01-01T00:00:00.501Z');
      for (const future of ['2999-01-01', '9999-12-31T23:59:59.999Z']) {
        expect((await list({ lastUpdateDateFrom: future })).body).toEqual({ [route.member]: [] });
      }
    });

    it('includes the filter in the token; a request may repeat the filter, but not change it (decision 1.8)', async () => {
      const lastUpdateDateFrom = '2026-01-01T00:00:01.000Z';
      const { body } = await list({ lastUpdateDateFrom, pageSize: '5' });
      const { nextPageToken } = body;
      const second = await list({ nextPageToken, pageSize: '5' });
      expect(second.status).toBe(200);
      const repeated = { nextPageToken, lastUpdateDateFrom: '2026-01-01T01:00:01+01:00' };
      expect((await list({ ...repeated, pageSize: '5' })).body).toEqual(second.body);
      const changed = await list({ nextPageToken, lastUpdateDateFrom: '2026-01-01T00:00:00.999Z' });
      expect([changed.status, changed.body.code, changed.body.parameter]).toEqual([
        400,
        'invalid-page-token',
        'lastUpdateDateFrom',
      ]);
      const unfiltered = (await list()).body.nextPageToken;
      expect((await list({ nextPageToken: unfiltered, lastUpdateDateFrom })).status).toBe(400);
    });

    it('refuses tokens of other lists (decision 1.8)', async () => {
      const { nextPageToken } = (await list()).body;
      const refused = async (token: string, path = route.path, client = big) => {
        const { status, body } = await client.list(path, { nextPageToken: token });
        return [status, body.code, body.parameter];
      };
      const invalid = [400, 'invalid-page-token', 'nextPageToken'];
      const [content, signature] = nextPageToken.split('.');
      const altered = Buffer.from(content, 'base64url').toString().replace('2026', '2025');
      for (const forged of [
        '',
        'x',
        '.',
        `${content}.`,
        `.${signature}`,
        `${Buffer.from(altered).toString('base64url')}.${signature}`,
        `${nextPageToken}x`,
        `x${nextPageToken}`,
      ]) {
        expect([forged, ...(await refused(forged))]).toEqual([forged, ...invalid]);
      }
      expect(await refused(nextPageToken, route.path, acme)).toEqual(invalid);
      for (const other of lists.filter((candidate) => candidate.route !== route)) {
        expect(await refused(nextPageToken, other.route.path)).toEqual(invalid);
      }
    });

    it('refuses impossible queries, and names the parameter (decisions 1.4, 1.5)', async () => {
      for (const [query, parameter] of [
        ['lastUpdateDate=2026-01-01', 'lastUpdateDate'],
        ['lastUpdateDateUntil=2026-01-01', 'lastUpdateDateUntil'],
        ['lastUpdateDateFrom=yesterday', 'lastUpdateDateFrom'],
        ['lastUpdateDateFrom=2026-02-30', 'lastUpdateDateFrom'],
        ['lastUpdateDateFrom=', 'lastUpdateDateFrom'],
        ['lastUpdateDateFrom=2026-01-01&lastUpdateDateFrom=2026-01-01', 'lastUpdateDateFrom'],
        ['order=down', 'order'],
        ['pageSize=0', 'pageSize'],
        ['pageSize=201', 'pageSize'],
        ['pageSize=1.5', 'pageSize'],
        ['pageSize=all', 'pageSize'],
        [`nextPageToken=${'x'.repeat(20_000)}`, undefined],
      ]) {
        const { status, body } = await big.get(`${route.path}?${query}`);
        if (parameter === undefined) expect([400, 431]).toContain(status);
        else expect([query, status, body.parameter]).toEqual([query, 400, parameter]);
      }
    });

    it('is available with and without a trailing slash, and only to merchants (decisions 1.4, 1.5)', async () => {
      expect((await big.get(`${route.path}/?pageSize=1`)).body).toEqual(
        (await list({ pageSize: '1' })).body,
      );
      expect((await catalog.fetch(route.path)).status).toBe(401);
      for (const token of [
        await catalog.tokens.operator(),
        await catalog.tokens.partner('FULFIL-1'),
      ]) {
        const { status, body } = await catalog.fetch(route.path, { token });
        expect([status, body.code]).toEqual([403, 'wrong-client-kind']);
      }
    });

    it('shows a merchant no records of another (decision 1.4)', async () => {
      expect((await list({}, acme)).body).toEqual({ [route.member]: [] });
    });

    it('reads a page as one range of its index, even deep in the list', async () => {
      for (const range of await ranges()) {
        const scan = await scanOfPage(
          catalog.store,
          (queries) => load(queries, 'BIG', range),
          table,
        );
        expect(scan).toMatchObject({ 'Node Type': 'Index Scan', 'Index Name': index });
        expect(scan['Index Cond']).toContain("merchant_id = 'BIG'");
        expectOneRange(scan, range);
      }
    });

    it('reads a page across merchants as one range of an index without the merchant', async () => {
      for (const range of await ranges()) {
        const scan = await scanOfPage(catalog.store, (queries) => loadOfAll(queries, range), table);
        expect(scan).toMatchObject({
          'Node Type': 'Index Scan',
          'Index Name': `${index}_of_all`,
        });
        expectOneRange(scan, range);
      }
    });

    async function ranges(): Promise<PageRange[]> {
      const [{ id } = { id: '' }] = await catalog.store.sql<{ id: string }>(
        `SELECT id::text FROM ${table} WHERE last_update_date = '2026-01-01T00:00:01.900Z' LIMIT 1`,
      );
      return [
        { limit: 51 },
        { from: '2026-01-01T00:00:01.900Z', limit: 51 },
        { after: { lastUpdateDate: '2026-01-01T00:00:01.900Z', id }, limit: 201 },
        { order: 'desc', limit: 51 },
        {
          after: { lastUpdateDate: '2026-01-01T00:00:00.900Z', id },
          order: 'desc',
          from: '2026-01-01T00:00:00.500Z',
          limit: 201,
        },
      ];
    }
  });
});

function expectOneRange(scan: Plan, { after, from, order = 'asc', limit }: PageRange): void {
  const [direction, sign] = order === 'asc' ? ['Forward', '>'] : ['Backward', '<'];
  expect(scan['Scan Direction']).toBe(direction);
  if (after) expect(scan['Index Cond']).toContain(`ROW(last_update_date, id) ${sign} ROW(`);
  if (from) expect(scan['Index Cond']).toContain('last_update_date >');
  expect(scan['Actual Rows']).toBe(limit);
  expect(scan).not.toHaveProperty('Rows Removed by Filter');
}

function keyOf({ lastUpdateDate, id }: ListedRecord): string {
  return `${lastUpdateDate} ${id}`;
}
