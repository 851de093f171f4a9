import { OrderStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';

describe('the parcel list', () => {
  let logistics: Logistics;
  type Parcel = Awaited<ReturnType<Logistics['readyParcel']>>;
  let mine: Parcel[];
  let foreign: Parcel;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
    mine = [];
    for (const document of ['DOC-1', 'DOC-2', 'DOC-2']) {
      const customer = { firstName: 'Ana', document };
      mine.push(await logistics.readyParcel({ customer }));
    }
    foreign = await logistics.readyParcel({ merchantId: 'GLOBEX' });
    const cancelled = mine[2]!;
    await logistics.service.publisher.publish(
      OrderStatusChanged,
      statusChanged(cancelled, 'CANCELLED', 9),
    );
    await eventually(async () => {
      expect(await ids('status=SHIPMENT_CANCELED')).toEqual([cancelled.parcelId]);
    });
  });

  afterAll(() => logistics.stop());

  const list = (query: string, client: 'ACME' | 'GLOBEX' | 'FULFIL-1' = 'ACME') =>
    logistics.get(`/ext/parcels?${query}`, client);
  const ids = async (query: string, client: 'ACME' | 'GLOBEX' | 'FULFIL-1' = 'ACME') => {
    const { status, body } = await list(query, client);
    expect(status).toBe(200);
    return body.parcels.map(({ parcelId }: Parcel) => parcelId);
  };
  const all = () => mine.map(({ parcelId }) => parcelId);

  it('lists a merchant’s own parcels by their last update, and refuses a missing token', async () => {
    const { body } = await list('');
    expect(body.parcels.map(({ parcelId }: Parcel) => parcelId)).toEqual(all());
    expect(body).not.toHaveProperty('nextPageToken');
    expect(await ids('', 'GLOBEX')).toEqual([foreign.parcelId]);
  });

  it('lists for a partner the parcels of the merchants it serves, and nothing once it serves none (7.8)', async () => {
    expect((await ids('', 'FULFIL-1')).toSorted()).toEqual([...all(), foreign.parcelId].toSorted());
    const other = await logistics.service.fetch('/ext/parcels', {
      token: await logistics.service.tokens.partner('OTHER'),
    });
    expect(other.body).toEqual({ parcels: [] });
  });

  it('answers 404 for a parcel of another merchant as for an absent one', async () => {
    const seen = async (id: string) => {
      const { status, body } = await logistics.get(`/ext/parcels/${id}`, 'ACME');
      return [status, { ...body, instance: undefined }];
    };
    expect(await seen(foreign.parcelId)).toEqual(await seen('ACME000000999999MX'));
    expect((await seen(foreign.parcelId))[0]).toBe(404);
    expect((await logistics.get(`/ext/parcels/${foreign.parcelId}`, 'FULFIL-1')).status).toBe(200);
  });

  it('filters parcels by every filter of the specification', async () => {
    const [first, second, third] = mine as [Parcel, Parcel, Parcel];
    const { body } = await logistics.get(`/ext/parcels/${second.parcelId}`, 'ACME');
    const { creationDate, lastUpdateDate, salesChannelOrderId } = body;
    const { body: last } = await logistics.get(`/ext/parcels/${third.parcelId}`, 'ACME');
    const expected: [string, string[]][] = [
      [`trackingNumber=${first.parcelId}`, [first.parcelId]],
      [`lastMileTrackingNumber=${second.lastMileTrackingNumber}`, [second.parcelId]],
      [`salesChannelOrderId=${salesChannelOrderId}`, [second.parcelId]],
      [`text=${first.parcelId}`, [first.parcelId]],
      [`text=${second.lastMileTrackingNumber}`, [second.parcelId]],
      [`text=${third.orderId}`, [third.parcelId]],
      [`text=${salesChannelOrderId}`, [second.parcelId]],
      [`text=${salesChannelOrderId}&status=SHIPPED`, []],
      [`text=${foreign.parcelId}`, []],
      ['text=DOC-2', []],
      [`text=${first.parcelId.slice(3).toLowerCase()}`, [first.parcelId]],
      [`text=${second.lastMileTrackingNumber.slice(-5)}`, [second.parcelId]],
      [`text=${foreign.parcelId.slice(1)}`, []],
      ['salesChannel=MELI', all()],
      ['salesChannel=ECOM', []],
      ['customerDocument=DOC-2', [second.parcelId, third.parcelId]],
      ['customerDocument=doc2', [second.parcelId, third.parcelId]],
      ['customerDocument=D.o%20C%2F1-', [first.parcelId]],
      ['customerDocument=DOC', []],
      ['customerDocument=.', []],
      [`parcelIds=${third.parcelId},${first.parcelId}`, [first.parcelId, third.parcelId]],
      [`parcelIds=${foreign.parcelId}`, []],
      ['shipmentId=none', []],
      ['status=SHIPMENT_CREATED', [first.parcelId, second.parcelId]],
      [`creationDateFrom=${creationDate}`, [second.parcelId, third.parcelId]],
      [`creationDateUntil=${creationDate}`, [first.parcelId, second.parcelId]],
      [`lastUpdateDateFrom=${lastUpdateDate}`, [second.parcelId, third.parcelId]],
      [`lastUpdateDateUntil=${lastUpdateDate}`, [first.parcelId, second.parcelId]],
      [
        `lastUpdateDateFrom=${lastUpdateDate}&lastUpdateDateUntil=${lastUpdateDate}`,
        [second.parcelId],
      ],
      [`creationDateUntil=${last.creationDate.slice(0, 10)}`, all()],
    ];
    for (const [query, expectedIds] of expected)
      expect([query, await ids(query)]).toEqual([query, expectedIds]);
  });

  it('pages through parcels with the filters in the token (1.8)', async () => {
    const first = await list('pageSize=1&customerDocument=DOC-2');
    const token = encodeURIComponent(first.body.nextPageToken);
    const second = await list(`pageSize=1&nextPageToken=${token}`);
    expect([...first.body.parcels, ...second.body.parcels].map((p: Parcel) => p.parcelId)).toEqual([
      mine[1]!.parcelId,
      mine[2]!.parcelId,
    ]);
    expect(second.body).not.toHaveProperty('nextPageToken');
    expect(await ids(`customerDocument=DOC-2&nextPageToken=${token}`)).toEqual([mine[2]!.parcelId]);
    const changed = await list(`customerDocument=DOC-1&nextPageToken=${token}`);
    expect([changed.status, changed.body.parameter]).toEqual([400, 'customerDocument']);
    expect((await list(`nextPageToken=${token}`, 'GLOBEX')).status).toBe(400);
    expect((await list('nextPageToken=x.y')).status).toBe(400);
  });

  it('refuses invalid queries and names the parameter', async () => {
    for (const [query, parameter] of [
      ['status=LOST', 'status'],
      ['creationDateFrom=tomorrow', 'creationDateFrom'],
      ['lastUpdateDateFrom=2026-02-02&lastUpdateDateUntil=2026-02-01', 'lastUpdateDateFrom'],
      ['pageSize=201', 'pageSize'],
      ['parcelId=x', 'parcelId'],
      [`parcelIds=${Array(201).fill('x').join(',')}`, 'parcelIds'],
    ]) {
      const { status, body } = await list(query!);
      expect([query, status, body.parameter]).toEqual([query, 400, parameter]);
    }
  });
});
