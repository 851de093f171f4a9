import { eventually } from '#testing';
import { Orders } from '../test/orders.js';

describe('the store going away in the middle of a handler', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  }, 60_000);

  afterAll(() => orders.stop());

  it('parks nothing: the event is applied once the store is back', async () => {
    const { store } = orders.service;
    const orderId = await orders.place();
    const cut = async () => {
      const killed = await store.sql(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'`,
      );
      expect(killed.length).toBeGreaterThan(0);
    };
    const blocker = store.sql(
      `DO $$ BEGIN PERFORM 1 FROM orders WHERE order_id = '${orderId}' FOR UPDATE; PERFORM pg_sleep(6); END $$`,
    );
    const reserved = await orders.reserve(orderId);
    // More often than a handler's own failures are tried again before they are parked.
    for (let cuts = 0; cuts < 4; cuts += 1)
      await eventually(cut, { waitingFor: 'the handler to wait for the order' });
    await blocker;
    await orders.consumed(reserved);
    expect(await store.sql('SELECT type, detail FROM parked_message')).toEqual([]);
    expect(
      await store.sql('SELECT stock_settled FROM orders WHERE order_id = $1', [orderId]),
    ).toEqual([{ stock_settled: true }]);
  });
});
