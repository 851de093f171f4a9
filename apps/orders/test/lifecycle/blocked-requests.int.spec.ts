import { SkuChannelStatusChanged, SkuUpserted } from '#contracts';
import { eventually, HeldRows } from '#testing';
import { sku, skuInChannel } from '../builders.js';
import { Orders } from '../orders.js';

const APPROVAL = { approvalDate: '2026-11-20T12:00:00Z' };

describe('the service while a transaction of a merchant is blocked', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  const hold = (orderId: string) =>
    HeldRows.take(orders.service, `SELECT FROM orders WHERE order_id = '${orderId}' FOR UPDATE`);

  /** Places an order of GLOBEX, which sells the same SKU. */
  async function placeForGlobex(): Promise<string> {
    const published = { ...sku('TEE'), merchantId: 'GLOBEX', subject: 'GLOBEX:TEE' };
    const { publisher } = orders.service;
    await publisher.publish(SkuUpserted, published);
    await publisher.publish(SkuChannelStatusChanged, {
      ...skuInChannel(published),
      version: 2,
      status: 'SALES_CHANNEL_APPROVED',
      salesChannelSkuId: 'MELI-TEE',
    });
    return eventually(async () => {
      const { status, body } = await orders.post('/orders', orders.body(), 'GLOBEX');
      expect([status, body]).toEqual([201, expect.anything()]);
      return body.orderId as string;
    });
  }

  it('serves the merchant’s other orders', async () => {
    const [stuck, other] = [await orders.place(), await orders.place()];
    const held = await hold(stuck);
    let answered = false;
    const approving = orders.approve(stuck).finally(() => (answered = true));
    await held.untilWaiting(1);
    expect((await orders.approve(other)).status).toBe(200);
    expect((await orders.post('/orders', orders.body())).status).toBe(201);
    expect(answered).toBe(false);
    await held.release();
    expect((await approving).status).toBe(200);
  });

  it('serves other merchants’ orders, however many requests of the first one wait', async () => {
    const theirs = await placeForGlobex();
    const stuck = await orders.place();
    const held = await hold(stuck);
    let answered = 0;
    const approvals = Array.from({ length: 8 }, () =>
      orders.approve(stuck).finally(() => (answered += 1)),
    );
    await held.untilWaiting(2);
    const { status } = await orders.post(`/orders/${theirs}/approve`, APPROVAL, 'GLOBEX');
    expect([status, answered]).toEqual([200, 0]);
    await held.release();
    for (const approval of approvals) expect((await approval).status).toBe(200);
  });
});
