import { ShipmentStatusChanged } from '#contracts';
import { MIB } from '#edge';
import {
  HeldRows,
  OPERATORS_ONLY,
  bytesOfPages,
  committedEvents,
  eventually,
  refusalsOfOperatorList,
  scanOfPage,
  walkOperatorList,
} from '#testing';
import { Logistics } from '../logistics.js';
import {
  selectShipments,
  selectShipmentsOfAllMerchants,
} from '../../src/shipments/store/shipment-list.store.js';

const LIST = { path: '/ops/shipments', member: 'shipments' };

describe('the lists of shipments and their republication (decision 8.7)', () => {
  let logistics: Logistics;
  let ids: string[];

  const create = async (merchantId: 'ACME' | 'GLOBEX') => {
    const { parcelId } = await logistics.readyParcel({ merchantId });
    const { status, body } = await logistics.post('/ext/shipments', merchantId, {
      parcelIds: [parcelId],
      expectedShipDate: '2026-11-21',
      expectedDeliveryDate: '2026-11-22',
      firstMileTrackingNumber: 'FM-1',
    });
    expect(status).toBe(201);
    return { id: body.id as string, parcelId };
  };

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
    const shipments = [await create('ACME'), await create('ACME'), await create('GLOBEX')] as const;
    ids = shipments.map(({ id }) => id);
    expect((await logistics.leave(shipments[0].parcelId)).status).toBe(202);
    expect((await logistics.post(`/ext/shipments/${ids[1]}/cancel`, 'ACME')).status).toBe(200);
  }, 60_000);

  afterAll(() => logistics.stop());

  const published = () => committedEvents(logistics.service.store, ShipmentStatusChanged);
  const begin = async (request: object) =>
    (await logistics.post('/ops/shipments/republish', 'OPS', request)).body.jobId as string;
  const untilDone = (jobId: string) =>
    eventually(async () => {
      const { body } = await logistics.get(`/ops/shipments/republish/${jobId}`, 'OPS');
      expect(body).toMatchObject({ state: 'done', remaining: 0 });
      return body;
    });
  const republish = async (request: object) => {
    const before = (await published()).length;
    const progress = await untilDone(await begin(request));
    return { progress, events: (await published()).slice(before) };
  };

  const listed = async (query: string, client: 'ACME' | 'GLOBEX' | 'FULFIL-1') => {
    const { body } = await logistics.get(`/ext/shipments?${query}`, client);
    return body.shipments.map(({ id }: { id: string }) => id);
  };

  it('show shipments by their last update to the callers that may read them (7.8)', async () => {
    const [shipped, cancelled, created] = ids as [string, string, string];
    const { body } = await logistics.get('/ext/shipments', 'ACME');
    const read = [shipped, cancelled].map((id) => logistics.get(`/ext/shipments/${id}`, 'ACME'));
    expect(body).toEqual({ shipments: (await Promise.all(read)).map((answer) => answer.body) });
    expect(await listed('', 'GLOBEX')).toEqual([created]);
    expect((await listed('', 'FULFIL-1')).toSorted()).toEqual(ids.toSorted());
    expect(await listed('order=desc', 'ACME')).toEqual([cancelled, shipped]);
    const token = await logistics.service.tokens.partner('OTHER');
    const other = await logistics.service.fetch('/ext/shipments', { token });
    expect(other.body).toEqual({ shipments: [] });
  });

  it('have filters, and pages with the filters in the token (1.8)', async () => {
    const [shipped, cancelled] = ids as [string, string];
    const { body } = await logistics.get(`/ext/shipments/${cancelled}`, 'ACME');
    const { creationDate, lastUpdateDate } = body;
    for (const [query, expectedIds] of [
      ['status=SHIPPED', [shipped]],
      ['status=CREATED', []],
      [`creationDateFrom=${creationDate}`, [cancelled]],
      [`creationDateUntil=${creationDate}`, [shipped, cancelled]],
      [`lastUpdateDateFrom=${lastUpdateDate}`, [cancelled]],
      [`lastUpdateDateUntil=${lastUpdateDate}&status=SHIPPED`, [shipped]],
    ] as const) {
      expect([query, await listed(query, 'ACME')]).toEqual([query, expectedIds]);
    }
    const first = await logistics.get('/ext/shipments?pageSize=1&order=desc', 'ACME');
    const token = `nextPageToken=${encodeURIComponent(first.body.nextPageToken)}`;
    expect(await listed(token, 'ACME')).toEqual([shipped]);
    for (const [query, parameter] of [
      [`${token}&status=SHIPPED`, 'status'],
      [`${token}&order=asc`, 'order'],
      ['status=LOST', 'status'],
      ['lastUpdateDateFrom=2026-02-02&lastUpdateDateUntil=2026-02-01', 'lastUpdateDateFrom'],
      ['merchantId=GLOBEX', 'merchantId'],
    ]) {
      const refused = await logistics.get(`/ext/shipments?${query}`, 'ACME');
      expect([refused.status, refused.body.parameter]).toEqual([400, parameter]);
    }
    expect((await logistics.get(`/ext/shipments?${token}`, 'GLOBEX')).status).toBe(400);
  });

  it('show the shipments of all merchants to operators only', async () => {
    const all = (query: Record<string, string>) =>
      walkOperatorList(logistics.service, LIST, { pageSize: '1', ...query });
    const rows = await all({});
    expect(rows.map(({ id }) => id)).toEqual(await listed('', 'FULFIL-1'));
    expect((await all({ merchantId: 'GLOBEX' })).map(({ id }) => id)).toEqual([ids[2]]);
    expect(await all({ order: 'desc' })).toEqual(rows.toReversed());
    expect((await all({ status: 'CANCELLED' })).map(({ id }) => id)).toEqual([ids[1]]);
    expect(await refusalsOfOperatorList(logistics.service, LIST.path)).toEqual(OPERATORS_ONLY);
  });

  it('publish the last event of each shipment again, with its version and its time', async () => {
    const publishedBefore = await published();
    const last = ids.map((id) => ({
      ...publishedBefore.findLast(({ shipmentId }) => shipmentId === id),
      eventId: expect.any(String),
    }));
    expect(last).toMatchObject([
      { status: 'SHIPPED', previousStatus: 'CREATED', version: 2 },
      { status: 'CANCELLED', previousStatus: 'CREATED', version: 2 },
      { status: 'CREATED', version: 1 },
    ]);
    const { progress, events } = await republish({});
    expect(progress).toMatchObject({ published: 3 });
    expect(events).toEqual(last);
    const eventIds = (await published()).map(({ eventId }) => eventId);
    expect(new Set(eventIds).size).toBe(eventIds.length);
    const { body } = await logistics.get(`/ext/shipments/${ids[1]}`, 'ACME');
    expect(events[1]?.occurredAt).toBe(body.lastUpdateDate);
  });

  it('can be limited to one merchant, or to the changes since a date', async () => {
    const ofMerchant = await republish({ merchantId: 'GLOBEX' });
    expect(ofMerchant.events.map(({ shipmentId }) => shipmentId)).toEqual([ids[2]]);
    const { occurredAt: from } = (await published()).find(
      ({ shipmentId, version }) => shipmentId === ids[1] && version === 2,
    )!;
    const since = await republish({ from });
    expect(since.events.map(({ shipmentId }) => shipmentId)).toEqual([ids[1]]);
    expect((await republish({ merchantId: 'ABSENT' })).events).toEqual([]);
  });

  it('continue in the next process after a process is killed', async () => {
    const held = await HeldRows.take(
      logistics.service,
      `SELECT FROM shipment WHERE shipment_id = '${ids[1]}' FOR UPDATE`,
    );
    const before = (await published()).length;
    const jobId = await begin({});
    await held.endWaiting();
    expect(await untilDone(jobId)).toMatchObject({ published: 3 });
    expect((await published()).length).toBe(before + 3);
  });

  it('read a page, up to 4 MiB, as one range of an index, for one merchant and for all', async () => {
    const { store } = logistics.service;
    await store.sql(
      `INSERT INTO shipment
       SELECT (jsonb_populate_record(o, jsonb_build_object('shipment_id', o.shipment_id || i,
                 'last_update_date', o.last_update_date + i * interval '1 ms'))).*
         FROM shipment o, generate_series(1, 5000) AS i WHERE o.shipment_id = $1`,
      [ids[0]],
    );
    await store.sql('ANALYZE shipment');
    const after = { lastUpdateDate: new Date(Date.now() + 60_000).toISOString(), id: '' };
    const range = { after, order: 'desc', limit: 51 } as const;
    const of = 'shipment';
    const withinMerchant = await scanOfPage(
      store,
      (queries) => selectShipments(queries, ['ACME'], {}, range),
      of,
    );
    expect(withinMerchant).toMatchObject({ 'Index Name': 'shipment_list', 'Actual Rows': 51 });
    const all = await scanOfPage(
      store,
      (queries) => selectShipmentsOfAllMerchants(queries, {}, range),
      of,
    );
    expect(all).toMatchObject({ 'Index Name': 'shipment_list_of_all', 'Actual Rows': 51 });
    await store.sql(
      `UPDATE shipment SET merchant_id = 'LONG', parcel_ids = array_fill(repeat('x', 1000), ARRAY[170])
        WHERE shipment_id IN (SELECT shipment_id FROM shipment WHERE shipment_id LIKE $1 || '%' ORDER BY shipment_id LIMIT 60)`,
      [ids[0]],
    );
    const { rows, bytes } = await bytesOfPages(logistics.service, LIST, { merchantId: 'LONG' });
    expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
    expect(rows).toHaveLength(60);
    expect(Math.max(...bytes)).toBeLessThan(4.1 * MIB);
  });
});
