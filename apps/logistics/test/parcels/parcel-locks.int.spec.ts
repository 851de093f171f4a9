import { OrderPersonalDataErased, OrderStatusChanged, ShipmentStatusChanged } from '#contracts';
import { runOnce } from '#messaging';
import { HeldRows } from '#testing';
import { personalDataErased, statusChanged, trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';
import { eraseBuyerOf } from '../../src/privacy/erase-buyer.js';

type Parcel = Awaited<ReturnType<Logistics['readyParcel']>>;

/**
 * Each test locks rows so that transactions queue behind them in a known order, and then releases them. The lock queue
 * of a row is first in, first out.
 */
describe('concurrent transactions on parcels and shipments', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  });

  afterAll(() => logistics.stop());

  const hold = (rows: string) => HeldRows.take(logistics.service, `SELECT FROM ${rows} FOR UPDATE`);
  const parcelRow = ({ orderId }: Parcel) => `parcel WHERE order_id = '${orderId}'`;
  const shipmentRow = (id: string) => `shipment WHERE shipment_id = '${id}'`;
  /** Fails if a transaction has locked the rows. */
  const takeFree = (rows: string) =>
    logistics.service.store.sql(`SELECT FROM ${rows} FOR UPDATE NOWAIT`);
  /** Like the foreign key check when a row is written a second time; fails if the check would wait. */
  const referTo = (rows: string) =>
    logistics.service.store.sql(`SELECT FROM ${rows} FOR KEY SHARE NOWAIT`);
  const parcels = async (count: number): Promise<Parcel[]> => {
    const ready = await Promise.all(Array.from({ length: count }, () => logistics.readyParcel()));
    return ready.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1));
  };
  const report = (code: string, ...reported: Parcel[]) => {
    const events = reported.map(({ parcelId }) => trackingEvent(parcelId, code));
    return logistics.report('OPS', 'FULFIL-1', events);
  };
  const create = (...grouped: Parcel[]) =>
    logistics.post('/ext/shipments', 'ACME', {
      parcelIds: grouped.map(({ parcelId }) => parcelId),
      expectedShipDate: '2026-11-21',
      expectedDeliveryDate: '2026-11-21',
      firstMileTrackingNumber: 'FM-1',
    });
  const cancel = (id: string) => logistics.post(`/ext/shipments/${id}/cancel`, 'ACME');
  const cancelOrder = (parcel: Parcel) =>
    logistics.service.publisher.publish(OrderStatusChanged, statusChanged(parcel, 'CANCELLED', 9));
  const readParcel = async ({ parcelId }: Parcel) =>
    (await logistics.get(`/ext/parcels/${parcelId}`, 'ACME')).body;
  const readShipment = async (id: string) =>
    (await logistics.get(`/ext/shipments/${id}`, 'ACME')).body;
  const published = async (id: string) => {
    await logistics.untilRead(ShipmentStatusChanged, id);
    const all = logistics.service.events.all(ShipmentStatusChanged);
    return all.filter((event) => event.shipmentId === id).map(({ status }) => status);
  };
  /** Starts the second when the first waits for a locked row, and releases the row when both wait. */
  const inTurn = async <A, B>(
    held: HeldRows,
    first: () => Promise<A>,
    second: () => Promise<B>,
    whileFirstWaits?: () => Promise<unknown>,
  ) => {
    const firstAnswer = first();
    await held.untilWaiting(1);
    await whileFirstWaits?.();
    const secondAnswer = second();
    await held.untilWaiting(2);
    await held.release();
    return Promise.all([firstAnswer, secondAnswer]);
  };

  it('keep the later status when a report waits for another report about its parcel', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    const answers = await inTurn(
      await hold(parcelRow(parcel)),
      () => report('OUT_FOR_DELIVERY', parcel),
      () => report('LEFT_FULFILLMENT', parcel),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await readParcel(parcel)).toMatchObject({ status: 'LAST_MILE' });
  });

  it('store a report that waits for the cancel of its parcel, without a transition', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    const [, answer] = await inTurn(
      await hold(parcelRow(parcel)),
      () => cancelOrder(parcel),
      () => report('LEFT_FULFILLMENT', parcel),
    );
    expect(answer.status).toBe(202);
    const shown = await readParcel(parcel);
    expect([shown.status, shown.events.length]).toEqual(['SHIPMENT_CANCELED', 3]);
  });

  it('leave the parcel SHIPPED when a cancel waits for the report of its departure', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    await inTurn(
      await hold(parcelRow(parcel)),
      () => report('LEFT_FULFILLMENT', parcel),
      () => cancelOrder(parcel),
    );
    await logistics.waitForFlow(parcel.orderId, { gate_status: 'CANCELLED', next_step: null });
    const shown = await readParcel(parcel);
    expect([shown.status, shown.events.length]).toEqual(['SHIPPED', 2]);
  });

  it('ship a shipment once when its last two parcels leave at the same time', async () => {
    const [first, second] = (await parcels(2)) as [Parcel, Parcel];
    const { body: shipment } = await create(first, second);
    await inTurn(
      await hold(shipmentRow(shipment.id)),
      () => report('LEFT_FULFILLMENT', first),
      () => report('LEFT_FULFILLMENT', second),
    );
    expect(await readShipment(shipment.id)).toMatchObject({ status: 'SHIPPED' });
    expect(await published(shipment.id)).toEqual(['CREATED', 'SHIPPED']);
  });

  it('ship a shipment when a report waits for its creation', async () => {
    const [first, second] = (await parcels(2)) as [Parcel, Parcel];
    const [created, reported] = await inTurn(
      await hold(parcelRow(second)),
      () => create(first, second),
      () => report('LEFT_FULFILLMENT', first, second),
    );
    expect([created.status, reported.status]).toEqual([201, 202]);
    expect(await readShipment(created.body.id)).toMatchObject({ status: 'SHIPPED' });
    expect(await published(created.body.id)).toEqual(['CREATED', 'SHIPPED']);
  });

  it('refuse a shipment that waits for the report of its parcel’s departure', async () => {
    const [first, second] = (await parcels(2)) as [Parcel, Parcel];
    const [, created] = await inTurn(
      await hold(parcelRow(second)),
      () => report('LEFT_FULFILLMENT', first, second),
      () => create(first),
    );
    expect([created.status, created.body.code]).toEqual([409, 'parcel-not-shippable']);
    expect(await readParcel(first)).not.toHaveProperty('shipmentId');
  });

  it('refuse the second of two shipments with a parcel in common', async () => {
    const [firstParcel, common, thirdParcel] = (await parcels(3)) as [Parcel, Parcel, Parcel];
    const [first, second] = await inTurn(
      await hold(parcelRow(common)),
      () => create(firstParcel, common),
      () => create(common, thirdParcel),
    );
    expect([first.status, second.status, second.body.code]).toEqual([
      201,
      409,
      'parcel-in-shipment',
    ]);
    expect(await readParcel(common)).toMatchObject({ shipmentId: first.body.id });
    expect(await readParcel(thirdParcel)).not.toHaveProperty('shipmentId');
  });

  it('keep a cancelled shipment CANCELLED when a report waits for its parcel', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    const { body: shipment } = await create(parcel);
    const [cancelled, reported] = await inTurn(
      await hold(parcelRow(parcel)),
      () => cancel(shipment.id),
      () => report('LEFT_FULFILLMENT', parcel),
      // If the cancel locked the shipment while it waits for a parcel, it could deadlock with the report.
      () => takeFree(shipmentRow(shipment.id)),
    );
    expect([cancelled.status, reported.status]).toEqual([200, 202]);
    expect(await readShipment(shipment.id)).toEqual(cancelled.body);
    const shown = await readParcel(parcel);
    expect([shown.status, shown.shipmentId]).toEqual(['SHIPPED', undefined]);
    expect(await published(shipment.id)).toEqual(['CREATED', 'CANCELLED']);
  });

  it('refuse a cancel that waits for the report that ships its shipment', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    const { body: shipment } = await create(parcel);
    const [, cancelled] = await inTurn(
      await hold(parcelRow(parcel)),
      () => report('LEFT_FULFILLMENT', parcel),
      () => cancel(shipment.id),
    );
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'shipment-not-cancellable']);
    expect(await readParcel(parcel)).toMatchObject({ shipmentId: shipment.id });
    expect(await published(shipment.id)).toEqual(['CREATED', 'SHIPPED']);
  });

  it('cancel a shipment once when it is cancelled twice at the same time', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    const { body: shipment } = await create(parcel);
    const [first, second] = await inTurn(
      await hold(parcelRow(parcel)),
      () => cancel(shipment.id),
      () => cancel(shipment.id),
    );
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await published(shipment.id)).toEqual(['CREATED', 'CANCELLED']);
  });

  it('lock the parcels of a report in key order, regardless of their order in the report', async () => {
    // The reverse order of the parcel ids, which are drawn from a sequence.
    const high = await logistics.readyParcel({ orderId: 'ACME-MELI-z' });
    const low = await logistics.readyParcel({ orderId: 'ACME-MELI-a' });
    const held = await hold(parcelRow(low));
    const answer = report('LEFT_FULFILLMENT', high, low);
    await held.untilWaiting(1);
    await takeFree(parcelRow(high));
    await held.release();
    expect((await answer).status).toBe(202);
  });

  it('allow others to write the parcels of a shipment that a report has locked', async () => {
    const [firstParcel, secondParcel] = (await parcels(2)) as [Parcel, Parcel];
    const [{ body: first }, { body: second }] = [
      await create(firstParcel),
      await create(secondParcel),
    ];
    const held = await hold(shipmentRow(second.id));
    const answer = report('LEFT_FULFILLMENT', firstParcel, secondParcel);
    await held.untilWaiting(1);
    await referTo(shipmentRow(first.id));
    await held.release();
    expect((await answer).status).toBe(202);
    expect(await readShipment(second.id)).toMatchObject({ status: 'SHIPPED' });
  });

  it('lock the parcels of several cancelled orders in the same order', async () => {
    const high = await logistics.readyParcel(logistics.newOrder('ZULU'));
    const low = await logistics.readyParcel(logistics.newOrder('ALFA'));
    for (const { orderId } of [high, low])
      await logistics.waitForFlow(orderId, { next_step: null });
    const held = await hold(parcelRow(low));
    await logistics.service.store.sql(
      `UPDATE order_flow SET next_step = 'CANCEL_PARCEL', due_at = now() WHERE order_id = ANY($1)`,
      [[high.orderId, low.orderId]],
    );
    await held.untilWaiting(1);
    await takeFree(parcelRow(high));
    await referTo(`order_flow WHERE order_id = '${high.orderId}'`);
    await held.release();
    for (const { orderId } of [high, low])
      await logistics.waitForFlow(orderId, { next_step: null });
  });

  it('lock the parcels of several erasures in the same order', async () => {
    const { store } = logistics.service;
    const [low, high] = (await parcels(2)) as [Parcel, Parcel];
    const held = await hold(parcelRow(low));
    const erased = [high, low].map((order) => ({
      event: personalDataErased(order),
      subscription: { contract: OrderPersonalDataErased },
    }));
    const work = runOnce(
      { databaseUrl: store.url, schema: store.schema, service: 'logistics' },
      (transactor) =>
        transactor.run('background', async (unitOfWork) => {
          await logistics.service.takeLocks(unitOfWork, 'logistics.main', erased);
          await eraseBuyerOf(unitOfWork, high, new Date());
        }),
    );
    await held.untilWaiting(1);
    await takeFree(parcelRow(high));
    await held.release();
    await work;
  });
});
