import type { Entrepot, Sku } from '#client';
import { until } from '../demo/demo-context.js';
import { SANDBOX_CHANNELS } from '../stack/sandbox/sandbox-clients.js';
import { collect } from './collect.js';
import { titleKey, type Seller } from './place-orders.js';
import { skusOf, type Assortment } from './products.js';

const STOCK = 400;

/** Uploads an assortment with prices and stock, and waits until every channel of the sandbox sells it. */
export async function offerProducts(client: Entrepot, assortment: Assortment): Promise<Seller> {
  const products = skusOf(assortment);
  const skuIds = products.flat().map(({ skuId }) => skuId);
  for (const skus of products) await client.skus.upsert(skus);
  await client.prices.setOrigins(
    assortment.products.flatMap(({ payout: salePrice, listPrice }, index) =>
      (products[index] ?? []).map(({ skuId }) => ({ skuId, salePrice, listPrice })),
    ),
  );
  await client.inventories.setMany(
    skuIds.map((skuId) => ({
      skuId,
      quantity: STOCK,
      warehouseId: 1,
      inventoryType: 'AVAILABLE' as const,
    })),
  );
  await until(
    `the channels to approve the SKUs of ${assortment.merchantId}`,
    () => collect(client.skus.list()),
    (skus) =>
      skuIds.every((skuId) => {
        const sku = skus.find((candidate) => candidate.skuId === skuId);
        const entries: Sku['salesChannelStatus'] = sku?.salesChannelStatus ?? {};
        return SANDBOX_CHANNELS.every(
          (channel) => entries[channel]?.status === 'SALES_CHANNEL_APPROVED',
        );
      }),
  );
  const prices = await collect(client.prices.list());
  return {
    merchantId: assortment.merchantId,
    client,
    prices: prices.filter(({ skuId }) => skuIds.includes(skuId)),
    titles: await titlesOf(client, skuIds),
  };
}

async function titlesOf(client: Entrepot, skuIds: readonly string[]): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const skuId of skuIds) {
    const { localizations } = await client.skus.localizations(skuId);
    for (const { name, salesChannels } of localizations) {
      for (const channel of salesChannels) titles.set(titleKey(skuId, channel), name);
    }
  }
  return titles;
}
