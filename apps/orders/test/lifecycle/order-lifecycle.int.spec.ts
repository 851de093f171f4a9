import { OrderReleased } from '#contracts';
import { eventually } from '#testing';
import { Orders } from '../orders.js';
import { releasesInAll } from '../releases-in-all.js';

describe('the order lifecycle', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  const history = (order: { statusHistory: { status: string }[] }) =>
    order.statusHistory.map(({ status }) => status);

  it('releases an order once when it is approved first and reserved after that (decision 4.3)', async () => {
    const orderId = await orders.place();
    const { status, body } = await orders.approve(orderId, '2026-11-20T12:00:00Z');
    expect([status, body.status, body.approvalDate]).toEqual([
      200,
      'APPROVED',
      '2026-11-20T12:00:00.000Z',
    ]);
    expect(body).not.toHaveProperty('statusHistory');
    await orders.reserve(orderId);
    const released = await orders.service.events.waitFor(
      OrderReleased,
      (event) => event.orderId === orderId,
    );
    expect(released).toMatchObject({
      version: 3,
      outboundCountry: 'US',
      destinationCountry: 'MX',
      taxType: 'DDP',
      foreignCurrency: 'USD',
      customer: { type: 'PERSON', firstName: 'Ana', document: 'RUAA800101XX1' },
      deliveryAddress: { street: 'Av. Reforma', country: 'MX' },
      delivery: { name: 'Standard', company: 'Correos', deliveryTime: 12 },
      items: [
        {
          itemId: 'line-1',
          skuId: 'TEE',
          salesChannelSkuId: 'MELI-TEE',
          productId: 'SHIRT',
          hsCode: '6109.10',
          countryOfOrigin: 'PT',
          quantity: 1,
          weight: '0.4',
          height: 10,
          width: 15,
          length: 20,
          invoicedPrice: '82.97',
        },
      ],
    });
  });

  it('releases an order once when it is reserved first, however often each event is published', async () => {
    const orderId = await orders.place();
    const reserved = await orders.reserve(orderId);
    await orders.consumed(reserved);
    await Promise.all([orders.approve(orderId), orders.approve(orderId)]);
    await orders.consumed(await orders.reserve(orderId));
    await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
    const again = await orders.approve(orderId, '2030-01-01T00:00:00Z');
    expect([again.status, again.body.approvalDate]).toEqual([200, '2026-11-20T12:00:00.000Z']);
    await orders.cancel(orderId);
    await eventually(() => expect(orders.published(orderId)).toEqual(['APPROVED', 'CANCELLED']));
    expect(await releasesInAll(orders, orderId)).toHaveLength(1);
    expect(history((await orders.read(orderId)).body)).toEqual([
      'CREATED',
      'APPROVED',
      'CANCELLED',
    ]);
  });

  it('uses the time of the request for an invalid approval date (decision 6.8)', async () => {
    const orderId = await orders.place();
    const before = new Date().toISOString();
    const { body } = await orders.approve(orderId, 'yesterday, around noon');
    expect(body.approvalDate >= before).toBe(true);
    expect((await orders.approve(await orders.place(), ' ')).status).toBe(200);
    const missing = await orders.post(`/orders/${orderId}/approve`, {});
    expect([missing.status, missing.body.errors[0].pointer]).toEqual([400, '/approvalDate']);
  });

  it('puts an order ON_HOLD without stock, records an approval, and continues when stock is reserved (decision 4.3)', async () => {
    const orderId = await orders.place();
    await orders.short(orderId);
    const held = await orders.waitForStatus(orderId, 'ON_HOLD');
    expect(held.allowedActions).toEqual(['approve', 'cancel', 'release']);
    expect(held.statusHistory.at(-1)).toMatchObject({
      status: 'ON_HOLD',
      eventDate: '2026-11-20T12:20:00.000Z',
      eventData: { reason: 'out-of-stock', reasonCode: 'out-of-stock' },
    });
    const { body } = await orders.approve(orderId);
    expect([body.status, body.approvalDate]).toEqual(['ON_HOLD', '2026-11-20T12:00:00.000Z']);
    expect(body.lastUpdateDate > held.lastUpdateDate).toBe(true);
    await orders.reserve(orderId);
    const free = await orders.waitForStatus(orderId, 'APPROVED');
    expect(free.onHoldDate).toBe('2026-11-20T12:20:00.000Z');
    expect(history(free)).toEqual(['CREATED', 'ON_HOLD', 'APPROVED', 'APPROVED']);
    await orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);
    await eventually(() => expect(orders.published(orderId)).toEqual(['ON_HOLD', 'APPROVED']));
  });

  it('answers 404 for another merchant’s order as for an absent one (decision 1.4)', async () => {
    const orderId = await orders.place();
    const foreign = await orders.read(orderId, 'GLOBEX');
    const absent = await orders.read('ACME-MELI-none', 'GLOBEX');
    const bare = ({ instance: _instance, ...body }: Record<string, unknown>) => body;
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(bare(foreign.body)).toEqual(bare(absent.body));
    for (const path of [`/orders/${orderId}/approve`, `/ext/orders/${orderId}/cancel`]) {
      const wish = { approvalDate: 'now', cancelDate: '2026-11-21' };
      expect((await orders.post(path, wish, 'GLOBEX')).status).toBe(404);
    }
    expect((await orders.read(orderId)).body.status).toBe('CREATED');
  });

  it('finds an order by an id with any printable character (decision 2.7)', async () => {
    const salesChannelOrderId = `a/b ñ%2F?#${'x'.repeat(100)}`;
    const orderId = await orders.place({ salesChannelOrderId });
    expect((await orders.read(orderId)).body.salesChannelOrderId).toBe(salesChannelOrderId);
    expect((await orders.read('ACME-MELI-\u0000')).status).toBe(400);
  });

  it('does not allow the history to be rewritten', async () => {
    const orderId = await orders.place();
    await expect(
      orders.service.store.sql('DELETE FROM order_history WHERE order_id = $1', [orderId]),
    ).rejects.toThrow('append-only');
  });
});
