import { MerchantChanged, SkuDeleted } from '#contracts';
import { eventually } from '#testing';
import { merchant } from '../builders.js';
import { Orders } from '../orders.js';
import { faultsOf } from './faults-of.js';

describe('POST /orders with the projections of merchants, channels and SKUs', () => {
  let orders: Orders;

  beforeAll(async () => {
    orders = await Orders.start();
  });

  afterAll(() => orders.stop());

  it('refuses an unknown channel or SKU only after waiting for the projection (decision 1.13)', async () => {
    const startedAt = performance.now();
    const [item] = orders.body().items;
    const [unknownSku, unknownChannel] = await Promise.all([
      orders.post('/orders', orders.body({ items: [{ ...item, salesChannelSkuId: 'NO-SUCH' }] })),
      orders.post('/orders', orders.body({ salesChannel: 'NOWHERE' })),
    ]);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(2_900);
    expect([unknownSku.status, ...faultsOf(unknownSku)]).toEqual([
      422,
      '/items/0/salesChannelSkuId unknown-sku',
    ]);
    expect([unknownChannel.status, ...faultsOf(unknownChannel)]).toEqual([
      422,
      '/salesChannel channel-not-connected',
    ]);
  });

  it('waits for the projection of an approval (decision 1.13)', async () => {
    const [item] = orders.body().items;
    const request = orders.post(
      '/orders',
      orders.body({ items: [{ ...item, salesChannelSkuId: 'LATE' }] }),
    );
    await orders.approvedSku('LATE');
    expect((await request).status).toBe(201);
  });

  it('refuses orders of an inactive merchant until it is active again (decision 6.5)', async () => {
    const { publisher, store } = orders.service;
    await publisher.publish(MerchantChanged, { ...merchant('ACME'), version: 2, active: false });
    await eventually(async () => {
      const answer = await orders.post('/orders', orders.body());
      expect([answer.status, ...faultsOf(answer)]).toEqual([
        422,
        '/salesChannel channel-not-connected',
      ]);
    });
    await publisher.publish(MerchantChanged, { ...merchant('ACME'), version: 3 });
    await eventually(async () => {
      const sql = `SELECT connected_channels <> '{}' AS active FROM merchant WHERE merchant_id = 'ACME'`;
      expect(await store.sql(sql)).toEqual([{ active: true }]);
    });
    expect((await orders.post('/orders', orders.body())).status).toBe(201);
  });

  it('looks a SKU up by the channel’s id, the merchant’s and the service’s, in this order (decision 6.5)', async () => {
    await orders.approvedSku('CAP', { salesChannelSkuId: 'MUG' });
    await orders.approvedSku('MUG', { salesChannelSkuId: 'MELI-MUG' });
    for (const skuId of ['CAP', 'MUG']) await orders.waitForOrderable(skuId, true);
    const [item] = orders.body().items;
    for (const [named, skuId] of [
      ['MUG', 'CAP'],
      ['CAP', 'CAP'],
      ['sku-id-of-MUG', 'MUG'],
    ]) {
      const sent = orders.body({ items: [{ ...item, salesChannelSkuId: named }] });
      const { body } = await orders.post('/orders', sent);
      expect([body.items[0].skuId, body.items[0].salesChannelSkuId]).toEqual([skuId, named]);
    }
  });

  it('refuses a SKU that was denied or deleted since its approval and accepts it after the next one (decision 6.5)', async () => {
    const { subject, id } = await orders.approvedSku('HAT');
    const [item] = orders.body().items;
    const sent = () => orders.body({ items: [{ ...item, salesChannelSkuId: 'HAT' }] });
    await orders.waitForOrderable('HAT', true);
    await orders.channelAnswered('HAT', 'SALES_CHANNEL_DENIED');
    await orders.waitForOrderable('HAT', false);
    expect((await orders.post('/orders', sent())).body.code).toBe('unknown-sku');
    await orders.channelAnswered('HAT', 'SALES_CHANNEL_APPROVED');
    await orders.waitForOrderable('HAT', true);
    expect((await orders.post('/orders', sent())).status).toBe(201);
    await orders.service.publisher.publish(SkuDeleted, {
      merchantId: 'ACME',
      subject,
      version: orders.next('HAT'),
      skuId: 'HAT',
      id,
      productId: 'SHIRT',
    });
    await orders.waitForOrderable('HAT', false);
    expect((await orders.post('/orders', sent())).body.code).toBe('unknown-sku');
  });
});
