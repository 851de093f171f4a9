import { OrderReleased } from '#contracts';
import { eventually } from '#testing';
import { Orders } from '../orders.js';

describe('the scenarios of sandbox orders (decision 6.14)', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  const play = async (scenario: string) => {
    const orderId = await orders.place({
      salesChannelOrderData: JSON.stringify({ sandbox: { scenario } }),
    });
    await orders.approve(orderId);
    await orders.consumed(await orders.reserve(orderId));
    return orderId;
  };
  const release = (orderId: string) =>
    orders.service.events.waitFor(OrderReleased, (event) => event.orderId === orderId);

  it('plays out-of-stock: holds the order until it is released, then fulfills it', async () => {
    const orderId = await play('out-of-stock');
    const { body } = await orders.read(orderId);
    expect(body.status).toBe('ON_HOLD');
    expect(body.statusHistory.at(-1).eventData).toEqual({
      reason: 'out-of-stock',
      reasonCode: 'out-of-stock',
    });
    expect((await orders.operate(orderId, 'release')).body.status).toBe('APPROVED');
    expect(await release(orderId)).not.toHaveProperty('story');
    await orders.progressed(orderId, 'HANDLING');
    await orders.waitForStatus(orderId, 'HANDLING');
  });

  it('plays review: REQUIRES_REVIEW at HANDLING until the release, storing later steps (decision 6.2)', async () => {
    const orderId = await play('review');
    expect(await release(orderId)).not.toHaveProperty('story');
    await orders.progressed(orderId, 'HANDLING');
    const reviewed = await orders.waitForStatus(orderId, 'REQUIRES_REVIEW');
    expect(reviewed.allowedActions).toEqual(['cancel', 'hold', 'release']);
    const eventData = { packedSkuList: [{ skuId: 'TEE', quantity: 1 }], parcelCode: 'P1' };
    await orders.consumed(await orders.progressed(orderId, 'PACKED', { eventData }));
    expect((await orders.read(orderId)).body.status).toBe('REQUIRES_REVIEW');
    const { body } = await orders.operate(orderId, 'release');
    expect(body.statusHistory.map(({ status }: { status: string }) => status)).toEqual([
      'CREATED',
      'APPROVED',
      'HANDLING',
      'REQUIRES_REVIEW',
      'PACKED',
      'REGULATORY_CHECK_OK',
      'PACKED',
    ]);
    expect([body.status, body.packedDate]).toEqual(['PACKED', '2026-11-20T13:00:00.000Z']);
    await eventually(() =>
      expect(orders.published(orderId)).toEqual([
        'APPROVED',
        'HANDLING',
        'REQUIRES_REVIEW',
        'REGULATORY_CHECK_OK',
        'PACKED',
      ]),
    );
  });

  it.each(['customs-held', 'lost', 'deliver'])('publishes %s to logistics', async (scenario) => {
    const orderId = await play(scenario);
    expect(await release(orderId)).toMatchObject({ story: scenario });
  });

  it('plays lost: sets OPERATIONAL_ISSUE as soon as the order is shipped', async () => {
    const orderId = await play('lost');
    await release(orderId);
    await orders.arrived(orderId, 'LEFT_FULFILLMENT');
    const { body } = await orders.read(orderId);
    expect(body.statusHistory.slice(-2)).toMatchObject([
      { status: 'SHIPPED' },
      { status: 'OPERATIONAL_ISSUE', eventData: { reason: 'lost', reasonCode: 'lost' } },
    ]);
  });

  it('records an exception for a parcel that leaves in a review whose order is then cancelled (decision 6.3)', async () => {
    const orderId = await play('review');
    await release(orderId);
    await orders.progressed(orderId, 'HANDLING');
    await orders.waitForStatus(orderId, 'REQUIRES_REVIEW');
    await orders.arrived(orderId, 'LEFT_FULFILLMENT');
    expect((await orders.cancel(orderId)).body.status).toBe('CANCELLED');
    const [exception] = await orders.exceptions();
    expect(exception).toMatchObject({ kind: 'shipped-after-cancel', orderId });
  });
});
