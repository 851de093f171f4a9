import {
  OrderPlaced,
  OrderReleased,
  SalesChannelOrderPlaced,
  SalesChannelOrderRejected,
} from '#contracts';
import { eventually } from '#testing';
import { v7 as uuidv7 } from 'uuid';
import { orderSold } from '../builders.js';
import { Orders } from '../orders.js';

const idOf = (sold: { salesChannelOrderId: string }) => `ACME-MELI-${sold.salesChannelOrderId}`;
const APPROVAL = { approvalDate: '2026-11-20T12:00:00Z' };
const CANCEL = { cancelDate: '2026-11-21T08:00:00Z', cancelReason: 'Buyer regrets' };

describe('the intake of channel orders (decision 6.9)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({
      ENTREPOT_ENV: 'production',
      INTAKE_RETRY_MS: '50',
      INTAKE_PATIENCE_MS: '600000',
    });
  }, 60_000);

  afterAll(() => orders.stop());

  const named = (salesChannelSkuId: string) => ({
    items: [
      {
        id: 'line-1',
        salesChannelSkuId,
        quantity: 1,
        name: 'Camiseta',
        listPrice: '2190.9',
        salePrice: '1795.9',
      },
    ],
  });
  const waiting = (sold: { salesChannelOrderId: string }) =>
    orders.service.store.sql(
      'SELECT type, due_at FROM waiting_intake WHERE order_id = $1 ORDER BY id',
      [idOf(sold)],
    );

  it('places, approves, fulfils and returns channel orders like those of the sandbox', async () => {
    const sold = await orders.sold({ fulfillmentWarehouseType: 'MERCHANT' });
    await orders.channelPublishes(sold, APPROVAL);
    const orderId = idOf(sold);
    const order = await orders.waitForStatus(orderId, 'APPROVED');
    expect(order).toMatchObject({
      approvalDate: '2026-11-20T12:00:00.000Z',
      creationDate: '2026-11-20T14:59:00.000Z',
      value: 1795.9,
      totals: { orderValue: 1795.9, taxes: 260.94, netInboundValue: 1110.67 },
      totalsForeignCurrency: { netOutboundValue: 60.04 },
      customer: { firstName: 'Ana', billingAddress: { country: 'MX' } },
      shipping: { deliveries: [{ listPrice: 0, salePrice: 0, items: ['line-1'] }] },
      payments: [{ type: 'PIX', value: 1795.9 }],
    });
    const placed = await orders.service.events.waitFor(
      OrderPlaced,
      (event) => event.orderId === orderId,
    );
    expect(placed.items).toEqual([{ itemId: 'line-1', skuId: 'TEE', quantity: 1 }]);
    await orders.reserve(orderId);
    await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
    await orders.arrived(orderId);
    await orders.channelPublishes(sold, {
      items: [{ itemId: 'line-1', quantity: 1 }],
      reason: 'too small',
    });
    await orders.waitForStatus(orderId, 'RETURN_REQUESTED');
    expect(await orders.refusals(sold)).toEqual([]);
  });

  it('cancels channel orders with date and reason and accepts a repeated approval or cancel (decisions 6.3, 6.8)', async () => {
    const sold = await orders.sold();
    await orders.channelPublishes(sold, APPROVAL);
    await orders.channelPublishes(sold, { approvalDate: 'again' });
    await orders.channelPublishes(sold, CANCEL);
    await orders.consumed(await orders.channelPublishes(sold, { cancelDate: '2027-01-01' }));
    const { body } = await orders.read(idOf(sold));
    expect(body).toMatchObject({ status: 'CANCELLED', cancelDate: '2026-11-21T08:00:00.000Z' });
    expect(body.statusHistory.at(-1).eventData).toEqual({ cancelReason: 'Buyer regrets' });
    expect(await orders.refusals(sold)).toEqual([]);
  });

  it('rejects an order with every pointer into the event, and the id of the event', async () => {
    const sold = await orders.sold({
      value: '10.00',
      payments: [{ type: 'PIX', value: '9.00' }],
      ...named('MELI-UNHEARD'),
    });
    const reply = await orders.rejected(sold);
    expect(reply).toMatchObject({
      merchantId: 'ACME',
      subject: `MELI:${sold.salesChannelOrderId}`,
      salesChannel: 'MELI',
      operation: 'place',
      causeEventId: sold.eventId,
      version: 1,
    });
    const faults = reply.errors.map(({ pointer, code }) => `${pointer} ${code}`);
    expect(faults.toSorted()).toEqual([
      '/items/0/salesChannelSkuId unknown-sku',
      '/payments payments-mismatch',
      '/value value-mismatch',
    ]);
    expect((await orders.read(idOf(sold))).status).toBe(404);
    const again = await orders.sold({ ...sold, eventId: uuidv7(), creationDate: 'yesterday' });
    const second = await orders.rejected(again);
    expect(second).toMatchObject({ version: 2, errors: [{ pointer: '/creationDate' }] });
  });

  it('rejects an order for invalid field values, as a request would be refused', async () => {
    const sold = await orders.sold();
    const { shipping, customer } = sold;
    const bad = await orders.sold({
      value: '1.123456',
      customer: { ...customer, email: 'x'.repeat(600) },
      shipping: {
        deliveryAddress: { ...shipping.deliveryAddress, country: 'ZZ' },
        deliveries: [{ ...shipping.deliveries[0]!, deliveryEstimateDate: 'soon' }],
      },
    });
    const pointers = (await orders.rejected(bad)).errors.map(({ pointer }) => pointer);
    expect(pointers.toSorted()).toEqual([
      '/customer/email',
      '/shipping/deliveries/0/deliveryEstimateDate',
      '/shipping/deliveryAddress/country',
      '/value',
    ]);
  });

  it('rejects any channel event that breaks its contract, with pointers', async () => {
    const sold = await orders.sold();
    const secret = 'Ana Buyer, Rua 7';
    const parked = () =>
      orders.service.store.sql('SELECT key, reason FROM parked_message ORDER BY id');
    expect(await parked()).toEqual([]);
    const { payments: _, ...unpaid } = {
      ...sold,
      salesChannelOrderId: `${sold.salesChannelOrderId}-poor`,
      eventId: uuidv7(),
      occurredAt: 'yesterday',
      version: secret,
      value: secret,
      customer: { email: 7 },
      items: [{ ...sold.items[0], quantity: 0 }],
    };
    const { publisher, events } = orders.service;
    await publisher.publish(SalesChannelOrderPlaced, unpaid as never);
    await publisher.publish(SalesChannelOrderPlaced, unpaid as never); // a repeated event
    const reply = await orders.rejected(unpaid);
    expect(reply).toMatchObject({
      merchantId: 'ACME',
      subject: `MELI:${unpaid.salesChannelOrderId}`,
      operation: 'place',
      version: 1,
    });
    expect(reply.errors).toEqual(
      expect.arrayContaining([
        {
          pointer: '/payments',
          code: 'required',
          detail: "must have required property 'payments'",
        },
        { pointer: '/items/0/quantity', code: 'out-of-range', detail: 'must be >= 1' },
        { pointer: '/customer/email', code: 'type', detail: 'must be string' },
        expect.objectContaining({ pointer: '/value', code: 'invalid-value' }),
        expect.objectContaining({ pointer: '/version', code: 'type' }),
        expect.objectContaining({ pointer: '/occurredAt' }),
      ]),
    );
    expect(JSON.stringify(reply)).not.toContain(secret);

    const wishes = [
      [{ approvalDate: 7 }, 'approve', '/approvalDate'],
      [{ cancelDate: null }, 'cancel', '/cancelDate'],
      [{ items: [{ itemId: 'line-1' }] }, 'return', '/items/0/quantity'],
    ] as const;
    for (const [wish, operation, pointer] of wishes) {
      const refused = await orders.rejected(await orders.channelPublishes(sold, wish as never));
      expect(refused).toMatchObject({ operation, errors: [{ pointer }] });
    }
    await orders.channelPublishes(sold, APPROVAL); // the order itself is still accepted
    await orders.waitForStatus(idOf(sold), 'APPROVED');
    expect(await parked()).toEqual([]);
    const ofUnpaid = events
      .all(SalesChannelOrderRejected)
      .filter(({ causeEventId }) => causeEventId === unpaid.eventId);
    expect(ofUnpaid).toHaveLength(1);
  });

  it.each([
    ['channel', { salesChannel: 'meli' }],
    ['merchant', { merchantId: undefined }],
    ['order id of text', { salesChannelOrderId: 7 }],
    ['order id within the limits', { salesChannelOrderId: 'x'.repeat(129) }],
  ])('parks an event that breaks its contract and names no %s', async (_what, over) => {
    const sold = orderSold(`parked-${uuidv7()}`);
    const key = `MELI:${sold.salesChannelOrderId}`;
    const event = { ...sold, ...over, payments: undefined, subject: key };
    const { publisher, store } = orders.service;
    const { eventId } = await publisher.publish(SalesChannelOrderPlaced, event as never);
    await eventually(async () => {
      const parked = await store.sql('SELECT reason FROM parked_message WHERE event_id = $1', [
        eventId,
      ]);
      expect(parked).toEqual([{ reason: 'contract' }]);
    });
    // A message that is still parked at the end of a file fails it.
    await store.sql('DELETE FROM parked_message WHERE event_id = $1', [eventId]);
  });

  it('rejects requests that the status of the order does not allow', async () => {
    const sold = await orders.sold();
    const returned = await orders.channelPublishes(sold, {
      items: [{ itemId: 'line-1', quantity: 1 }],
    });
    expect(await orders.rejected(returned)).toMatchObject({
      operation: 'return',
      errors: [{ code: 'action-not-allowed', detail: expect.stringContaining('CREATED') }],
    });
    const tooMany = await orders.channelPublishes(sold, {
      items: [{ itemId: 'line-1', quantity: 2 }],
    });
    expect((await orders.rejected(tooMany)).errors).toMatchObject([
      { pointer: '/items/0/quantity', code: 'too-many-units' },
    ]);
    await orders.channelPublishes(sold, CANCEL);
    const approved = await orders.channelPublishes(sold, APPROVAL);
    expect(await orders.rejected(approved)).toMatchObject({
      operation: 'approve',
      errors: [{ code: 'order-not-approvable' }],
    });
    const absent = { ...sold, salesChannelOrderId: 'absent', subject: 'MELI:absent' };
    for (const wish of [APPROVAL, CANCEL, { items: [] }]) {
      const published = await orders.channelPublishes(absent, wish);
      expect((await orders.rejected(published)).errors).toMatchObject([
        { code: 'order-not-found' },
      ]);
    }
    const badDate = await orders.channelPublishes(sold, { cancelDate: 'soon' });
    expect((await orders.rejected(badDate)).errors).toMatchObject([{ pointer: '/cancelDate' }]);
    const shipped = await orders.sold();
    await orders.channelPublishes(shipped, APPROVAL);
    await orders.waitForStatus(idOf(shipped), 'APPROVED');
    await orders.reserve(idOf(shipped));
    await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === idOf(shipped));
    await orders.arrived(idOf(shipped), 'LEFT_FULFILLMENT');
    const late = await orders.channelPublishes(shipped, CANCEL);
    expect(await orders.rejected(late)).toMatchObject({
      operation: 'cancel',
      errors: [{ code: 'order-not-cancellable', detail: expect.stringContaining('SHIPPED') }],
    });
  });

  it('applies an order once when it is published twice or sold twice', async () => {
    const sold = await orders.sold();
    await orders.service.publisher.publish(SalesChannelOrderPlaced, sold);
    const twice = await orders.sold({ ...sold, eventId: uuidv7() });
    expect((await orders.rejected(twice)).errors).toMatchObject([{ code: 'duplicate-order' }]);
    const orderId = idOf(sold);
    expect(await orders.refusals(sold)).toHaveLength(1);
    await orders.channelPublishes(sold, CANCEL);
    await eventually(() => expect(orders.published(orderId)).toEqual(['CANCELLED']));
    const published = orders.service.events
      .all(OrderPlaced)
      .filter((one) => one.orderId === orderId);
    expect(published).toHaveLength(1);
  });

  it('makes an order wait for an unknown SKU, delays no others and keeps its later events in order', async () => {
    const sold = await orders.sold(named('MELI-LATER'));
    await orders.channelPublishes(sold, APPROVAL);
    await orders.channelPublishes(sold, CANCEL);
    const behind = await orders.channelPublishes(sold, { items: [] });
    await orders.consumed(behind);
    expect(await waiting(sold)).toMatchObject([
      { type: 'sales-channel.order-placed', due_at: expect.any(Date) },
      { type: 'sales-channel.order-approved', due_at: null },
      { type: 'sales-channel.order-cancelled', due_at: null },
      { type: 'sales-channel.return-requested', due_at: null },
    ]);
    const other = await orders.sold();
    await orders.waitForStatus(idOf(other), 'CREATED');
    expect((await orders.read(idOf(sold))).status).toBe(404);
    await orders.approvedSku('LATER', { salesChannelSkuId: 'MELI-LATER' });
    const order = await orders.waitForStatus(idOf(sold), 'CANCELLED');
    expect(order.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'CREATED',
      'APPROVED',
      'CANCELLED',
    ]);
    expect(await orders.rejected(behind)).toMatchObject({
      operation: 'return',
      errors: [{ code: 'action-not-allowed' }],
    });
    expect(await waiting(sold)).toEqual([]);
    expect(await orders.refusals(sold)).toHaveLength(1);
  });

  it('keeps waiting orders over a restart (decision 6.15)', async () => {
    const sold = await orders.sold(named('MELI-REBORN'));
    await orders.consumed(sold);
    await orders.service.restart();
    expect(await waiting(sold)).toHaveLength(1);
    await orders.approvedSku('REBORN', { salesChannelSkuId: 'MELI-REBORN' });
    await orders.waitForStatus(idOf(sold), 'CREATED');
  });

  it('lists orders for operators once they wait for more than a minute', async () => {
    const sold = await orders.sold(named('MELI-NEVER'));
    await orders.consumed(sold);
    const listed = async () =>
      (await orders.exceptions()).filter(({ orderId }) => orderId === idOf(sold));
    expect(await listed()).toEqual([]);
    await orders.service.store.sql(
      `UPDATE waiting_intake SET arrived_at = arrived_at - interval '2 minutes' WHERE order_id = $1`,
      [idOf(sold)],
    );
    expect(await listed()).toMatchObject([
      { kind: 'intake-waiting', detail: expect.stringContaining('no SKU approved in MELI') },
    ]);
  });

  it('accepts a paid order for a SKU that was once approved, whatever its current status', async () => {
    await orders.approvedSku('PAID', { salesChannelSkuId: 'MELI-PAID' });
    await orders.waitForOrderable('PAID', true);
    await orders.channelAnswered('PAID', 'SALES_CHANNEL_DENIED');
    await orders.waitForOrderable('PAID', false);
    const sold = await orders.sold(named('MELI-PAID'));
    await orders.waitForStatus(idOf(sold), 'CREATED');
  });

  it('plays no scenarios in production (decision 6.14)', async () => {
    const sold = await orders.sold({ salesChannelOrderData: '{"sandbox":{"scenario":"lost"}}' });
    await orders.channelPublishes(sold, APPROVAL);
    await orders.waitForStatus(idOf(sold), 'APPROVED');
    await orders.reserve(idOf(sold));
    const release = await orders.service.events.waitFor(
      OrderReleased,
      (event) => event.orderId === idOf(sold),
    );
    expect(release).not.toHaveProperty('story');
  });
});

describe('channel orders whose wait has timed out (decision 6.9)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start({ INTAKE_RETRY_MS: '50', INTAKE_PATIENCE_MS: '400' });
  }, 60_000);

  afterAll(() => orders.stop());

  it('rejects the order with its unknown reference data, and then the events blocked behind it', async () => {
    const [item] = (await orders.sold()).items;
    const sold = await orders.sold({ items: [{ ...item!, salesChannelSkuId: 'MELI-NEVER' }] });
    const approved = await orders.channelPublishes(sold, APPROVAL);
    const reply = await orders.rejected(sold);
    expect(reply).toMatchObject({
      operation: 'place',
      errors: [{ pointer: '/items/0/salesChannelSkuId', code: 'unknown-sku' }],
    });
    expect(Date.parse(reply.occurredAt) - Date.parse(sold.occurredAt)).toBeGreaterThanOrEqual(400);
    const after = await orders.rejected(approved);
    expect([after.version, after.errors[0]?.code]).toEqual([2, 'order-not-found']);
    const rows = await orders.service.store.sql('SELECT 1 FROM waiting_intake');
    expect(rows).toEqual([]);
  });

  it('rejects an order of an unknown merchant or channel in the same way', async () => {
    const sold = await orders.sold();
    const strange = await orders.sold({ ...sold, eventId: uuidv7(), merchantId: 'ABSENT' });
    expect((await orders.rejected(strange)).errors).toMatchObject([
      { pointer: '/salesChannel', code: 'channel-not-connected' },
    ]);
  });

  it('plays the scenario of a channel order in the sandbox (decision 6.14)', async () => {
    const sold = await orders.sold({
      salesChannelOrderData: '{"sandbox":{"scenario":"out-of-stock"}}',
    });
    await orders.waitForStatus(idOf(sold), 'CREATED');
    await orders.reserve(idOf(sold));
    await orders.waitForStatus(idOf(sold), 'ON_HOLD');
  });
});
