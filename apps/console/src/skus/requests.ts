import type { Query, Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import { apiList } from '../lists/api-list.js';
import type { Reader } from '../live/changes.js';
import type { Sku, SkuRow } from './sku-row.js';

/** Filters and position of a page. */
export type SkuQuery = Omit<Query<'listSkusOfAllMerchants'>, 'view'>;

const OPERATIONS = { operator: 'listSkusOfAllMerchants', merchant: 'listSkus' } as const;

export const LIST = apiList<SkuRow, SkuQuery>(OPERATIONS, 'skus', { view: 'summary' });
/** The same list of whole SKUs. */
const WHOLE = apiList<Sku, SkuQuery>(OPERATIONS, 'skus', { view: 'full' });

export type SkuCounts = Schemas['SkuCountsResponse'];

/** The numbers of SKUs by status, by reason and by channel. */
export function readCounts(
  reader: Reader,
  merchantId: string | undefined,
  signal: AbortSignal,
): Promise<SkuCounts> {
  return reader === 'operator'
    ? call('countSkusOfAllMerchants', { query: { merchantId }, signal })
    : call('countSkus', { signal });
}

/** A SKU, or null if the merchant has none with this id. */
export async function readSku(
  reader: Reader,
  merchantId: string,
  skuId: string,
  signal: AbortSignal,
): Promise<Sku | null> {
  const { rows } = await WHOLE.read(reader, { merchantId, skuId, pageSize: 1 }, signal);
  return rows[0] ?? null;
}

/** The key of a SKU among those of all merchants. */
export type SkuPlace = Pick<Sku, 'merchantId' | 'skuId'>;

/** The history of a SKU in each channel. */
export function readStatus(reader: Reader, { merchantId, skuId }: SkuPlace, signal: AbortSignal) {
  const id = reader === 'operator' ? 'readSkuStatusOfAnyMerchant' : 'readSkuStatus';
  return call(id, { path: { merchantId, skuId }, signal });
}

/** Deletes a SKU from all channels. */
export function deleteSku(skuId: string) {
  return call('deleteSku', { path: { skuId } });
}

type Localizations = Schemas['LocalizationsResponse'];
export type Localization = Localizations['localizations'][number];

/** The texts of a SKU by locale. */
export function readLocalizations(
  reader: Reader,
  { merchantId, skuId }: SkuPlace,
  signal: AbortSignal,
): Promise<Localizations> {
  const id = reader === 'operator' ? 'readLocalizationsOfAnyMerchant' : 'readLocalizations';
  return call(id, { path: { merchantId, skuId }, signal });
}
