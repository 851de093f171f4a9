import { eventually, HeldRows } from '#testing';
import { Orders } from '../orders.js';

describe('a database outage during a handler', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  it('parks nothing and applies the event once the database is back', async () => {
    const { store } = orders.service;
    const orderId = await orders.place();
    const cut = new Set<number>();
    const held = await HeldRows.take(
      orders.service,
      `SELECT FROM orders WHERE order_id = '${orderId}' FOR UPDATE`,
    );
    const reserved = await orders.reserve(orderId);
    // More attempts than a handler's own failures get before their event is parked.
    await eventually(
      async () => {
        const killed = await store.sql<{ pid: number }>(
          `SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%FOR UPDATE%'`,
        );
        for (const { pid } of killed) cut.add(pid);
        expect(cut.size).toBeGreaterThanOrEqual(4);
      },
      { timeoutMs: 45_000, waitingFor: 'the handler to wait for the order four times' },
    );
    await held.release();
    await orders.consumed(reserved);
    expect(await store.sql('SELECT type, detail FROM parked_message')).toEqual([]);
    expect(
      await store.sql('SELECT stock_settled FROM orders WHERE order_id = $1', [orderId]),
    ).toEqual([{ stock_settled: true }]);
  });
});
