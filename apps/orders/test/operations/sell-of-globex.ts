import { SkuChannelStatusChanged, SkuUpserted } from '#contracts';
import { eventually } from '#testing';
import { sku, skuInChannel } from '../builders.js';
import type { Orders } from '../orders.js';

/** Publishes a SKU of GLOBEX that MELI has approved, and waits until the SKU can be sold. */
export async function sellOfGlobex(orders: Orders): Promise<void> {
  const ofGlobex = { merchantId: 'GLOBEX', subject: 'GLOBEX:TEE' };
  const { publisher, store } = orders.service;
  await publisher.publish(SkuUpserted, { ...sku('TEE'), ...ofGlobex, version: 1 });
  await publisher.publish(SkuChannelStatusChanged, {
    ...skuInChannel(sku('TEE')),
    ...ofGlobex,
    version: 2,
    status: 'SALES_CHANNEL_APPROVED',
    salesChannelSkuId: 'MELI-TEE',
  });
  await eventually(async () => {
    const sql = `SELECT FROM sku_channel WHERE merchant_id = 'GLOBEX' AND orderable`;
    expect(await store.sql(sql)).toHaveLength(1);
  });
}
