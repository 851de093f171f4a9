import {
  FulfillmentProgressed,
  OrderPersonalDataErased,
  OrderStatusChanged,
  ParcelTrackingUpdated,
  type EventOf,
} from '#contracts';
import { HeldRows, committedEvents, eventually } from '#testing';
import { personalDataErased, statusChanged, trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';

type Event = EventOf<typeof FulfillmentProgressed> | EventOf<typeof ParcelTrackingUpdated>;

describe('the republication of parcels (decision 8.7)', () => {
  let logistics: Logistics;
  type Parcel = Awaited<ReturnType<Logistics['readyParcel']>>;
  let tracked: Parcel;
  let cancelled: Parcel;
  let foreign: Parcel;
  let original: Event[];

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
    tracked = await logistics.readyParcel();
    cancelled = await logistics.readyParcel();
    foreign = await logistics.readyParcel({ merchantId: 'GLOBEX' });
    const { parcelId } = tracked;
    for (const code of ['AWAITING_PICK_UP', 'LEFT_FULFILLMENT']) {
      const { status } = await logistics.report('ACME', 'ACME-FC', [trackingEvent(parcelId, code)]);
      expect(status).toBe(202);
    }
    await logistics.service.publisher.publish(
      OrderStatusChanged,
      statusChanged(cancelled, 'CANCELLED', 9),
    );
    await eventually(async () => {
      const { body } = await logistics.get(`/ext/parcels/${cancelled.parcelId}`, 'ACME');
      expect(body.status).toBe('SHIPMENT_CANCELED');
    });
    original = await published();
  });

  afterAll(() => logistics.stop());

  const published = async (): Promise<Event[]> => {
    const { store } = logistics.service;
    return [
      ...(await committedEvents(store, FulfillmentProgressed)),
      ...(await committedEvents(store, ParcelTrackingUpdated)),
    ];
  };
  const begin = async (request: object) => {
    const { status, body } = await logistics.post('/ops/parcels/republish', 'OPS', request);
    expect(status).toBe(202);
    return body.jobId as string;
  };
  const untilDone = (jobId: string) =>
    eventually(async () => {
      const { body } = await logistics.get(`/ops/parcels/republish/${jobId}`, 'OPS');
      expect(body).toMatchObject({ state: 'done', remaining: 0 });
      return body;
    });
  /** The published events of a republication, and its progress. */
  const republish = async (request: object) => {
    const before = new Set((await published()).map(({ eventId }) => eventId));
    const progress = await untilDone(await begin(request));
    const events = (await published()).filter(({ eventId }) => !before.has(eventId));
    return { progress, events };
  };
  const of = ({ orderId }: { orderId: string }, events: readonly Event[]) =>
    events
      .filter((event) => event.orderId === orderId)
      .toSorted((a, b) => (a.version as number) - (b.version as number));
  const asRepublished = (event: Event | undefined) => ({ ...event, eventId: expect.any(String) });
  const idsOf = (events: readonly Event[]) =>
    [...new Set(events.map(({ orderId }) => orderId))].toSorted();
  const rows = () =>
    logistics.service.store.sql(
      'SELECT order_id, status, version, last_update_date FROM parcel ORDER BY 1',
    );

  it('publishes the steps with a parcel’s facts and all its tracking, each with its version and time', async () => {
    const stored = await rows();
    const { progress, events } = await republish({});
    expect(progress).toMatchObject({ published: 3 });
    const publishedBefore = of(tracked, original);
    expect(publishedBefore.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const [, , invoiced, ready, created, awaiting, departed] = publishedBefore as [
      Event,
      ...Event[],
    ] & {
      [index: number]: EventOf<typeof ParcelTrackingUpdated>;
    };
    const reported = [awaiting, departed].flatMap((event) => (event ? event.events : []));
    expect(of(tracked, events)).toEqual([
      asRepublished(invoiced),
      asRepublished(ready),
      { ...asRepublished(created), parcelStatus: 'SHIPPED' },
      { ...asRepublished(departed), events: reported },
    ]);
    expect(await rows()).toEqual(stored);
  });

  it('publishes a cancelled parcel with all its events except the first two', async () => {
    const publishedBefore = of(cancelled, original);
    const { events } = await republish({});
    const asItIs = (event: Event | undefined) => ({
      ...asRepublished(event),
      parcelStatus: 'SHIPMENT_CANCELED',
    });
    const [, , invoiced, ready, created, canceled] = publishedBefore;
    expect(of(cancelled, events)).toEqual([
      asRepublished(invoiced),
      asRepublished(ready),
      asItIs(created),
      asItIs(canceled),
    ]);
  });

  it('is limited to one merchant, or to the changes since a date, on request', async () => {
    const ofMerchant = await republish({ merchantId: 'GLOBEX' });
    expect(ofMerchant.progress).toMatchObject({ merchantId: 'GLOBEX', published: 1 });
    expect(idsOf(ofMerchant.events)).toEqual([foreign.orderId]);
    const { body } = await logistics.get(`/ext/parcels/${cancelled.parcelId}`, 'ACME');
    const since = await republish({ merchantId: 'ACME', from: body.lastUpdateDate });
    expect(idsOf(since.events)).toEqual([cancelled.orderId]);
  });

  it('leaves out parcels that are not listed yet, and the invoice of an erased buyer', async () => {
    const { orderId } = foreign;
    const { publisher, store } = logistics.service;
    await publisher.publish(OrderPersonalDataErased, personalDataErased(foreign));
    await eventually(async () => {
      expect(
        await store.sql('SELECT FROM document WHERE revoked_at IS NULL AND order_id = $1', [
          orderId,
        ]),
      ).toEqual([]);
    });
    await store.sql(
      `INSERT INTO order_flow (order_id, merchant_id) VALUES ('GLOBEX-MELI-unlisted', 'GLOBEX')`,
    );
    await store.sql(
      `INSERT INTO parcel SELECT (jsonb_populate_record(p, '{"order_id": "GLOBEX-MELI-unlisted", "code": "unlisted",
                "status": null, "invoice_number": null, "parcel_id": null, "last_mile_tracking_number": null,
                "tracking_token": null, "creation_date": null, "last_update_date": null, "version": 2}')).*
         FROM parcel p WHERE order_id = $1`,
      [orderId],
    );
    const { progress, events } = await republish({ merchantId: 'GLOBEX' });
    expect(progress).toMatchObject({ published: 1 });
    expect(of(foreign, events).map(({ version }) => version)).toEqual([4, 5]);
    expect(idsOf(events)).toEqual([orderId]);
  });

  it('continues in the next process after a process is killed', async () => {
    // The portion is blocked at its last parcel when its process ends.
    const held = await HeldRows.take(
      logistics.service,
      `SELECT FROM parcel WHERE order_id = '${foreign.orderId}' FOR UPDATE`,
    );
    const before = (await published()).length;
    const jobId = await begin({});
    await held.endWaiting();
    expect(await untilDone(jobId)).toMatchObject({ published: 3 });
    // Four events of each parcel, but two of the erased one, which was never reported.
    expect((await published()).length).toBe(before + 10);
  });
});
