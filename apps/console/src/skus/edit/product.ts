import type { Schemas } from '@entrepot/client';
import { api, bodyOf } from '../../api/client.js';
import type { Sku } from '../sku-row.js';
import type { SentSku } from './form.js';

export type Preview = Schemas['UpsertPreviewResponse'];

export function readProduct(productId: string): Promise<Sku[]> {
  return bodyOf(api.GET('/ext/merchant/products/{productId}', { params: { path: { productId } } }));
}

/** Reads the effect of sending a product, without changing anything. */
export async function previewProduct(skus: SentSku[]): Promise<Preview> {
  const answer = await bodyOf(
    api.POST('/ext/merchant/skus', { params: { query: { dryRun: true } }, body: skus }),
  );
  return answer as Preview;
}

/** Sends a product: all of its SKUs, since an omitted SKU is deleted. */
export async function sendProduct(skus: SentSku[]): Promise<Sku[]> {
  return (await bodyOf(api.POST('/ext/merchant/skus', { body: skus }))) as Sku[];
}

/** A text that differs once a SKU of the product is changed, created or deleted. */
export function stateOf(product: readonly Sku[]): string {
  return product
    .map(({ skuId, version, lastUpdateDate }) => `${skuId} ${version} ${lastUpdateDate}`)
    .toSorted()
    .join('\n');
}
