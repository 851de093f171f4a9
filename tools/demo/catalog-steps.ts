import { printer } from './printer.js';
import { tShirt } from '../requests/product-body.js';
import { show, showEvents, until, type DemoContext } from './demo-context.js';
import { stockBody } from '../requests/stock-body.js';

export const CHANNELS = 3;
const STOCK = 20;
/** IN_REVIEW, IN_TRANSLATION, READY_FOR_SALES_CHANNEL. */
const STEPS_TO_READY = 3;

export interface Sku {
  skuId: string;
  localizationStatus: string;
  salesChannelStatus: Record<string, { status: string; statusMessage?: string }>;
}

interface SkuStatus {
  localizationStatus: string;
  localizationMessages: { code: string; detail: string }[];
}

/** Uploads the product and waits for its localization. @returns the SKU ids */
export async function uploadProduct(context: DemoContext): Promise<string[]> {
  printer.step('Upload a product: four SKUs in Spanish, one request');
  const skus = tShirt(context.runId);
  await show<Sku[]>(
    context.merchant,
    { method: 'POST', path: '/ext/merchant/skus', body: skus },
    (body) => body.map(({ skuId, localizationStatus }) => `${skuId} ${localizationStatus}`),
  );
  await showEvents(context, { 'sku.upserted': skus.length });

  printer.step('Localization, triggered by the event: review, regulatory check, translation');
  const path = `/ext/merchant/products/${context.runId}`;
  const ready = await until(
    'localization',
    async () => (await context.merchant.send<Sku[]>('GET', path)).body,
    (list) => list.every(({ localizationStatus: s }) => s === 'READY_FOR_SALES_CHANNEL'),
  );
  printer.request('GET', path);
  printer.answer(
    200,
    ready.map(({ skuId, localizationStatus }) => `${skuId} ${localizationStatus}`),
  );
  await showEvents(context, {
    'sku.localization-changed': skus.length * STEPS_TO_READY,
    'sku.channel-status-changed': skus.length * CHANNELS,
  });
  return ready.map(({ skuId }) => skuId);
}

/** Sends a dry run that omits one SKU and changes another; it changes nothing. */
export async function dryRun(context: DemoContext): Promise<void> {
  printer.step('Dry run: the same product with a changed title and without its last SKU');
  const [first, ...rest] = tShirt(context.runId);
  const body = [{ ...first, name: `${String(first?.['name'])} de verano` }, ...rest.slice(0, -1)];
  await show<Record<'created' | 'updated' | 'unchanged' | 'deleted', string[]>>(
    context.merchant,
    { method: 'POST', path: '/ext/merchant/skus?dryRun=true', body },
    (preview) => preview,
  );
}

/** Uploads a product that the review denies, and shows the reasons. */
export async function showRefusedSku(context: DemoContext): Promise<void> {
  printer.step('A SKU that the review refuses: capitals only, no image, invalid EAN');
  const [shirt] = tShirt(`${context.runId}-refused`);
  const skuId = String(shirt?.['skuId']);
  const poor = { ...shirt, name: 'CAMISETA', ean: '7501031311300', images: [] };
  await show<Sku[]>(
    context.merchant,
    { method: 'POST', path: '/ext/merchant/skus', body: [poor] },
    (body) => body.map(({ localizationStatus }) => `${skuId} ${localizationStatus}`),
  );
  const path = `/ext/merchant/skus/${skuId}/status`;
  await until(
    'the review',
    async () => (await context.merchant.send<SkuStatus>('GET', path)).body,
    ({ localizationStatus }) => localizationStatus === 'REVIEW_DENIED',
  );
  await show<SkuStatus>(context.merchant, { method: 'GET', path }, (sku) => ({
    localizationStatus: sku.localizationStatus,
    reasons: sku.localizationMessages.map(({ code, detail }) => `${code}: ${detail}`),
  }));
  const otherCount = tShirt(context.runId).length;
  await showEvents(context, {
    'sku.upserted': otherCount + 1,
    'sku.localization-changed': otherCount * STEPS_TO_READY + 2,
  });
}

/** Sets the stock in the main warehouse. */
export async function stockUp(context: DemoContext, skuIds: readonly string[]): Promise<void> {
  printer.step(`Stock: ${STOCK} pieces of each SKU in the main warehouse`);
  for (const skuId of skuIds) {
    await show<{ id: string; quantity: number }>(
      context.merchant,
      { method: 'POST', path: '/ext/inventories/', body: stockBody(skuId, STOCK) },
      ({ id, quantity }) => ({ id, quantity }),
    );
  }
  await showEvents(context, { 'inventory.changed': skuIds.length });
}
