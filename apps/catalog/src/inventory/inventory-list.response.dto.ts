import { model, optional, type ListPage } from '#edge';
import { Type, type Static } from 'typebox';
import type { InventoryView } from './store/inventory-view.store.js';
import { InventoryResponse, toInventoryResponse } from './inventory.response.dto.js';

export const InventoryListResponse = model('InventoryListResponse', {
  inventories: Type.Array(InventoryResponse, {
    description: 'The records, by last update, then id.',
  }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; left out on the last page.' }),
  ),
});
export type InventoryListResponse = Static<typeof InventoryListResponse>;

export function toInventoryList({
  records,
  ...rest
}: ListPage<InventoryView>): InventoryListResponse {
  return { inventories: records.map(toInventoryResponse), ...rest };
}
