import { printer } from './printer.js';
import type { ShownPrice } from './order-body.js';
import { tShirt } from './product.js';
import { show, showEvents, until } from './walk.js';
import type { Walk } from './walk.js';

export const CHANNEL = 'MELI';
const CHANNELS = 3;
const STOCK = 20;

interface Sku {
  skuId: string;
  localizationStatus: string;
  salesChannelStatus: Record<string, { status: string; statusMessage?: string }>;
}

/** Uploads the product and waits for its localization. @returns the SKU ids */
export async function uploadProduct(walk: Walk): Promise<string[]> {
  printer.step('Upload a product: four SKUs in Spanish, one request');
  const skus = tShirt(walk.runId);
  await show<Sku[]>(
    walk.merchant,
    { method: 'POST', path: '/ext/merchant/skus', body: skus },
    (body) => body.map(({ skuId, localizationStatus }) => `${skuId} ${localizationStatus}`),
  );
  await showEvents(walk, { 'sku.upserted': skus.length });

  printer.step('Localization: review, regulatory check, translation, driven by the event');
  const path = `/ext/merchant/products/${walk.runId}`;
  const ready = await until(
    'localization',
    async () => (await walk.merchant.send<Sku[]>('GET', path)).body,
    (list) => list.every(({ localizationStatus: s }) => s === 'READY_FOR_SALES_CHANNEL'),
  );
  printer.request('GET', path);
  printer.answer(
    200,
    ready.map(({ skuId, localizationStatus }) => `${skuId} ${localizationStatus}`),
  );
  await showEvents(walk, {
    'sku.localization-changed': skus.length,
    'sku.channel-status-changed': skus.length * CHANNELS,
  });
  return ready.map(({ skuId }) => skuId);
}

/** Sets what can be sold from the main warehouse. */
export async function stockUp(walk: Walk, skuIds: readonly string[]): Promise<void> {
  printer.step(`Stock: ${STOCK} pieces of each SKU in the main warehouse`);
  for (const skuId of skuIds) {
    const body = { skuId, quantity: STOCK, warehouseId: 1, inventoryType: 'AVAILABLE' };
    await show<{ id: string; quantity: number }>(
      walk.merchant,
      { method: 'POST', path: '/ext/inventories/', body },
      ({ id, quantity }) => ({ id, quantity }),
    );
  }
  await showEvents(walk, { 'inventory.changed': skuIds.length });
}

/** Prices every SKU and waits until the channel has approved it. @returns the first SKU's price there */
export async function priceAndApprove(walk: Walk, skuIds: readonly string[]): Promise<ShownPrice> {
  printer.step('Price: 60.00 USD to be paid out, 75.00 USD crossed out');
  for (const skuId of skuIds) {
    await show<{ status: string; publishedCount: number }>(
      walk.merchant,
      {
        method: 'POST',
        path: `/ext/prices/origin/${skuId}`,
        body: { salePrice: 60, listPrice: 75 },
      },
      ({ status, publishedCount }) => ({ status, publishedCount }),
    );
  }
  await showEvents(walk, { 'price.localized': skuIds.length * CHANNELS });
  const record = await show<ShownPrice>(
    walk.merchant,
    {
      method: 'GET',
      path: `/ext/skus/${skuIds[0]}/validPrice?salesChannel=${CHANNEL}&currency=MXN`,
    },
    (price) => price,
  );

  printer.step('Sales channels: each approves what is localized and priced');
  const path = `/ext/merchant/products/${walk.runId}`;
  const approved = await until(
    'channel approval',
    async () => (await walk.merchant.send<Sku[]>('GET', path)).body,
    (list) => list.every((sku) => isApprovedEverywhere(sku)),
  );
  printer.request('GET', path);
  printer.answer(
    200,
    approved.map(({ skuId, salesChannelStatus: entries }) => ({
      [skuId]: Object.entries(entries).map(([channel, { status }]) => `${channel} ${status}`),
    })),
  );
  await showEvents(walk, { 'sku.channel-status-changed': skuIds.length * CHANNELS * 2 });
  return record;
}

function isApprovedEverywhere(sku: Sku): boolean {
  const entries = Object.values(sku.salesChannelStatus);
  return entries.length === CHANNELS && entries.every((e) => e.status === 'SALES_CHANNEL_APPROVED');
}

/** A channel asks what a cart to São Paulo would be taxed. */
export async function simulateTaxes(walk: Walk, skuIds: readonly string[]): Promise<void> {
  printer.step('Tax simulation: a channel’s cart to São Paulo, in reais');
  const items = skuIds.slice(0, 2).map((skuId, index) => ({
    id: String(index + 1),
    skuId,
    quantity: index + 1,
    unitPriceWithDiscount: 199.9,
  }));
  await show<{ fxRate: number; totals: unknown }>(
    walk.channel('ECOM'),
    {
      method: 'POST',
      path: '/ext/taxes',
      body: { items, freight: 39.9, country: 'BR', state: 'SP' },
    },
    ({ fxRate, totals }) => ({ fxRate, totals }),
  );
}
