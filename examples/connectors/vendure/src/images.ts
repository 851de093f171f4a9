import { basename } from 'node:path';
import { ShopError, type Shop } from './shop.ts';
import { assetTagOf } from './variant-input.ts';

const TIMEOUT_MS = 30_000;

/**
 * Returns the shop's assets for these images, each uploaded once. Vendure accepts no URLs, so the connector downloads
 * the images.
 */
export async function assetsOf(shop: Shop, urls: readonly string[] = []) {
  const assetIds: string[] = [];
  if (urls.length === 0) return { assetIds };
  type Found = { assets: { items: { id: string; tags: { value: string }[] }[] } };
  const { assets } = await shop.call<Found>('Assets', { tags: urls.map(assetTagOf) });
  for (const url of new Set(urls)) {
    const tag = assetTagOf(url);
    const found = assets.items.find(({ tags }) => tags.some(({ value }) => value === tag));
    const create = async () => {
      const variables = { file: null, tags: [tag] };
      type Made = { made: [{ id: string }] };
      return (await shop.call<Made>('CreateAsset', variables, await download(url))).made[0];
    };
    const { id } = found ?? (await create());
    assetIds.push(id);
  }
  return { assetIds, featuredAssetId: assetIds[0] };
}

async function download(url: string): Promise<File> {
  const fault = (kind: 'refused' | 'unsure', reason: string) =>
    new ShopError(kind, `The image ${url} cannot be fetched: ${reason}`);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { ok, status, headers } = response;
    if (!ok) throw fault(status < 500 ? 'refused' : 'unsure', `its host answers ${status}.`);
    const type = headers.get('content-type') ?? '';
    return new File([await response.blob()], basename(new URL(url).pathname), { type });
  } catch (error) {
    if (error instanceof ShopError) throw error;
    throw fault('unsure', String((error as Error).cause ?? error));
  }
}
