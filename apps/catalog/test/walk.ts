import type { MerchantClient } from './catalog-service.js';

/** A list's path and the member of its answers that contains the records. */
export interface ListRoute {
  path: string;
  member: string;
}

export const SKU_LIST: ListRoute = { path: '/ext/merchant/skus', member: 'skus' };
export const INVENTORY_LIST: ListRoute = { path: '/ext/inventories', member: 'inventories' };

export interface ListedRecord {
  id: string;
  skuId: string;
  lastUpdateDate: string;
  [member: string]: unknown;
}

/** Reads a list to its last page, as a merchant does. */
export async function walk(
  client: MerchantClient,
  { path, member }: ListRoute,
  query: Record<string, string> = {},
): Promise<ListedRecord[]> {
  const records: ListedRecord[] = [];
  let next: Record<string, string> = query;
  for (;;) {
    const { status, body } = await client.list(path, next);
    expect(status).toBe(200);
    records.push(...body[member]);
    if (!('nextPageToken' in body)) return records;
    const { pageSize } = query;
    next = { nextPageToken: body.nextPageToken, ...(pageSize === undefined ? {} : { pageSize }) };
  }
}
