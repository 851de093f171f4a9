import { PriceLocalized, SkuDeleted } from '#contracts';
import {
  blocksRead,
  eventually,
  OPERATORS_ONLY,
  refusalsOfOperatorList,
  scanOfPage,
  walkOperatorList,
} from '#testing';
import { skuDeleted } from '../events.js';
import { startPricing, type PricingService } from '../pricing-service.js';
import { listPrices, listPricesOfAllMerchants } from '../../src/prices/store/price-list.store.js';

const LIST = { path: '/ops/prices', member: 'prices' };

describe('valid prices across merchants (decision 8.7)', () => {
  let pricing: PricingService;

  beforeAll(async () => {
    pricing = await startPricing();
    for (const merchantId of ['ACME', 'GLOBEX']) {
      for (const skuId of ['A', 'B-1']) {
        await pricing.addSku(skuId, { merchantId });
        await pricing.postPrice(`origin/${skuId}`, { salePrice: 60, listPrice: 75 }, merchantId);
      }
    }
    await eventually(async () => expect(await all()).toHaveLength(12), {
      waitingFor: 'the prices of both merchants in three channels',
    });
  });

  afterAll(() => pricing.service.stop());

  const all = (query: Record<string, string> = {}) =>
    walkOperatorList(pricing.service, LIST, query);
  const fetchAsOperator = async (path: string) =>
    pricing.service.fetch(path, { token: await pricing.service.tokens.operator() });

  it('are listed once, in the form that each merchant sees, by last update, page by page', async () => {
    const rows = await all({ pageSize: '5' });
    const keys = rows.map((row) => `${row.lastUpdateDate} ${row.id as string}`);
    expect(keys).toEqual([...new Set(keys)].toSorted());
    expect(await all({ pageSize: '5', order: 'desc' })).toEqual(rows.toReversed());
    for (const { salesChannel, lastUpdateDate, ...row } of rows) {
      const path = `${row.skuId as string}/validPrice?salesChannel=${salesChannel as string}&currency=${row.localizedCurrency as string}`;
      expect((await pricing.readPrice(path, row.merchantId)).body).toEqual(row);
      expect(lastUpdateDate).toBe(row.localizationTimestamp);
    }
  });

  it('can be filtered by merchant and bounds of the last update', async () => {
    const rows = await all();
    const ofGlobex = rows.filter(({ merchantId }) => merchantId === 'GLOBEX');
    expect(ofGlobex).toHaveLength(6);
    expect(await all({ merchantId: 'GLOBEX', pageSize: '1' })).toEqual(ofGlobex);
    expect(await all({ merchantId: 'GLOB' })).toEqual([]);
    const updateDate = ofGlobex[2]!.lastUpdateDate;
    expect(await all({ lastUpdateDateFrom: updateDate })).toEqual(
      rows.filter(({ lastUpdateDate }) => lastUpdateDate >= updateDate),
    );
    expect(
      await all({ lastUpdateDateUntil: updateDate, merchantId: 'GLOBEX', pageSize: '1' }),
    ).toEqual(ofGlobex.filter(({ lastUpdateDate }) => lastUpdateDate <= updateDate));
    expect(await all({ text: 'B-1', pageSize: '4' })).toEqual(
      rows.filter(({ skuId }) => skuId === 'B-1'),
    );
    expect(await all({ text: 'B-1', merchantId: 'GLOBEX' })).toHaveLength(3);
    expect(await all({ text: 'B' })).toEqual([]);
    const named = String(rows[0]?.['skuName']).slice(1).toUpperCase();
    expect(await all({ text: named })).toEqual(
      rows.filter(({ skuName }) => skuName === rows[0]?.['skuName']),
    );
    expect(await all({ text: 'no such title' })).toEqual([]);
    const wrong = await fetchAsOperator('/ops/prices?lastUpdateDateFrom=soon');
    expect([wrong.status, wrong.body.parameter]).toEqual([400, 'lastUpdateDateFrom']);
  });

  it('are listed for a merchant as its own prices, with the same filters', async () => {
    const listOf = async (query: string, merchantId = 'GLOBEX') => {
      const token = await pricing.service.tokens.merchant(merchantId);
      return (await pricing.service.fetch(`/ext/prices?${query}`, { token })).body;
    };
    const rows = await all({ merchantId: 'GLOBEX' });
    expect(await listOf('')).toEqual({ prices: rows });
    expect((await listOf('order=desc')).prices).toEqual(rows.toReversed());
    const { prices, nextPageToken } = await listOf('pageSize=4');
    const token = `nextPageToken=${encodeURIComponent(nextPageToken)}`;
    expect([...prices, ...(await listOf(token)).prices]).toEqual(rows);
    expect((await listOf(token, 'ACME')).code).toBe('invalid-page-token');
    expect((await listOf(`lastUpdateDateUntil=${rows[0]!.lastUpdateDate}`)).prices).toContainEqual(
      rows[0],
    );
    expect(await listOf('text=B-1')).toEqual({
      prices: rows.filter(({ skuId }) => skuId === 'B-1'),
    });
    expect(await listOf('text=B')).toEqual({ prices: [] });
    expect(await listOf('merchantId=ACME')).toMatchObject({ status: 400, parameter: 'merchantId' });
  });

  it('follow from the prices that the merchant sent (decision 5.11)', async () => {
    const sent = async (skuId: string, merchantId = 'ACME') =>
      (await pricing.readPrice(`${skuId}/sentPrices`, merchantId)).body;
    await pricing.addSku('C');
    expect(await sent('C')).toEqual({ skuId: 'C', destinations: [] });
    const destination = { salesChannel: 'MELI', country: 'MX', salePrice: 1299, listPrice: 1599 };
    await pricing.postPrice('destination/C', destination);
    const sentDate = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const inMeli = {
      salesChannel: 'MELI',
      salePrice: 1299,
      listPrice: 1599,
      currency: 'MXN',
      sentDate,
    };
    const first = await sent('C');
    expect(first).toEqual({ skuId: 'C', destinations: [inMeli] });
    await pricing.priceWhen('C/validPrice?salesChannel=MELI&currency=MXN', () => undefined);
    expect(await sent('C')).toEqual(first);
    await pricing.postPrice('origin/C', { salePrice: 0.5 });
    const origin = { salePrice: 0.5, listPrice: 0.5, currency: 'USD', sentDate };
    expect(await sent('C')).toEqual({ skuId: 'C', origin, destinations: [] });
    expect(await sent('B-1', 'GLOBEX')).toMatchObject({ origin: { currency: 'EUR' } });
    expect(await sent('C', 'GLOBEX')).toMatchObject({ status: 404, code: 'sku-not-found' });
    await pricing.service.publisher.publish(SkuDeleted, skuDeleted('C'));
    await eventually(async () => expect((await sent('C')).status).toBe(404));
  });

  it('include the merchant in the page tokens (decision 1.8)', async () => {
    const { nextPageToken } = (await fetchAsOperator('/ops/prices?merchantId=ACME&pageSize=5'))
      .body;
    const token = `nextPageToken=${encodeURIComponent(nextPageToken)}`;
    expect((await fetchAsOperator(`/ops/prices?${token}`)).body.prices).toMatchObject([
      { merchantId: 'ACME' },
    ]);
    const other = await fetchAsOperator(`/ops/prices?${token}&merchantId=GLOBEX`);
    expect([other.status, other.body.parameter]).toEqual([400, 'merchantId']);
  });

  it('are for operators only (decision 2.4)', async () => {
    expect(await refusalsOfOperatorList(pricing.service, LIST.path)).toEqual(OPERATORS_ONLY);
  });

  it('have the version of their newest event', async () => {
    await eventually(async () => {
      const published = pricing.service.events.versions('pricing.price');
      const rows = (await all()).map(({ id, version }) => [id, version]);
      expect(rows).toEqual(rows.map(([id]) => [id, published.get(id as string)]));
    });
  });

  it('leave the list when a newer request fails, and return with the next price (decision 5.5)', async () => {
    const { service, postPrice } = pricing;
    const path = 'B-1/validPrice?salesChannel=MELI&currency=MXN';
    const isListed = async () => (await all()).some(({ id }) => id === 'ACME-B-1-MELI');
    expect((await pricing.readPrice(path)).body.version).toBe(2);
    expect(await isListed()).toBe(true);
    await postPrice('origin/B-1', { salePrice: 90_000, listPrice: 90_000 });
    await eventually(() =>
      expect(service.events.versions('pricing.price').get('ACME-B-1-MELI')).toBe(4),
    );
    expect((await pricing.readPrice(path)).status).toBe(404);
    expect((await pricing.readPrice(path.replace('?', '/breakdown?'))).status).toBe(404);
    expect(await isListed()).toBe(false);
    await postPrice('origin/B-1', { salePrice: 61, listPrice: 75 });
    const next = await service.events.waitFor(
      PriceLocalized,
      ({ priceId, version }) => priceId === 'ACME-B-1-MELI' && version > 4,
    );
    expect((await pricing.readPrice(path)).body.version).toBe(next.version);
    expect((await all()).find(({ id }) => id === 'ACME-B-1-MELI')!.version).toBe(next.version);
  });

  it('leave the list with their SKU', async () => {
    await pricing.service.publisher.publish(SkuDeleted, skuDeleted('A', 'GLOBEX'));
    await eventually(async () => expect(await all({ merchantId: 'GLOBEX' })).toHaveLength(3));
  });

  it('are read as one range of an index, across merchants and for one merchant', async () => {
    const { store } = pricing.service;
    const copy = (table: string, member: string) =>
      store.sql(
        `INSERT INTO ${table}
         SELECT (jsonb_populate_record(o, jsonb_build_object('price_id', o.price_id || i,
                   '${member}', o.${member} + i * interval '1 ms'))).*
           FROM ${table} o, generate_series(1, 5000) AS i WHERE o.price_id = 'ACME-A-MELI'`,
      );
    await copy('price_request', 'requested_at');
    await copy('price_record', 'localization_timestamp');
    await store.sql('ANALYZE price_record');
    await store.sql('ANALYZE price_request');
    for (const [order, minutes, sign] of [
      ['asc', -5, '>'],
      ['desc', 5, '<'],
    ] as const) {
      const lastUpdateDate = new Date(Date.now() + minutes * 60_000).toISOString();
      const range = { after: { lastUpdateDate, id: '' }, order, limit: 51 };
      const across = await scanOfPage(
        store,
        (queries) => listPricesOfAllMerchants(queries, {}, range),
        'price_record',
      );
      expect(across).toMatchObject({ 'Index Name': 'price_record_list_of_all', 'Actual Rows': 51 });
      expect(across['Index Cond']).toContain(`ROW(localization_timestamp, price_id) ${sign} ROW(`);
      const withinMerchant = await scanOfPage(
        store,
        (queries) => listPrices(queries, 'ACME', {}, range),
        'price_record',
      );
      expect(withinMerchant).toMatchObject({
        'Index Name': 'price_record_list',
        'Actual Rows': 51,
      });
    }
    const range = { limit: 51 };
    const blocks = await Promise.all([
      blocksRead(store, (queries) => listPrices(queries, 'ACME', { text: 'B-1' }, range)),
      blocksRead(store, (queries) => listPricesOfAllMerchants(queries, { text: 'B-1' }, range)),
    ]);
    expect(Math.max(...blocks)).toBeLessThan(60);
  });
});
