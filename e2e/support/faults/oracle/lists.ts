import type { Json } from '../../merchant.js';
import type { RetryingClient } from '../clients/retrying-client.js';

interface List {
  path: string;
  member: string;
  idOf: (record: Json) => string;
  /** The part of a record whose change updates `lastUpdateDate` (decision 1.15). */
  stateOf: (record: Json) => unknown;
}

/** The four lists that a merchant follows (decision 1.8). */
export const LISTS = {
  skus: {
    path: '/ext/merchant/skus',
    member: 'skus',
    idOf: ({ skuId }) => skuId,
    stateOf: ({ globalSaleChannelData, localizationStatus, salesChannelStatus }) => [
      globalSaleChannelData,
      localizationStatus,
      salesChannelStatus,
    ],
  },
  inventories: {
    path: '/ext/inventories',
    member: 'inventories',
    idOf: ({ id }) => id,
    stateOf: ({ quantity }) => quantity,
  },
  orders: {
    path: '/ext/orders',
    member: 'orders',
    idOf: ({ orderId }) => orderId,
    stateOf: ({ status }) => status,
  },
  parcels: {
    path: '/ext/parcels',
    member: 'parcels',
    idOf: ({ parcelId }) => parcelId,
    stateOf: ({ status, shipmentId, events }) => [status, shipmentId, events.length],
  },
} as const satisfies Record<string, List>;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Passes each record of a list to a callback, page by page. @param query begins with `pageSize` */
export async function walk(
  client: RetryingClient,
  name: ListName,
  query: string,
  onRecord: (record: Json) => void,
): Promise<void> {
  const { path, member } = LISTS[name];
  let token: string | undefined;
  do {
    const more = token === undefined ? '' : `&nextPageToken=${encodeURIComponent(token)}`;
    const page = await client.get(`${path}?${query}${more}`);
    for (const record of page[member]) onRecord(record);
    token = page.nextPageToken;
  } while (token !== undefined);
}

/** The state of a record in a follower: the time and content of its last change. */
export function stateOf(name: ListName, record: Json): string {
  return JSON.stringify([record.lastUpdateDate, LISTS[name].stateOf(record)]);
}
