import type { Query, Schemas } from '@entrepot/client';
import { call } from '../api/client.js';
import { apiList } from '../lists/api-list.js';
import type { Reader } from '../live/changes.js';
import { keyOfId, type InventoryRow } from './inventory-row.js';

const PAGE_SIZE = 200;

export type InventoryQuery = Query<'listInventories'> & { merchantId?: string };

export const LIST = apiList<InventoryRow, InventoryQuery>(
  { operator: 'listInventoriesOfAllMerchants', merchant: 'listInventories' },
  'inventories',
);

/** One position, from the list of its SKU; null if there is none. */
export async function readPosition(
  kind: Reader,
  id: string,
  signal: AbortSignal,
): Promise<InventoryRow | null> {
  const key = keyOfId(id);
  if (!key) return null;
  const filters = {
    skuId: key.skuId,
    ...(kind === 'operator' && { merchantId: key.merchantId }),
    pageSize: PAGE_SIZE,
  };
  let next: string | undefined;
  do {
    const place = next === undefined ? {} : { nextPageToken: next };
    const page = await LIST.read(kind, { ...filters, ...place }, signal);
    const position = page.rows.find((row) => row.id === id);
    if (position) return position;
    next = page.nextPageToken;
  } while (next !== undefined);
  return null;
}

type Place = Pick<InventoryRow, 'merchantId' | 'skuId' | 'warehouseId'>;

export type Stock = Schemas['StockResponse'];

/** The stock of a SKU in a warehouse, and the orders that reserve it. */
export function readStock(
  kind: Reader,
  { merchantId, skuId, warehouseId }: Place,
  signal: AbortSignal,
): Promise<Stock> {
  const id = kind === 'operator' ? 'readStockOfAnyMerchant' : 'readStock';
  return call(id, { path: { merchantId, skuId, warehouseId }, signal });
}

type MovementsPage = Schemas['StockMovementsResponse'];
export type Movement = MovementsPage['movements'][number];

/** A page of the history of a SKU in a warehouse, the newest movements first. */
export function readMovements(
  kind: Reader,
  { merchantId, skuId, warehouseId }: Place,
  query: Query<'listStockMovements'>,
  signal: AbortSignal,
): Promise<MovementsPage> {
  const id = kind === 'operator' ? 'listStockMovementsOfAnyMerchant' : 'listStockMovements';
  return call(id, { path: { merchantId, skuId, warehouseId }, query, signal });
}

/** @throws ApiProblem 409 if the units differ from `changeFromQuantity` */
export function setInventory(body: Schemas['InventoryDto']): Promise<InventoryRow> {
  return call('setInventory', { body });
}
