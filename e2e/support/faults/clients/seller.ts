import { eventually } from '#testing';
import type { ShownPrice } from '../../../../tools/requests/order-body.js';
import { tShirt } from '../../../../tools/requests/product-body.js';
import { stockBody } from '../../../../tools/requests/stock-body.js';
import type { Json } from '../../merchant.js';
import type { RetryingClient } from './retrying-client.js';

export const CHANNEL = 'MELI';
const TIMEOUT = { timeoutMs: 120_000 };

/** The SKUs that a merchant sells in these tests: enough stock for all orders, at one price. */
export interface Seller {
  client: RetryingClient;
  /** The client of an operator that acts on the merchant's orders. */
  operator: RetryingClient;
  merchantId: string;
  skuIds: readonly string[];
  price: ShownPrice;
}

/** Uploads a merchant's SKUs with stock and prices, and waits until the channel has approved them. */
export async function prepareSeller(
  merchantId: string,
  { client, operator }: Pick<Seller, 'client' | 'operator'>,
  stock: number,
): Promise<Seller> {
  const product = tShirt('sold');
  const skuIds = product.map(({ skuId }) => skuId);
  await client.send('POST', '/ext/merchant/skus', product);
  for (const skuId of skuIds) {
    await client.send('POST', '/ext/inventories/', stockBody(skuId, stock));
    await client.send('POST', `/ext/prices/origin/${skuId}`, { salePrice: 60, listPrice: 75 });
  }
  await eventually(
    async () => {
      const skus: Json[] = await client.get('/ext/merchant/products/sold');
      const statuses = skus.map(({ salesChannelStatus }) => salesChannelStatus[CHANNEL]?.status);
      expect(new Set(statuses)).toEqual(new Set(['SALES_CHANNEL_APPROVED']));
    },
    { ...TIMEOUT, waitingFor: 'the channel to approve the SKUs' },
  );
  const price = await client.get(
    `/ext/skus/${skuIds[0]}/validPrice?salesChannel=${CHANNEL}&currency=MXN`,
  );
  return { client, operator, merchantId, skuIds, price };
}
