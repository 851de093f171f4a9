import { OrderStatusChanged, ShipmentStatusChanged } from '#contracts';
import { eventually } from '#testing';
import { statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';

type Parcel = Awaited<ReturnType<Logistics['readyParcel']>>;

const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('the API of shipments', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  const body = (parcels: readonly Parcel[], change: object = {}) => ({
    parcelIds: parcels.map(({ parcelId }) => parcelId),
    expectedShipDate: '2026-11-21T10:00:00-03:00',
    expectedDeliveryDate: '2026-11-22',
    firstMileTrackingNumber: 'FM-1',
    ...change,
  });
  const create = (parcels: readonly Parcel[], change?: object) =>
    logistics.post('/ext/shipments', 'ACME', body(parcels, change));
  const read = async (id: string) => (await logistics.get(`/ext/shipments/${id}`, 'ACME')).body;
  const parcelOf = async ({ parcelId }: Parcel) =>
    (await logistics.get(`/ext/parcels/${parcelId}`, 'FULFIL-1')).body;
  const cancel = (id: string) => logistics.post(`/ext/shipments/${id}/cancel`, 'ACME');
  const cancelOrder = (parcel: Parcel) =>
    logistics.service.publisher.publish(OrderStatusChanged, statusChanged(parcel, 'CANCELLED', 9));
  const published = (id: string) =>
    logistics.service.events.all(ShipmentStatusChanged).filter((e) => e.shipmentId === id);
  const waitForPublished = (id: string, status: string) =>
    logistics.service.events.waitFor(
      ShipmentStatusChanged,
      (event) => event.shipmentId === id && event.status === status,
    );
  const faults = ({ errors }: { errors: { pointer: string; code: string }[] }) =>
    errors.map(({ pointer, code }) => [pointer, code]);
  const two = async () => [await logistics.readyParcel(), await logistics.readyParcel()] as const;

  it('creates a shipment, returns it in the documented shape and publishes it (7.9)', async () => {
    const parcels = await two();
    const { lastUpdateDate } = await parcelOf(parcels[0]);
    const extra = { firstMileCarrierId: 'SHUTTLE', description: 'Monday’s' };
    const { status, body: made } = await create(parcels, extra);
    expect([status, made]).toEqual([
      201,
      {
        id: expect.any(String),
        version: 1,
        status: 'CREATED',
        parcelIds: parcels.map(({ parcelId }) => parcelId),
        ...extra,
        expectedShipDate: '2026-11-21T13:00:00.000Z',
        expectedDeliveryDate: '2026-11-22T00:00:00.000Z',
        firstMileTrackingNumber: 'FM-1',
        weight: 0.7,
        merchantId: 'ACME',
        creationDate: INSTANT,
        lastUpdateDate: made.creationDate,
        type: 'shipment',
      },
    ]);
    expect(await read(made.id)).toEqual(made);
    const parcel = await parcelOf(parcels[0]);
    expect(parcel.shipmentId).toBe(made.id);
    expect(parcel.lastUpdateDate > lastUpdateDate).toBe(true);
    const list = await logistics.get(`/ext/parcels?shipmentId=${made.id}`, 'ACME');
    expect(list.body.parcels).toHaveLength(2);
    expect(await waitForPublished(made.id, 'CREATED')).toMatchObject({
      merchantId: 'ACME',
      subject: made.id,
      version: 1,
      parcelIds: made.parcelIds,
      weight: '0.7',
      expectedShipDate: '2026-11-21T13:00:00.000Z',
      firstMileCarrierId: 'SHUTTLE',
      firstMileTrackingNumber: 'FM-1',
      creationDate: made.creationDate,
    });
  });

  it('omits optional members that the request omits', async () => {
    const { body: made } = await create([await logistics.readyParcel()]);
    expect(made).not.toHaveProperty('description');
    expect(made).not.toHaveProperty('firstMileCarrierId');
  });

  it('sets SHIPPED once every parcel that is not cancelled has left (7.9)', async () => {
    const parcels = [...(await two()), await logistics.readyParcel()] as const;
    const { body: made } = await create(parcels);
    await logistics.leave(parcels[0].parcelId);
    expect((await read(made.id)).status).toBe('CREATED');
    await cancelOrder(parcels[1]);
    await eventually(async () => {
      expect((await parcelOf(parcels[1])).status).toBe('SHIPMENT_CANCELED');
    });
    expect((await read(made.id)).status).toBe('CREATED');
    await logistics.leave(parcels[2].parcelId);
    const shipped = await read(made.id);
    expect(shipped.status).toBe('SHIPPED');
    expect(shipped.lastUpdateDate > made.lastUpdateDate).toBe(true);
    expect(shipped.weight).toBe(made.weight);
    const fact = await waitForPublished(made.id, 'SHIPPED');
    const { creationDate } = made;
    expect(fact).toMatchObject({ version: 2, previousStatus: 'CREATED', creationDate });
    await logistics.leave(parcels[2].parcelId);
    await logistics.untilRead(ShipmentStatusChanged, made.id);
    expect(published(made.id)).toHaveLength(2);
    const refused = await cancel(made.id);
    expect([refused.status, refused.body.code]).toEqual([409, 'shipment-not-cancellable']);
  });

  it('sets SHIPPED when the last parcel that has not left is cancelled (7.9)', async () => {
    const parcels = await two();
    const { body: made } = await create(parcels);
    await logistics.leave(parcels[0].parcelId);
    await cancelOrder(parcels[1]);
    await waitForPublished(made.id, 'SHIPPED');
  });

  it('sets CANCELLED when all parcels are cancelled (7.9)', async () => {
    const parcels = await two();
    const { body: made } = await create(parcels);
    await cancelOrder(parcels[0]);
    await cancelOrder(parcels[1]);
    expect(await waitForPublished(made.id, 'CANCELLED')).toMatchObject({ version: 2 });
    expect((await read(made.id)).status).toBe('CANCELLED');
  });

  it('cancels a shipment, also repeatedly, and frees its parcels (7.9)', async () => {
    const parcels = await two();
    const { body: made } = await create(parcels);
    const { lastUpdateDate } = await parcelOf(parcels[0]);
    const { status, body: cancelled } = await cancel(made.id);
    expect([status, cancelled.status, cancelled.parcelIds]).toEqual([
      200,
      'CANCELLED',
      made.parcelIds,
    ]);
    expect((await cancel(made.id)).body).toEqual(cancelled);
    const freed = await parcelOf(parcels[0]);
    expect(freed).not.toHaveProperty('shipmentId');
    expect(freed.lastUpdateDate > lastUpdateDate).toBe(true);
    expect((await create(parcels)).status).toBe(201);
    await waitForPublished(made.id, 'CANCELLED');
    expect(published(made.id).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('refuses parcels that are unknown, foreign, of several merchants or named twice (7.9)', async () => {
    const [parcel] = await two();
    const foreign = await logistics.readyParcel({ merchantId: 'GLOBEX' });
    const { status, body: refusal } = await create([parcel, foreign, parcel], {
      expectedShipDate: '2026-11-23',
    });
    expect([status, faults(refusal)]).toEqual([
      422,
      [
        ['/parcelIds/1', 'unknown-parcel'],
        ['/parcelIds/2', 'duplicate-parcel'],
        ['/expectedShipDate', 'ship-after-delivery'],
      ],
    ]);
    const answerTo = async (parcelId: string) => {
      const answer = await create([{ ...parcel, parcelId }]);
      return [answer.status, { ...answer.body, instance: undefined }];
    };
    expect(await answerTo(foreign.parcelId)).toEqual(await answerTo('GLOBEX999999999999MX'));
    const mixed = await logistics.post('/ext/shipments', 'FULFIL-1', body([parcel, foreign]));
    expect([mixed.status, faults(mixed.body)]).toEqual([
      422,
      [['/parcelIds/1', 'mixed-merchants']],
    ]);
    expect(await parcelOf(parcel)).not.toHaveProperty('shipmentId');
  });

  it('refuses a parcel that has left or is in another live shipment, and names it (7.9)', async () => {
    const [taken, departed] = await two();
    const { body: made } = await create([taken]);
    await logistics.leave(departed.parcelId);
    const { status, body: refusal } = await create([taken, departed]);
    expect([status, faults(refusal)]).toEqual([
      409,
      [
        ['/parcelIds/0', 'parcel-in-shipment'],
        ['/parcelIds/1', 'parcel-not-shippable'],
      ],
    ]);
    expect(refusal.detail).toContain(made.id);
    expect(refusal.errors[1].detail).toContain('SHIPPED');
  });

  it('refuses bad fields with a pointer for each (section 1)', async () => {
    const post = (request: unknown) => logistics.post('/ext/shipments', 'ACME', request);
    const { status, body: refusal } = await post({
      parcelIds: [],
      expectedShipDate: 'soon',
      description: 7,
      firstMileCarrierId: 7,
    });
    expect([status, faults(refusal)]).toEqual([
      400,
      [
        ['/parcelIds', 'too-few'],
        ['/expectedShipDate', 'format'],
        ['/expectedDeliveryDate', 'required'],
        ['/firstMileTrackingNumber', 'required'],
        ['/firstMileCarrierId', 'type'],
        ['/description', 'type'],
      ],
    ]);
    const many = await post(body([], { parcelIds: Array(201).fill('x') }));
    expect([many.status, faults(many.body)]).toEqual([400, [['/parcelIds', 'too-many']]]);
  });

  it('answers another merchant’s shipment like an absent one, also to a partner (7.8)', async () => {
    const { body: made } = await create([await logistics.readyParcel()]);
    const seen = async (path: string) => {
      const answer = await logistics.get(path, 'GLOBEX');
      return [answer.status, { ...answer.body, instance: undefined }];
    };
    expect(await seen(`/ext/shipments/${made.id}`)).toEqual(await seen('/ext/shipments/none'));
    expect((await seen(`/ext/shipments/${made.id}`))[0]).toBe(404);
    const foreign = await logistics.post(`/ext/shipments/${made.id}/cancel`, 'GLOBEX');
    expect(foreign.status).toBe(404);
    expect((await logistics.get(`/ext/shipments/${made.id}`, 'FULFIL-1')).status).toBe(200);
    const partners = await logistics.post(`/ext/shipments/${made.id}/cancel`, 'FULFIL-1');
    expect(partners.body.status).toBe('CANCELLED');
    expect((await logistics.get(`/ext/shipments/${made.id}`, 'OPS')).status).toBe(403);
  });

  it('answers a repeated Idempotency-Key with the first shipment (1.9)', async () => {
    const parcels = await two();
    const key = { 'idempotency-key': 'shipment-1' };
    const post = (change: object = {}) =>
      logistics.post('/ext/shipments', 'ACME', body(parcels, change), key);
    const [first, again] = [await post(), await post()];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    const other = await post({ firstMileTrackingNumber: 'FM-2' });
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('creates one of two concurrent shipments of the same parcel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const parcels = [...(await two()), await logistics.readyParcel()] as const;
      const answers = await Promise.all([
        create([parcels[0], parcels[1]]),
        create([parcels[1], parcels[2]]),
        create([parcels[2], parcels[1]]),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
      const winner = answers.find(({ status }) => status === 201)?.body;
      expect((await parcelOf(parcels[1])).shipmentId).toBe(winner.id);
      const inside = await logistics.get(`/ext/parcels?shipmentId=${winner.id}`, 'ACME');
      expect(inside.body.parcels).toHaveLength(2);
    }
  });

  it('ends as CANCELLED or SHIPPED when a cancel is concurrent with the parcel’s departure', async () => {
    for (let round = 0; round < 8; round += 1) {
      const parcel = await logistics.readyParcel();
      const { body: made } = await create([parcel]);
      const [cancelled, departure] = await Promise.all([
        cancel(made.id),
        logistics.leave(parcel.parcelId),
      ]);
      expect(departure.status).toBe(202);
      const { status } = await read(made.id);
      const shown = await parcelOf(parcel);
      expect(shown.status).toBe('SHIPPED');
      expect([cancelled.status, status, shown.shipmentId]).toEqual(
        cancelled.status === 200 ? [200, 'CANCELLED', undefined] : [409, 'SHIPPED', made.id],
      );
      await logistics.untilRead(ShipmentStatusChanged, made.id);
      expect(published(made.id).map((event) => event.status)).toEqual(['CREATED', status]);
    }
  });
});
