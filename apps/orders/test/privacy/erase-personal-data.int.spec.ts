import {
  OrderErased,
  OrderPersonalDataErased,
  OrderReleased,
  OrderStatusChanged,
  SalesChannelOrderPlaced,
} from '#contracts';
import { committedEvents, eventually } from '#testing';
import { Orders } from '../orders.js';

/** The personal data of the builders' buyer. */
const PERSONAL = [
  'Ana',
  'Ruiz',
  'RUAA800101XX1',
  'ana@example.test',
  '12345678',
  'Reforma',
  '06600',
];

describe('the erasure of a buyer’s data (decision 8.6)', () => {
  let orders: Orders;

  beforeAll(async () => {
    // Waiting messages are not retried during the test.
    orders = await Orders.start({ INTAKE_RETRY_MS: '60000' });
  });

  afterAll(() => orders.stop());

  const erase = (orderId: string) => orders.operate(orderId, 'erase-personal-data');
  const published = (orderId: string) =>
    orders.service.events.all(OrderPersonalDataErased).filter((event) => event.orderId === orderId);
  const waitForPublished = (orderId: string) =>
    orders.service.events.waitFor(OrderPersonalDataErased, (event) => event.orderId === orderId);
  const audited = async (orderId: string) =>
    orders.service.store.sql(
      `SELECT who, what, details FROM audit WHERE details ->> 'orderId' = $1 ORDER BY at, id`,
      [orderId],
    );

  it('removes the buyer and the destination everywhere and preserves the shape of the answers', async () => {
    const headers = { 'idempotency-key': 'create-1' };
    const { body: created } = await orders.post('/orders', orders.body(), 'ACME', headers);
    const { orderId } = created;
    await orders.cancel(orderId);
    const before = (await orders.read(orderId)).body;
    const { status, body } = await erase(orderId);
    expect([status, body]).toEqual([200, (await orders.read(orderId)).body]);
    const address = { street: 'erased', city: 'erased', country: 'MX' };
    expect(body).toEqual({
      ...before,
      version: 4, // The erasure is on two streams.
      customerDocument: 'erased',
      customer: {
        type: 'PERSON',
        firstName: 'erased',
        document: 'erased',
        billingAddress: address,
      },
      shipping: { ...before.shipping, deliveryAddress: address },
    });
    const [remaining] = await orders.service.store.sql(
      `SELECT (SELECT string_agg(o::text, '') FROM orders o WHERE order_id = $1) AS stored,
              (SELECT count(*)::int FROM idempotency_key WHERE answer ->> 'orderId' = $1) AS answers`,
      [orderId],
    );
    expect(remaining).toMatchObject({ answers: 0 });
    for (const personal of PERSONAL) expect(JSON.stringify(remaining)).not.toContain(personal);
    await waitForPublished(orderId);
    const value = JSON.stringify(published(orderId));
    for (const personal of PERSONAL) expect(value).not.toContain(personal);
  });

  it('publishes the erasure in the stream of the release, with a higher version', async () => {
    const orderId = await orders.released();
    const [release] = orders.releases(orderId);
    await orders.arrived(orderId);
    expect((await erase(orderId)).body).toMatchObject({ status: 'DELIVERED' });
    const event = await waitForPublished(orderId);
    expect(event).toMatchObject({ merchantId: 'ACME', subject: orderId, orderId });
    expect(event.version).toBeGreaterThan(release?.version ?? Infinity);
    const ofOrder = orders.service.events
      .everything()
      .filter(({ message }) => message.headers.ce_subject === orderId)
      .filter(({ type }) => [OrderReleased.type, OrderPersonalDataErased.type].includes(type))
      .map(({ type, message }) => [type, message.stream]);
    expect(ofOrder).toEqual([
      [OrderReleased.type, 'orders.release'],
      [OrderPersonalDataErased.type, 'orders.release'],
    ]);
  });

  it('publishes the erasure on the stream of the order, too, after its last status', async () => {
    const orderId = await orders.place();
    await orders.cancel(orderId);
    await erase(orderId);
    const event = await orders.service.events.waitFor(
      OrderErased,
      (erased) => erased.orderId === orderId,
    );
    const { eventId: _id, occurredAt: _at, version, ...rest } = event;
    expect(rest).toEqual({ merchantId: 'ACME', subject: orderId, orderId });
    expect(version).toBeGreaterThan((await waitForPublished(orderId)).version ?? Infinity);
    const stream = orders.service.events
      .everything()
      .filter(({ message }) => message.headers.ce_subject === orderId)
      .filter(({ message }) => message.stream === OrderErased.stream);
    expect(stream.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.status-changed',
      'order.erased',
    ]);
  });

  it('deletes a release that is not published yet', async () => {
    const orderId = await orders.place();
    await orders.cancel(orderId);
    const { store } = orders.service;
    // The relay would publish a release that the broker has not refused before.
    await store.sql(
      `INSERT INTO outbox (event_id, stream, key, type, headers, value, parked_at, parked_reason)
       VALUES (gen_random_uuid(), 'orders.release', $1, 'order.released', '{}', '"Ana"', now(), 'too large')`,
      [orderId],
    );
    await erase(orderId);
    const remaining = await store.sql(
      `SELECT 1 FROM outbox WHERE key = $1 AND type = 'order.released'`,
      [orderId],
    );
    expect(remaining).toEqual([]);
    await waitForPublished(orderId); // No parked message is in front of it.
  });

  it('drops parked messages of the channel about the order, and no others', async () => {
    const sold = await orders.sold();
    const orderId = `ACME-MELI-${sold.salesChannelOrderId}`;
    await orders.waitForStatus(orderId, 'CREATED');
    await orders.cancel(orderId);
    const { store, publisher } = orders.service;
    const key = `MELI:${sold.salesChannelOrderId}`;
    const wrong = `wrong ${orderId}`;
    const otherKeys = [`MELI:${sold.salesChannelOrderId}-other`, `${wrong} of another`];
    const headers = {
      ce_type: SalesChannelOrderPlaced.type,
      ce_dataschema: SalesChannelOrderPlaced.schemaPath,
    };
    const park = (partitionKey: string, value: unknown) =>
      publisher.raw('sales-channel.orders', partitionKey, JSON.stringify(value), headers);
    const faulty = { ...sold, eventId: undefined };
    await park(key, faulty); // This message is malformed.
    await park(key, sold); // This message waits behind the malformed one.
    await park(key, { ...faulty, merchantId: 'GLOBEX' });
    await orders.channelPublishes(sold, { items: [{ itemId: 'line-1', quantity: 1 }] });
    await park(wrong, faulty);
    await park(otherKeys[0]!, {
      ...faulty,
      salesChannelOrderId: `${sold.salesChannelOrderId}-other`,
    });
    await park(otherKeys[1]!, { ...faulty, merchantId: 'GLOBEX' });
    const parked = () =>
      store.sql(
        `SELECT key, convert_from(value, 'UTF8')::json ->> 'merchantId' AS merchant, type
           FROM parked_message ORDER BY key, id`,
      );
    await eventually(async () => expect(await parked()).toHaveLength(7));
    expect((await erase(orderId)).status).toBe(200);
    expect(await parked()).toEqual([
      { key, merchant: 'GLOBEX', type: SalesChannelOrderPlaced.type },
      { key, merchant: 'ACME', type: 'sales-channel.return-requested' },
      { key: otherKeys[0], merchant: 'ACME', type: SalesChannelOrderPlaced.type },
      { key: otherKeys[1], merchant: 'GLOBEX', type: SalesChannelOrderPlaced.type },
    ]);
    const [audit] = await store.sql<{ rows: string }>(
      `SELECT string_agg(details::text, '') AS rows, count(*)::int AS count FROM audit
        WHERE who = 'OPS' AND what = 'parked-message.dropped'`,
    );
    expect(audit).toMatchObject({ count: 3 });
    for (const personal of PERSONAL) expect(audit?.rows).not.toContain(personal);
    const keys = await store.sql('SELECT key FROM parked_key ORDER BY key');
    expect(keys.map((row) => row.key)).toEqual([key, ...otherKeys]);
    // A message that is still parked at the end of a test file fails it.
    await store.sql('DELETE FROM parked_message');
    await store.sql('DELETE FROM parked_key');
  });

  it('finishes the channel’s waiting messages about the order, and answers the channel', async () => {
    const sold = await orders.sold({
      items: [{ ...(await orders.sold()).items[0]!, salesChannelSkuId: 'MELI-NEVER' }],
    });
    const orderId = `ACME-MELI-${sold.salesChannelOrderId}`;
    await orders.consumed(sold);
    const cancelled = await orders.channelPublishes(sold, { cancelDate: '2026-11-21T08:00:00Z' });
    await orders.consumed(cancelled);
    // The merchant creates the order meanwhile.
    const { salesChannelOrderId } = sold;
    expect((await orders.post('/orders', orders.body({ salesChannelOrderId }))).status).toBe(201);
    expect((await erase(orderId)).body).toMatchObject({
      status: 'CANCELLED',
      customer: { firstName: 'erased' },
    });
    const waiting = await orders.service.store.sql('SELECT 1 FROM waiting_intake');
    expect(waiting).toEqual([]);
    expect((await orders.rejected(sold)).errors).toMatchObject([{ code: 'duplicate-order' }]);
  });

  it('erases the relay’s copy of the release', async () => {
    const orderId = await orders.released();
    const copies = () =>
      orders.service.store.sql<{ type: string }>(
        `SELECT type FROM outbox_archive WHERE stream = 'orders.release' AND key = $1`,
        [orderId],
      );
    await eventually(async () => expect(await copies()).toEqual([{ type: OrderReleased.type }]));
    await orders.arrived(orderId);
    await erase(orderId);
    await eventually(async () =>
      expect(await copies()).toEqual([{ type: OrderPersonalDataErased.type }]),
    );
  });

  it('publishes the erasure of an order that was cancelled before its release, too', async () => {
    const orderId = await orders.place();
    await orders.cancel(orderId);
    expect((await erase(orderId)).status).toBe(200);
    const { version } = await orders.service.events.waitFor(
      OrderStatusChanged,
      (event) => event.orderId === orderId,
    );
    expect((await waitForPublished(orderId)).version).toBe((version ?? NaN) + 1);
    expect(orders.releases(orderId)).toEqual([]);
  });

  it('erases once: a repeated request changes and publishes nothing and adds no audit row', async () => {
    const orderId = await orders.place();
    await orders.cancel(orderId);
    const first = await erase(orderId);
    await waitForPublished(orderId);
    const stored = () =>
      orders.service.store.sql('SELECT * FROM orders WHERE order_id = $1', [orderId]);
    const rows = await stored();
    const [again, oneMore] = await Promise.all([erase(orderId), erase(orderId)]);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(oneMore.body).toEqual(first.body);
    expect(await stored()).toEqual(rows);
    const made = await committedEvents(orders.service.store, OrderPersonalDataErased);
    expect(made.filter((event) => event.orderId === orderId)).toHaveLength(1);
    expect(published(orderId)).toHaveLength(1);
    expect(await audited(orderId)).toEqual([
      { who: 'OPS', what: 'order.erase-personal-data', details: { orderId } },
    ]);
  });

  it('refuses the erasure while a parcel may still be sent to the buyer, and names the status', async () => {
    const placed = await orders.place();
    const held = await orders.place();
    await orders.operate(held, 'hold', { reason: 'address' });
    const shipped = await orders.released();
    await orders.arrived(shipped, 'LEFT_FULFILLMENT');
    for (const [orderId, status] of [
      [placed, 'CREATED'],
      [held, 'ON_HOLD'],
      [shipped, 'SHIPPED'],
    ] as const) {
      const before = (await orders.read(orderId)).body;
      const refused = await erase(orderId);
      expect([refused.status, refused.body.code]).toEqual([409, 'order-in-progress']);
      expect(refused.body.detail).toContain(status);
      expect((await orders.read(orderId)).body).toEqual(before);
    }
    for (const orderId of [placed, held]) await orders.cancel(orderId);
    await orders.operate(shipped, 'operational-issue', { reason: 'lost' });
    for (const orderId of [placed, held, shipped]) {
      expect((await erase(orderId)).status).toBe(200);
      await waitForPublished(orderId);
      // An event of a refused erasure would precede it in the same partition.
      expect(published(orderId)).toHaveLength(1);
    }
  });

  it('lets a delivered order be returned after the erasure', async () => {
    const orderId = await orders.released();
    await orders.arrived(orderId);
    await erase(orderId);
    await orders.operate(orderId, 'return-request');
    await orders.operate(orderId, 'return-approve');
    const items = [{ itemId: 'line-1', quantity: 1, inventoryType: 'AVAILABLE' }];
    const { body } = await orders.operate(orderId, 'return-receive', { items });
    expect(body).toMatchObject({ status: 'RETURNED', customer: { firstName: 'erased' } });
  });
});
