import { ShipmentStatusChanged } from '#contracts';
import { HeldRows, committedEvents, eventually } from '#testing';
import { Logistics } from '../logistics.js';

describe('the republication of shipments (decision 8.7)', () => {
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
  });

  afterAll(() => logistics.stop());

  const published = () => committedEvents(logistics.service.store, ShipmentStatusChanged);
  const begin = async (wanted: object) =>
    (await logistics.post('/ops/shipments/republish', 'OPS', wanted)).body.jobId as string;
  const untilDone = (jobId: string) =>
    eventually(async () => {
      const { body } = await logistics.get(`/ops/shipments/republish/${jobId}`, 'OPS');
      expect(body).toMatchObject({ state: 'done', remaining: 0 });
      return body;
    });
  const republish = async (wanted: object) => {
    const before = (await published()).length;
    const progress = await untilDone(await begin(wanted));
    return { progress, events: (await published()).slice(before) };
  };

  it('publishes the last event of each again, with its version and its time', async () => {
    const own = await published();
    const last = ids.map((id) => ({
      ...own.findLast(({ shipmentId }) => shipmentId === id),
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

  it('is of one merchant, or of what changed since, where so requested', async () => {
    const one = await republish({ merchantId: 'GLOBEX' });
    expect(one.events.map(({ shipmentId }) => shipmentId)).toEqual([ids[2]]);
    const { occurredAt: from } = (await published()).find(
      ({ shipmentId, version }) => shipmentId === ids[1] && version === 2,
    )!;
    const since = await republish({ from });
    expect(since.events.map(({ shipmentId }) => shipmentId)).toEqual([ids[1]]);
    expect((await republish({ merchantId: 'ABSENT' })).events).toEqual([]);
  });

  it('continues in the next process where one was killed', async () => {
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
});
