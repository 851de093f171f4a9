import { MIB } from '#edge';
import {
  bytesOfPages,
  eventually,
  OPERATORS_ONLY,
  refusalsOfOperatorList,
  walkOperatorList,
  type OperatorRow,
} from '#testing';
import { aSkuBody } from '../a-sku.js';
import { addBigMerchant } from '../big-merchant.js';
import { MerchantClient, TestOrder, publishPrice, useCatalog } from '../catalog-service.js';
import { INVENTORY_LIST, SKU_LIST, walk, type ListedRecord } from '../walk.js';

const LISTS = [
  {
    path: '/ops/skus',
    member: 'skus',
    merchantList: SKU_LIST,
    stream: 'catalog.sku',
    subjectOf: ({ merchantId, skuId }: OperatorRow) => `${merchantId}:${skuId as string}`,
  },
  {
    path: '/ops/inventories',
    member: 'inventories',
    merchantList: INVENTORY_LIST,
    stream: 'catalog.inventory',
    subjectOf: ({ id }: OperatorRow) => id as string,
  },
];

describe('catalog’s lists across merchants (decision 8.7)', () => {
  const catalog = useCatalog();
  const merchants = {
    ACME: new MerchantClient(catalog, 'ACME'),
    GLOBEX: new MerchantClient(catalog, 'GLOBEX'),
  };

  beforeAll(async () => {
    for (const round of ['1', '2', '3']) {
      for (const client of Object.values(merchants)) {
        const sku = aSkuBody({ skuId: `S${round}`, productId: `P${round}` });
        const gone = aSkuBody({ skuId: `GONE${round}`, productId: `P${round}`, main: false });
        await client.upsert([sku, gone]);
        await client.upsert([sku]);
        await client.stock(`S${round}`, 9);
        await client.stock(`S${round}`, 10);
      }
    }
    for (const client of Object.values(merchants)) {
      for (const skuId of ['S1', 'S2', 'S3']) {
        await client.untilStatus(skuId, 'READY_FOR_SALES_CHANNEL');
      }
    }
    await publishPrice(catalog, 'S1', 'MELI');
    await merchants.ACME.untilEntry('S1', 'MELI', { status: 'SALES_CHANNEL_APPROVED' });
    const order = new TestOrder(catalog, 'ACME-MELI-1');
    await order.placed([{ skuId: 'S2', quantity: 4 }]);
    await order.untilHandled();
  });

  describe.each(LISTS)('$path', ({ path, member, merchantList, stream, subjectOf }) => {
    const list = { path, member };

    it('shows every merchant’s rows once, in the form that each merchant sees, page by page', async () => {
      const rows = await walkOperatorList(catalog, list, { pageSize: '2' });
      const seen = await Promise.all(
        Object.values(merchants).map((client) => walk(client, merchantList)),
      );
      expect(rows).toHaveLength(6);
      expect(rows).toEqual(seen.flat().toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
    });

    it('accepts the filters of a merchant’s list, and a merchant', async () => {
      const ofGlobex = await walkOperatorList(catalog, list, {
        merchantId: 'GLOBEX',
        pageSize: '2',
      });
      expect(ofGlobex).toEqual(await walk(merchants.GLOBEX, merchantList));
      const from = ofGlobex[0]!.lastUpdateDate;
      const later = { lastUpdateDateFrom: from, merchantId: 'GLOBEX' };
      const isLater = ({ lastUpdateDate }: OperatorRow | ListedRecord) => lastUpdateDate > from;
      expect(await walkOperatorList(catalog, list, later)).toEqual(ofGlobex.filter(isLater));
      const all = await walkOperatorList(catalog, list);
      expect(await walkOperatorList(catalog, list, { lastUpdateDateFrom: from })).toEqual(
        all.filter(isLater),
      );
      expect(await walkOperatorList(catalog, list, { merchantId: 'MANUAL' })).toEqual([]);
    });

    it('includes the merchant in its page tokens, which a merchant cannot use (decision 1.8)', async () => {
      const token = await catalog.tokens.operator();
      const ask = async (query: Record<string, string>) =>
        (await catalog.fetch(`${path}?${new URLSearchParams(query)}`, { token })).body;
      const { nextPageToken } = await ask({ merchantId: 'ACME', pageSize: '1' });
      const [second] = (await ask({ nextPageToken, pageSize: '1' }))[member];
      expect(second.merchantId).toBe('ACME');
      expect(await ask({ nextPageToken, merchantId: 'GLOBEX' })).toMatchObject({
        code: 'invalid-page-token',
        parameter: 'merchantId',
      });
      expect(await ask({ merchantId: 'acme' })).toMatchObject({ parameter: 'merchantId' });
      const foreign = await merchants.ACME.list(merchantList.path, { nextPageToken });
      expect(foreign.body).toMatchObject({ code: 'invalid-page-token' });
      expect((await merchants.ACME.list(merchantList.path, { merchantId: 'GLOBEX' })).status).toBe(
        400,
      );
    });

    it('is for operators only (decision 2.4)', async () => {
      expect(await refusalsOfOperatorList(catalog, path)).toEqual(OPERATORS_ONLY);
    });

    it('returns the version of the latest event of each row', async () => {
      await eventually(async () => {
        const rows = await walkOperatorList(catalog, list);
        const published = catalog.events.versions(stream);
        const shown = rows.map((row) => [subjectOf(row), row.version]);
        expect(shown).toEqual(rows.map((row) => [subjectOf(row), published.get(subjectOf(row))]));
      });
    });
  });

  it('has the same version in every answer about a SKU', async () => {
    const { ACME } = merchants;
    const sku = aSkuBody({ skuId: 'S1', productId: 'P1', weight: 0.7 });
    const { body: upserted } = await ACME.upsert([sku]);
    const [{ version }] = (await ACME.product('P1')).body;
    expect(upserted[0].version).toBe(version);
    expect((await ACME.upsert([sku])).body[0].version).toBe(version);
    expect((await ACME.status('S1')).body.version).toBe(version);
    const texts = await ACME.get('/ext/merchant/skus/S1/localizations');
    expect(texts.body.version).toBe(version);
    await eventually(() =>
      expect(catalog.events.versions('catalog.sku').get('ACME:S1')).toBe(version),
    );
  });

  it('continues the versions of an inventory record', async () => {
    const { body } = await merchants.ACME.stock('S3', 11);
    expect(body.version).toBe(3);
    expect((await merchants.ACME.stock('S3', 11)).body.version).toBe(3);
  });

  it('ends its pages at 4 MiB without losing a record, and returns a larger record alone (decision 1.8)', async () => {
    await addBigMerchant(catalog, 'LONG', 60);
    const long = (bytes: number, place: number) =>
      catalog.store.sql(
        `UPDATE sku SET content = content || jsonb_build_object('name', repeat('x', $1))
          WHERE id IN (SELECT id FROM sku WHERE merchant_id = 'LONG' ORDER BY last_update_date, id OFFSET $2)`,
        [bytes, place],
      );
    await long(170_000, 0);
    await long(5 * MIB, 59);
    for (const list of LISTS) {
      const { rows, bytes } = await bytesOfPages(catalog, list, { merchantId: 'LONG' });
      expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
      const [largest = 0, ...otherSizes] = bytes.toSorted((a, b) => b - a);
      expect(largest - 5 * MIB).toBeLessThan(2_000);
      expect(Math.max(...otherSizes)).toBeLessThan(4.1 * MIB);
    }
  });
});

function keyOf({ lastUpdateDate, id }: { lastUpdateDate: string; id?: unknown }): string {
  return `${lastUpdateDate} ${id as string}`;
}
