import type { RetryingClient } from '../faults/clients/retrying-client.js';
import type { Seller } from '../faults/clients/seller.js';
import { walk } from '../faults/oracle/lists.js';
import type { Json } from '../merchant.js';
import type { ConsumerState } from './consumer.js';

/** Reads the state of every order and SKU of some merchants from the API. */
export async function readShown(sellers: readonly Seller[]): Promise<ConsumerState> {
  const shown: ConsumerState = { statuses: {}, histories: {}, channels: {} };
  for (const { client, merchantId } of sellers) {
    await walk(client, 'skus', 'pageSize=200', (sku) => {
      for (const [channel, entry] of Object.entries<Json>(sku.salesChannelStatus)) {
        shown.channels[`${merchantId}:${sku.skuId} ${channel}`] = entry.status;
      }
    });
    for (const orderId of await orderIdsOf(client)) await noteOrder(client, orderId, shown);
  }
  return shown;
}

/** Counts the merchants' orders. */
export async function countOrders(sellers: readonly Seller[]): Promise<number> {
  const lists = await Promise.all(sellers.map(({ client }) => orderIdsOf(client)));
  return lists.flat().length;
}

async function orderIdsOf(client: RetryingClient): Promise<string[]> {
  const orderIds: string[] = [];
  await walk(client, 'orders', 'pageSize=200', ({ orderId }) => orderIds.push(orderId));
  return orderIds;
}

async function noteOrder(
  client: RetryingClient,
  orderId: string,
  shown: ConsumerState,
): Promise<void> {
  const { status, statusHistory } = await client.get(`/ext/orders/${orderId}`);
  shown.statuses[orderId] = status;
  shown.histories[orderId] = statusHistory.map(
    (entry: Json) => `${entry.status} ${entry.eventDate} ${entry.receivedDate}`,
  );
}
