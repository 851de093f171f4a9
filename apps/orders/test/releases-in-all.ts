import { OrderPersonalDataErased } from '#contracts';
import { eventually } from '#testing';
import type { Orders } from './orders.js';

/**
 * Returns all releases of a finished order: erases the order, since the erasure follows the releases in the same
 * stream.
 */
export async function releasesInAll(orders: Orders, orderId: string) {
  const { store, events } = orders.service;
  // The erasure would delete a release that is not published yet.
  await eventually(async () => {
    const sql = `SELECT 1 FROM outbox WHERE stream = 'orders.release' AND key = $1`;
    expect(await store.sql(sql, [orderId])).toEqual([]);
  });
  expect((await orders.operate(orderId, 'erase-personal-data')).status).toBe(200);
  await events.waitFor(OrderPersonalDataErased, (event) => event.orderId === orderId);
  return orders.releases(orderId);
}
