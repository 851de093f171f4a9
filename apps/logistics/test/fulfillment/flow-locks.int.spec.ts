import { OrderPersonalDataErased, OrderReleased, OrderStatusChanged } from '#contracts';
import { EventContext, runOnce } from '#messaging';
import { HeldRows } from '#testing';
import { orderReleased, personalDataErased, statusChanged } from '../builders.js';
import { Logistics } from '../logistics.js';
import { AdvanceGate } from '../../src/fulfillment/advance-gate.js';
import { BeginFulfillment } from '../../src/fulfillment/begin-fulfillment.js';
import { FulfillmentConsumer } from '../../src/fulfillment/fulfillment.consumer.js';
import type { FulfillmentPoller } from '../../src/fulfillment/fulfillment-poller.js';
import { PrivacyConsumer } from '../../src/privacy/privacy.consumer.js';
import type { RemoveErasedContents } from '../../src/privacy/remove-erased-contents.js';

type Order = ReturnType<Logistics['newOrder']>;

const pace = { stepDelayMs: 3_600_000 };
/** No step becomes due here, so there is nothing to wake. */
const poller = {} as FulfillmentPoller;
const contents = { wake: () => undefined } as RemoveErasedContents;

describe('a transaction with releases, status changes and erasures', () => {
  let logistics: Logistics;

  beforeAll(async () => {
    logistics = await Logistics.start();
  });

  afterAll(() => logistics.stop());

  const knownOrder = async () => {
    const order = logistics.newOrder();
    await logistics.service.publisher.publish(
      OrderStatusChanged,
      statusChanged(order, 'CREATED', 1),
    );
    await logistics.waitForFlow(order.orderId, { gate_status: 'CREATED' });
    return order;
  };
  const release = (order: Order) => ({
    event: orderReleased(order),
    subscription: { contract: OrderReleased },
  });
  const hold = (order: Order) => ({
    event: statusChanged(order, 'ON_HOLD', 2),
    subscription: { contract: OrderStatusChanged },
  });
  const erase = (order: Order) => ({
    event: personalDataErased(order),
    subscription: { contract: OrderPersonalDataErased },
  });
  const fulfillment = new FulfillmentConsumer(
    new BeginFulfillment(pace, poller),
    new AdvanceGate(pace, poller),
  );
  const privacy = new PrivacyConsumer(contents);
  // Handles erasures one by one and other events in one batch, as the consume strategy does.
  const begin = (event: object, context: EventContext) =>
    fulfillment.beginFulfillment([event as never], context);
  const move = (event: object, context: EventContext) =>
    fulfillment.advanceGate([event as never], context);
  const eraseBuyer = (event: object, context: EventContext) =>
    privacy.eraseBuyer(event as never, context);

  it.each([
    ['a release, then a hold', release, hold, begin],
    ['a hold, then a release', hold, release, move],
    ['a hold, then an erasure', hold, erase, move],
    ['a release, then an erasure', release, erase, begin],
    ['an erasure, then a hold', erase, hold, eraseBuyer],
  ])('locks the flows of both orders in key order: %s', async (_, first, second, handler) => {
    const { store } = logistics.service;
    const orders = [await knownOrder(), await knownOrder()];
    const [low, high] = orders.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1)) as [
      Order,
      Order,
    ];
    const ofFlow = (order: Order) => `FROM order_flow WHERE order_id = '${order.orderId}'`;
    const held = await HeldRows.take(logistics.service, `SELECT ${ofFlow(low)} FOR UPDATE`);
    const [highEvent, lowEvent] = [first(high), second(low)];
    const work = runOnce(
      { databaseUrl: store.url, schema: store.schema, service: 'logistics' },
      (transactor) =>
        transactor.run('background', async (unitOfWork) => {
          await logistics.service.takeLocks(unitOfWork, 'logistics.main', [highEvent, lowEvent]);
          await handler(highEvent.event, new EventContext(unitOfWork, [highEvent, lowEvent]));
        }),
    );
    await held.untilWaiting(1);
    // NOWAIT: a transaction that waits for the lower key has no lock on the higher one, so it cannot deadlock with a
    // transaction that waits for the lower one.
    const free = await store.sql(`SELECT gate_status ${ofFlow(high)} FOR UPDATE NOWAIT`);
    expect(free).toEqual([{ gate_status: 'CREATED' }]);
    await held.release();
    await work;
    expect(
      await store.sql(`SELECT gate_status, release ->> 'orderId' AS released ${ofFlow(low)}`),
    ).toEqual([{ gate_status: 'CREATED', released: null }]);
  });
});
