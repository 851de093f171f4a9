import { EntrepotError, type Entrepot, type Schemas } from '@entrepot/client';
import { STOCK_COLUMNS } from '@entrepot/product-files';
import { textOf } from './identity.js';
import type { UploadKind } from './kind.js';
import { MOST_ROWS, takenOfRow } from './row-results.js';

/** Quantities, many with each request (decision 4.5). */
export const inventory: UploadKind = {
  command: 'inventory set',
  batch: { one: 'quantity', many: 'quantities' },
  columns: STOCK_COLUMNS,
  mostInBatch: 1,
  mostInRequest: MOST_ROWS,
  needsKnownColumns: true,
  identify(body) {
    const skuId = textOf(body, 'skuId');
    if (skuId === undefined) return {};
    const { warehouseId, inventoryType } = body as Partial<Schemas['InventoryDto']>;
    const key = JSON.stringify([skuId, warehouseId, inventoryType]);
    return { key, skuId, batch: key };
  },
  async send(client, bodies, { signal }) {
    const rows = bodies as Schemas['InventoryDto'][];
    const { results } = await client.inventories.setMany(rows, { signal });
    return rows.map((_, at) => takenOfRow(results[at]));
  },
  async *registered(client, skuIds, signal) {
    const { total } = await client.skus.counts({ signal });
    if (total / LISTED_AT_ONCE < skuIds.length) {
      for await (const { skuId } of client.skus.summaries({}, { signal })) yield skuId;
      return;
    }
    for (const skuId of skuIds) if (await isRegistered(client, skuId, signal)) yield skuId;
  },
};

/** The number of SKUs in a page of the list; a request for a single SKU returns one. */
const LISTED_AT_ONCE = 200;

async function isRegistered(
  client: Entrepot,
  skuId: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    await client.skus.status(skuId, { signal });
    return true;
  } catch (error) {
    if (error instanceof EntrepotError && error.status === 404) return false;
    throw error;
  }
}
