import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import { queryFor } from '../api/session.js';
import type { Page, Reader } from '../live/changes.js';
import type { Sku, SkuRow } from './sku-row.js';

/** The API's path of SKUs. */
export const PATHS = { operator: '/ops/skus', merchant: '/ext/merchant/skus' } as const;

const ONE = {
  operator: '/ops/skus/{merchantId}/{skuId}',
  merchant: '/ext/merchant/skus/{skuId}',
} as const;

/** Filters and position of a page. */
export type SkuQuery = Omit<Query<'listSkusOfAllMerchants'>, 'view'>;

/** A page of rows; operators read the SKUs of all merchants, or of a given merchant. */
export async function readSkus(
  reader: Reader,
  query: SkuQuery,
  signal: AbortSignal,
): Promise<Page<SkuRow>> {
  const { skus, ...rest } = await readList(reader, { ...query, view: 'summary' }, signal);
  return { ...rest, rows: skus as SkuRow[] };
}

function readList(reader: Reader, query: Query<'listSkusOfAllMerchants'>, signal: AbortSignal) {
  return bodyOf(api.GET(PATHS[reader], { params: { query: queryFor(reader, query) }, signal }));
}

export type SkuCounts = Schemas['SkuCountsResponse'];

/** The numbers of SKUs by status, by reason and by channel. */
export function readCounts(
  reader: Reader,
  merchantId: string | undefined,
  signal: AbortSignal,
): Promise<SkuCounts> {
  const query = merchantId === undefined ? {} : { merchantId };
  return bodyOf(
    reader === 'operator'
      ? api.GET('/ops/skus/counts', { params: { query }, signal })
      : api.GET('/ext/merchant/skus/counts', { signal }),
  );
}

/** A SKU, or null if the merchant has none with this id. */
export async function readSku(
  reader: Reader,
  merchantId: string,
  skuId: string,
  signal: AbortSignal,
): Promise<Sku | null> {
  const query = { merchantId, skuId, view: 'full', pageSize: 1 } as const;
  const page = await readList(reader, query, signal);
  return (page.skus as Sku[])[0] ?? null;
}

/** The key of a SKU among those of all merchants. */
export type SkuPlace = Pick<Sku, 'merchantId' | 'skuId'>;

/** The history of a SKU in each channel. */
export function readStatus(reader: Reader, { merchantId, skuId }: SkuPlace, signal: AbortSignal) {
  return bodyOf(
    api.GET(`${ONE[reader]}/status`, { params: { path: { merchantId, skuId } }, signal }),
  );
}

/** Deletes a SKU from all channels. */
export async function deleteSku(skuId: string): Promise<void> {
  await api.DELETE('/ext/merchant/skus/{skuId}', { params: { path: { skuId } } });
}

/** Deletes a product with all of its SKUs. */
export async function deleteProduct(productId: string): Promise<void> {
  await api.DELETE('/ext/merchant/products/{productId}', { params: { path: { productId } } });
}

type Localizations = Schemas['LocalizationsResponse'];
export type Localization = Localizations['localizations'][number];

/** The texts of a SKU by locale. */
export function readLocalizations(
  reader: Reader,
  { merchantId, skuId }: SkuPlace,
  signal: AbortSignal,
): Promise<Localizations> {
  return bodyOf(
    api.GET(`${ONE[reader]}/localizations`, { params: { path: { merchantId, skuId } }, signal }),
  );
}
