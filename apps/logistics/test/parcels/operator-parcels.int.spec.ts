import {
  bytesOfPages,
  eventually,
  OPERATORS_ONLY,
  refusalsOfOperatorList,
  scanOfPage,
  walkOperatorList,
} from '#testing';
import { Logistics } from '../logistics.js';
import {
  selectParcels,
  selectParcelsOfAllMerchants,
} from '../../src/parcels/store/parcel-list.store.js';

const LIST = { path: '/ops/parcels', member: 'parcels' };

describe('parcels across merchants (decision 8.7)', () => {
  let logistics: Logistics;
  type Parcel = Awaited<ReturnType<Logistics['readyParcel']>>;
  let ofAcme: Parcel[];
  let ofGlobex: Parcel[];

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
    ofAcme = [];
    ofGlobex = [];
    for (const document of ['DOC-1', 'DOC-2']) {
      const customer = { firstName: 'Ana', document };
      ofAcme.push(await logistics.readyParcel({ customer }));
      ofGlobex.push(await logistics.readyParcel({ merchantId: 'GLOBEX', customer }));
    }
    await logistics.leave(ofAcme[0]!.parcelId);
  });

  afterAll(() => logistics.stop());

  const all = (query: Record<string, string> = {}) =>
    walkOperatorList(logistics.service, LIST, query);
  const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ parcelId }) => parcelId);
  const ownOf = async (merchantId: 'ACME' | 'GLOBEX') =>
    (await logistics.get('/ext/parcels', merchantId)).body.parcels;

  it('are listed once, as each merchant sees them, page by page', async () => {
    const rows = await all({ pageSize: '1' });
    expect(rows).toHaveLength(4);
    const keyOf = (row: { lastUpdateDate: string; parcelId?: unknown }) =>
      `${row.lastUpdateDate} ${row.parcelId as string}`;
    const listedByMerchants = [...(await ownOf('ACME')), ...(await ownOf('GLOBEX'))];
    expect(rows).toEqual(listedByMerchants.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
    expect(await all({ pageSize: '1', order: 'desc' })).toEqual(rows.toReversed());
  });

  it('are audited once when searched by a buyer’s document, without the document (decision 1.21)', async () => {
    for (const order of ['asc', 'desc']) await all({ customerDocument: 'doc2', order });
    const orders = [ofAcme[1]!, ofGlobex[1]!].map(({ orderId }) => ({ orderId }));
    const rows = await logistics.service.store.sql(
      `SELECT who, what, details FROM audit WHERE what = 'parcel.searched'`,
    );
    expect(rows).toEqual([{ who: 'OPS', what: 'parcel.searched', details: { orders } }]);
  });

  it('take the filters of a merchant’s list, and a merchant', async () => {
    const [first, second] = ofGlobex as [Parcel, Parcel];
    expect(idsOf(await all({ merchantId: 'GLOBEX', pageSize: '1' }))).toEqual(
      [first, second].map(({ parcelId }) => parcelId),
    );
    expect(idsOf(await all({ customerDocument: 'DOC-1' }))).toHaveLength(2);
    expect(idsOf(await all({ customerDocument: 'DOC-1', merchantId: 'GLOBEX' }))).toEqual([
      first.parcelId,
    ]);
    expect(idsOf(await all({ status: 'SHIPPED' }))).toEqual([ofAcme[0]!.parcelId]);
    expect(await all({ merchantId: 'NONE' })).toEqual([]);
  });

  it('keep the merchant in the page tokens, which no merchant can use (decision 1.8)', async () => {
    const { nextPageToken } = (
      await logistics.get('/ops/parcels?merchantId=ACME&pageSize=1', 'OPS')
    ).body;
    const token = `nextPageToken=${encodeURIComponent(nextPageToken)}`;
    const next = await logistics.get(`/ops/parcels?${token}`, 'OPS');
    expect(next.body.parcels).toMatchObject([{ merchantId: 'ACME' }]);
    const other = await logistics.get(`/ops/parcels?${token}&merchantId=GLOBEX`, 'OPS');
    expect([other.status, other.body.parameter]).toEqual([400, 'merchantId']);
    expect((await logistics.get(`/ext/parcels?${token}`, 'ACME')).status).toBe(400);
    expect((await logistics.get('/ext/parcels?merchantId=GLOBEX', 'ACME')).status).toBe(400);
  });

  it('are for operators only (decision 2.4)', async () => {
    expect(await refusalsOfOperatorList(logistics.service, LIST.path)).toEqual(OPERATORS_ONLY);
  });

  it('have the version of the latest event about their order', async () => {
    await eventually(async () => {
      const published = logistics.service.events.versions('logistics.fulfillment');
      const rows = (await all()).map(({ orderId, version }) => [orderId, version]);
      expect(rows).toEqual(rows.map(([id]) => [id, published.get(id as string)]));
    });
    const [{ orderId, parcelId }] = ofAcme as [Parcel];
    const { body } = await logistics.get(`/ext/parcels/${parcelId}`, 'ACME');
    expect(body).toMatchObject({ orderId, version: 6 });
  });

  it('are read, up to 4 MiB, as one range of the index of all merchants, or of the index of one merchant', async () => {
    const { store } = logistics.service;
    const copy = (table: string, members: string) =>
      store.sql(
        `INSERT INTO ${table}
         SELECT (jsonb_populate_record(o, jsonb_build_object('order_id', o.order_id || i ${members}))).*
           FROM ${table} o, generate_series(1, 5000) AS i WHERE o.order_id = $1`,
        [ofAcme[1]!.orderId],
      );
    await copy('order_flow', '');
    await copy(
      'parcel',
      `, 'code', o.code || i, 'invoice_number', o.invoice_number || i, 'parcel_id', o.parcel_id || i,
         'last_mile_tracking_number', o.last_mile_tracking_number || i, 'tracking_token', o.tracking_token || i,
         'last_update_date', o.last_update_date + i * interval '1 ms'`,
    );
    await store.sql('ANALYZE parcel');
    for (const [order, minutes, sign] of [
      ['asc', -5, '>'],
      ['desc', 5, '<'],
    ] as const) {
      const lastUpdateDate = new Date(Date.now() + minutes * 60_000).toISOString();
      const range = { after: { lastUpdateDate, id: '' }, order, limit: 51 };
      const across = await scanOfPage(
        store,
        (queries) => selectParcelsOfAllMerchants(queries, {}, range),
        'parcel',
      );
      expect(across).toMatchObject({ 'Index Name': 'parcel_list_of_all', 'Actual Rows': 51 });
      expect(across['Index Cond']).toContain(`ROW(last_update_date, parcel_id) ${sign} ROW(`);
      const withinMerchant = await scanOfPage(
        store,
        (queries) => selectParcels(queries, ['ACME'], {}, range),
        'parcel',
      );
      expect(withinMerchant).toMatchObject({ 'Index Name': 'parcel_list', 'Actual Rows': 51 });
    }
    await store.sql(
      `UPDATE parcel SET merchant_id = 'LONG', items = jsonb_set(items, '{0,name}', to_jsonb(repeat('x', 170000)))
        WHERE parcel_id IN (SELECT parcel_id FROM parcel WHERE parcel_id LIKE $1 || '%' ORDER BY parcel_id LIMIT 60)`,
      [ofAcme[1]!.parcelId],
    );
    const { rows, bytes } = await bytesOfPages(logistics.service, LIST, { merchantId: 'LONG' });
    expect(new Set(idsOf(rows)).size).toBe(60);
    expect(rows).toHaveLength(60);
    // The names of items are read but not shown.
    expect(bytes).toHaveLength(3);
  });
});
