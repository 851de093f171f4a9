import type { ListPage } from '../list-page.js';
import type { InventoryView } from '../store/inventory-view.store.js';
import { toInventoryResponse } from './inventory-response.dto.js';

export function toInventoryList({ records, ...rest }: ListPage<InventoryView>) {
  return { inventories: records.map(toInventoryResponse), ...rest };
}
