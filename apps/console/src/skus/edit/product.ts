import type { Schemas } from '@entrepot/client';
import { call } from '../../api/client.js';
import type { Sku } from '../sku-row.js';
import type { SentSku } from './form.js';

export type Preview = Schemas['UpsertPreviewResponse'];

export function readProduct(productId: string): Promise<Sku[]> {
  return call('readProduct', { path: { productId } });
}

/** Reads the effect of sending a product, without changing anything. */
export async function previewProduct(skus: SentSku[]): Promise<Preview> {
  return (await call('upsertSkus', { query: { dryRun: true }, body: skus })) as Preview;
}

/** Sends a product: all of its SKUs, since an omitted SKU is deleted. */
export async function sendProduct(skus: SentSku[]): Promise<Sku[]> {
  return (await call('upsertSkus', { body: skus })) as Sku[];
}

/** A text that differs once a SKU of the product is changed, created or deleted. */
export function stateOf(product: readonly Sku[]): string {
  return product
    .map(({ skuId, version, lastUpdateDate }) => `${skuId} ${version} ${lastUpdateDate}`)
    .toSorted()
    .join('\n');
}
