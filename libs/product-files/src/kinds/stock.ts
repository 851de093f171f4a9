import type { Schemas } from '@entrepot/client';
import { STOCK_COLUMNS } from '../columns/stock-columns.js';
import type { Api, CallOptions, UploadKind } from './kind.js';
import { bodyOf, eachOf, identityOf, previewOf, ROWS, takenOfRow } from './rows.js';

type Row = Schemas['InventoryDto'];

/** Quantities of SKUs in warehouses (decision 4.5). */
export const stock: UploadKind = {
  ...ROWS,
  id: 'stock',
  columns: STOCK_COLUMNS,
  identify(body) {
    const { warehouseId, inventoryType } = body as Partial<Row>;
    return identityOf(body, warehouseId, inventoryType);
  },
  async preview(api, batches, options) {
    const results = await resultsOf(api, batches.flat(), { dryRun: true }, options);
    return results.map((result) => previewOf(result, STOCK_COLUMNS));
  },
  async send(api, bodies, options) {
    const results = await resultsOf(api, bodies, {}, options);
    return results.map((result) => takenOfRow(result, STOCK_COLUMNS));
  },
};

async function resultsOf(
  api: Api,
  bodies: readonly object[],
  query: { dryRun?: boolean },
  { signal = null }: CallOptions = {},
) {
  const body = bodies as Row[];
  const init = { body, params: { query }, signal };
  const { results } = await bodyOf(api.POST('/ext/inventories/batch', init));
  return eachOf(body, results);
}

const SKUS = '/ext/merchant/skus';

/** The maximum page size of the API. */
const PAGE_SIZE = 200;

/** A query of the list of SKUs: of one SKU, or of all, from a page on. */
export type SkuQuery = { skuId?: string; nextPageToken?: string };

/**
 * The queries that show which ids are SKUs, since the service accepts the stock of others (decision 4.1): one for each
 * id, or the whole list where this needs fewer requests.
 */
export async function skuQueriesOf(
  api: Api,
  skuIds: readonly string[],
  { signal = null }: CallOptions = {},
): Promise<SkuQuery[]> {
  const { total } = await bodyOf(api.GET(`${SKUS}/counts`, { signal }));
  return total / PAGE_SIZE < skuIds.length ? [{}] : skuIds.map((skuId) => ({ skuId }));
}

/**
 * Reads one page, so that a request that fails can be repeated alone.
 * @returns the ids of the SKUs on it, and the query of the next page if there is one
 */
export async function skuPageOf(
  api: Api,
  query: SkuQuery,
  { signal = null }: CallOptions = {},
): Promise<{ skuIds: string[]; next?: SkuQuery }> {
  const params = { query: { ...query, view: 'summary', pageSize: PAGE_SIZE } } as const;
  const { skus, nextPageToken } = await bodyOf(api.GET(SKUS, { params, signal }));
  const skuIds = skus.map(({ skuId }) => skuId);
  return { skuIds, ...(nextPageToken !== undefined && { next: { ...query, nextPageToken } }) };
}
