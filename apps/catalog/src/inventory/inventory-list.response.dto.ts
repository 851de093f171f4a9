import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { ListPage } from '#edge';
import type { InventoryView } from './store/inventory-view.store.js';
import { InventoryResponse, toInventoryResponse } from './inventory.response.dto.js';

export class InventoryListResponse {
  @ApiProperty({ description: 'The records, by last update, then id.', type: [InventoryResponse] })
  inventories!: InventoryResponse[];

  @ApiPropertyOptional({ description: 'The token of the next page; left out on the last page.' })
  nextPageToken?: string;
}

export function toInventoryList({
  records,
  ...rest
}: ListPage<InventoryView>): InventoryListResponse {
  return { inventories: records.map(toInventoryResponse), ...rest };
}
