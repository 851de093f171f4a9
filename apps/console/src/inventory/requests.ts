import type { Query, Schemas } from '@entrepot/client';
import { api, bodyOf } from '../api/client.js';
import { queryFor } from '../api/session.js';
import type { Page, Reader } from '../live/changes.js';
import { keyOfId, type InventoryRow } from './inventory-row.js';

/** The API's path of the stock. */
export const PATHS = { operator: '/ops/inventories', merchant: '/ext/inventories' } as const;

const PAGE_SIZE = 200;

export type InventoryQuery = Query<'listInventories'> & { merchantId?: string };

/** A page of the stock; operators read the stock of all merchants, or of a given merchant. */
export async function readInventories(
  kind: Reader,
  query: InventoryQuery,
  signal: AbortSignal,
): Promise<Page<InventoryRow>> {
  const { inventories, ...rest } = await bodyOf(
    api.GET(PATHS[kind], { params: { query: queryFor(kind, query) }, signal }),
  );
  return { ...rest, rows: inventories };
}

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
    const page = await readInventories(kind, { ...filters, ...place }, signal);
    const found = page.rows.find((row) => row.id === id);
    if (found) return found;
    next = page.nextPageToken;
  } while (next !== undefined);
  return null;
}

const ONE = {
  operator: '/ops/inventories/{merchantId}/{skuId}/{warehouseId}',
  merchant: '/ext/inventories/{skuId}/{warehouseId}',
} as const;

type Place = Pick<InventoryRow, 'merchantId' | 'skuId' | 'warehouseId'>;

export type Stock = Schemas['StockResponse'];

/** The stock of a SKU in a warehouse, and the orders that reserve it. */
export function readStock(
  kind: Reader,
  { merchantId, skuId, warehouseId }: Place,
  signal: AbortSignal,
): Promise<Stock> {
  return bodyOf(
    api.GET(ONE[kind], { params: { path: { merchantId, skuId, warehouseId } }, signal }),
  );
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
  const params = { path: { merchantId, skuId, warehouseId }, query };
  return bodyOf(api.GET(`${ONE[kind]}/movements`, { params, signal }));
}

/** @throws ApiProblem 409 if the units differ from `changeFromQuantity` */
export function setInventory(body: Schemas['InventoryDto']): Promise<InventoryRow> {
  return bodyOf(api.POST('/ext/inventories', { body }));
}
