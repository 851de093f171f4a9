import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { InventoryResponse } from '../inventory.response.dto.js';
import { entryKinds, type EntryKind } from '../domain/stock-entry.js';
import type { StoredEntry, WarehouseKey, WarehouseStock } from '../store/stock-movement.store.js';
import type { EntriesPage } from './read-stock.js';

class ReservingOrder {
  @ApiProperty({ description: 'The order.', example: 'ACME-MELI-1001' })
  orderId!: string;

  @ApiProperty({
    description: 'Pieces that the order has reserved in this warehouse.',
    type: 'integer',
    example: 1,
  })
  quantity!: number;
}

/** Decision 4.20. */
export class StockResponse extends PickType(InventoryResponse, [
  'merchantId',
  'skuId',
  'skuName',
  'warehouseId',
  'warehouseName',
  'warehouseCountry',
]) {
  @ApiProperty({
    description: 'Sellable pieces in the warehouse: `available` and `reserved` together.',
    type: 'integer',
    example: 101,
  })
  onHand!: number;

  @ApiProperty({
    description: 'Pieces that orders have reserved and that have not been shipped.',
    type: 'integer',
    example: 1,
  })
  reserved!: number;

  @ApiProperty({
    description: 'Pieces that can still be sold: `quantity` of the inventory record.',
    type: 'integer',
    example: 100,
  })
  available!: number;

  @ApiProperty({ description: 'Damaged pieces.', type: 'integer', example: 0 })
  damaged!: number;

  @ApiProperty({
    description: 'The orders with reservations: the first 100 by id.',
    type: [ReservingOrder],
  })
  orders!: ReservingOrder[];

  @ApiProperty({
    description: 'The number of orders with reservations.',
    type: 'integer',
    example: 1,
  })
  orderCount!: number;
}

class StockMovementResponse {
  @ApiProperty({
    description: 'The id of the movement; later movements have greater ids.',
    example: '4711',
  })
  id!: string;

  @ApiProperty({ description: 'When.', format: 'date-time' })
  time!: string;

  @ApiProperty({
    description:
      'What happened: the merchant set the quantity, or an order reserved, released, shipped or returned pieces.',
    enum: entryKinds,
  })
  kind!: EntryKind;

  @ApiProperty({
    description: 'Sellable, or returned and no longer sellable as new.',
    enum: ['AVAILABLE', 'DAMAGED'],
  })
  inventoryType!: string;

  @ApiProperty({
    description:
      'Pieces; negative for a decrease. The change of `onHand` for `set`, `shipped` and `returned`, and of the pieces ' +
      'available with `reserved` and `released`.',
    type: 'integer',
    example: -1,
  })
  quantity!: number;

  @ApiProperty({
    description:
      'Pieces of this type in the warehouse after the movement, including reserved pieces.',
    type: 'integer',
    example: 101,
  })
  onHand!: number;

  @ApiProperty({
    description: 'Pieces of these that are reserved after the movement.',
    type: 'integer',
    example: 1,
  })
  reserved!: number;

  @ApiPropertyOptional({
    description: 'The order; left out for `set`.',
    example: 'ACME-MELI-1001',
    type: String,
  })
  orderId?: string | undefined;

  @ApiPropertyOptional({
    description: 'The `X-Request-Id` of the request that set the quantity.',
    type: String,
  })
  requestId?: string | undefined;

  @ApiPropertyOptional({
    description: 'The client that set the quantity.',
    example: 'ACME',
    type: String,
  })
  who?: string | undefined;
}

export class StockMovementsResponse {
  @ApiProperty({ description: 'The movements, the newest first.', type: [StockMovementResponse] })
  movements!: StockMovementResponse[];

  @ApiPropertyOptional({ description: 'The token of the next page; left out on the last page.' })
  nextPageToken?: string;
}

export function toStockResponse(
  { merchantId, skuId, warehouseId }: WarehouseKey,
  { skuName, ...stock }: WarehouseStock,
): StockResponse {
  const onHand = stock.available + stock.reserved;
  return { merchantId, skuId, warehouseId, ...stock, onHand, skuName: skuName ?? undefined };
}

export function toStockMovementsResponse({
  entries,
  ...rest
}: EntriesPage): StockMovementsResponse {
  return { movements: entries.map(toMovement), ...rest };
}

function toMovement({ at, orderId, requestId, who, ...entry }: StoredEntry): StockMovementResponse {
  return {
    ...entry,
    time: at.toISOString(),
    orderId: orderId ?? undefined,
    requestId: requestId ?? undefined,
    who: who ?? undefined,
  };
}
