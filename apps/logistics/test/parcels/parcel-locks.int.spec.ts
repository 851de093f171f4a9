import { OrderPersonalDataErased, OrderStatusChanged, ShipmentStatusChanged } from '#contracts';
import { EventContext, runOnce } from '#messaging';
import { eventually, HeldRows } from '#testing';
import { personalDataErased, statusChanged, trackingEvent } from '../builders.js';
import { Logistics } from '../logistics.js';
import { eraseBuyerOf } from '../../src/privacy/erase-buyer.js';

type Parcel = Awaited<ReturnType<Logistics['readyParcel']>>;

/**
 * Each test holds rows so that transactions come to stand behind them in a known order, and lets them go on. A second
 * that waits in front of a row that is held takes its turn behind the first.
 */
describe('transactions that meet at parcels and shipments', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start({ stepDelayMs: 0 });
  }, 60_000);

  afterAll(() => logistics.stop());

  const hold = (rows: string) => HeldRows.take(logistics.service, `SELECT FROM ${rows} FOR UPDATE`);
  const parcelRow = ({ orderId }: Parcel) => `parcel WHERE order_id = '${orderId}'`;
  const shipmentRow = (id: string) => `shipment WHERE shipment_id = '${id}'`;
  /** Fails where a transaction under way holds the rows. */
  const takeFree = (rows: string) =>
    logistics.service.store.sql(`SELECT FROM ${rows} FOR UPDATE NOWAIT`);
  /** As a foreign key does when its row is written a second time; fails where it would wait. */
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
  /** Lets the second come when the first waits for a row that is held, and both go on when it waits, too. */
  const inTurn = async <A, B>(
    held: HeldRows,
    first: () => Promise<A>,
    second: () => Promise<B>,
  ) => {
    const one = first();
    await held.untilWaiting(1);
    const two = second();
    await held.untilWaiting(2);
    await held.release();
    return Promise.all([one, two]);
  };

  it('a report that waits for another of its parcel does not move it back', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    const answers = await inTurn(
      await hold(parcelRow(parcel)),
      () => report('OUT_FOR_DELIVERY', parcel),
      () => report('LEFT_FULFILLMENT', parcel),
    );
    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await readParcel(parcel)).toMatchObject({ status: 'LAST_MILE' });
  });

  it('a report that waits for the cancel of its parcel is stored and moves nothing', async () => {
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

  it('a cancel that waits for the report that a parcel left lets it go its way', async () => {
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

  it('the last two parcels of a shipment that leave at once take it along, once', async () => {
    const [one, two] = (await parcels(2)) as [Parcel, Parcel];
    const { body: shipment } = await create(one, two);
    await inTurn(
      await hold(shipmentRow(shipment.id)),
      () => report('LEFT_FULFILLMENT', one),
      () => report('LEFT_FULFILLMENT', two),
    );
    expect(await readShipment(shipment.id)).toMatchObject({ status: 'SHIPPED' });
    expect(await published(shipment.id)).toEqual(['CREATED', 'SHIPPED']);
  });

  it('a report that waits for the shipment to be made of its parcels moves it', async () => {
    const [one, two] = (await parcels(2)) as [Parcel, Parcel];
    const [created, reported] = await inTurn(
      await hold(parcelRow(two)),
      () => create(one, two),
      () => report('LEFT_FULFILLMENT', one, two),
    );
    expect([created.status, reported.status]).toEqual([201, 202]);
    expect(await readShipment(created.body.id)).toMatchObject({ status: 'SHIPPED' });
    expect(await published(created.body.id)).toEqual(['CREATED', 'SHIPPED']);
  });

  it('a shipment that waits for the report that its parcel left is refused', async () => {
    const [one, two] = (await parcels(2)) as [Parcel, Parcel];
    const [, created] = await inTurn(
      await hold(parcelRow(two)),
      () => report('LEFT_FULFILLMENT', one, two),
      () => create(one),
    );
    expect([created.status, created.body.code]).toEqual([409, 'parcel-not-shippable']);
    expect(await readParcel(one)).not.toHaveProperty('shipmentId');
  });

  it('of two shipments with a parcel in common the second is refused', async () => {
    const [one, common, three] = (await parcels(3)) as [Parcel, Parcel, Parcel];
    const [first, second] = await inTurn(
      await hold(parcelRow(common)),
      () => create(one, common),
      () => create(common, three),
    );
    expect([first.status, second.status, second.body.code]).toEqual([
      201,
      409,
      'parcel-in-shipment',
    ]);
    expect(await readParcel(common)).toMatchObject({ shipmentId: first.body.id });
    expect(await readParcel(three)).not.toHaveProperty('shipmentId');
  });

  it('a cancelled shipment stays so for a report that waits for its parcel', async () => {
    const [parcel] = (await parcels(1)) as [Parcel];
    const { body: shipment } = await create(parcel);
    const held = await hold(parcelRow(parcel));
    const [cancelled, reported] = await inTurn(
      held,
      async () => {
        const answer = cancel(shipment.id);
        await held.untilWaiting(1);
        // The one who has the shipment while it waits for a parcel stands in the way of who has the parcel.
        await takeFree(shipmentRow(shipment.id));
        return answer;
      },
      () => report('LEFT_FULFILLMENT', parcel),
    );
    expect([cancelled.status, reported.status]).toEqual([200, 202]);
    expect(await readShipment(shipment.id)).toEqual(cancelled.body);
    const shown = await readParcel(parcel);
    expect([shown.status, shown.shipmentId]).toEqual(['SHIPPED', undefined]);
    expect(await published(shipment.id)).toEqual(['CREATED', 'CANCELLED']);
  });

  it('a shipment that its parcel takes along cannot be cancelled by who waited for it', async () => {
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

  it('a shipment that is cancelled twice at once is cancelled once', async () => {
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

  it('a report locks its parcels in one order, whatever order it names them in', async () => {
    // The other way round as by parcel id, which is drawn from a sequence.
    const high = await logistics.readyParcel({ orderId: 'ACME-MELI-z' });
    const low = await logistics.readyParcel({ orderId: 'ACME-MELI-a' });
    const held = await hold(parcelRow(low));
    const answer = report('LEFT_FULFILLMENT', high, low);
    await held.untilWaiting(1);
    await takeFree(parcelRow(high));
    await held.release();
    expect((await answer).status).toBe(202);
  });

  it('a report that has a shipment lets others write the parcels in it', async () => {
    const [one, two] = (await parcels(2)) as [Parcel, Parcel];
    const [{ body: first }, { body: second }] = [await create(one), await create(two)];
    const held = await hold(shipmentRow(second.id));
    const answer = report('LEFT_FULFILLMENT', one, two);
    await held.untilWaiting(1);
    await referTo(shipmentRow(first.id));
    await held.release();
    expect((await answer).status).toBe(202);
    expect(await readShipment(second.id)).toMatchObject({ status: 'SHIPPED' });
  });

  it('the cancels of several orders lock their parcels in that order, too', async () => {
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

  it('a transaction with several erasures locks their parcels in that order, too', async () => {
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
        transactor.run({}, (uow) => eraseBuyerOf(new EventContext(uow, erased), high, new Date())),
    );
    await held.untilWaiting(1);
    await takeFree(parcelRow(high));
    await held.release();
    await work;
  });
});

describe('an erasure that meets the printing of a label', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start();
  }, 60_000);

  afterAll(() => logistics.stop());

  it('waits for it, revokes what was printed and lets the parcel go on', async () => {
    const order = logistics.newOrder();
    const { orderId } = order;
    await logistics.release(order);
    for (const step of ['HANDLING', 'PACKED', 'INVOICED']) await logistics.hasten(orderId, step);
    await logistics.waitForFlow(orderId, { next_step: 'LABEL' });
    const held = await HeldRows.take(
      logistics.service,
      `SELECT FROM parcel WHERE order_id = '${orderId}' FOR UPDATE`,
    );
    await logistics.hasten(orderId, 'LABEL');
    await held.untilWaiting(1);
    await logistics.service.publisher.publish(OrderPersonalDataErased, personalDataErased(order));
    await held.untilWaiting(2);
    await held.release();
    await eventually(async () =>
      expect(
        await logistics.service.store.sql(
          'SELECT kind, revoked_at IS NULL AS in_force FROM document WHERE order_id = $1 ORDER BY kind',
          [orderId],
        ),
      ).toEqual([
        { kind: 'INVOICE', in_force: false },
        { kind: 'LABEL', in_force: false },
      ]),
    );
    // What was due when the erasure came was taken meanwhile; what follows it needs no buyer.
    await logistics.waitForStep(orderId, 'READY_TO_SHIP');
  });
});
