import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { InventoryView } from './store/inventory-view.store.js';

export class ReturnedOrder {
  @ApiProperty({ description: 'The returned order.', example: 'ACME-MELI-1001' })
  orderId!: string;

  @ApiProperty({ description: 'The date of the return.', format: 'date-time' })
  returnedDate!: string;

  @ApiProperty({ description: 'Units.', type: 'integer', example: 1 })
  quantity!: number;
}

/** The specification's inventory record. */
export class InventoryResponse {
  @ApiProperty({ description: 'The id of the record.', example: 'ACME-TSHIRT-1-1-AVAILABLE' })
  id!: string;

  @ApiProperty({ description: 'The merchant that owns the stock.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' })
  skuId!: string;

  @ApiPropertyOptional({
    description: 'Left out while the SKU is not registered.',
    example: 'Camiseta de algodón manga corta negra',
    type: String,
  })
  skuName?: string | undefined;

  @ApiProperty({ description: 'Warehouse.', type: 'integer', example: 1 })
  warehouseId!: number;

  @ApiProperty({ description: 'Its name.', example: 'Main' })
  warehouseName!: string;

  @ApiProperty({ description: 'ISO 3166-1 alpha-2.', example: 'US' })
  warehouseCountry!: string;

  @ApiProperty({ description: 'Pieces that can still be sold.', type: 'integer', example: 100 })
  quantity!: number;

  @ApiProperty({
    description: 'Sellable, or returned and no longer sellable as new.',
    enum: ['AVAILABLE', 'DAMAGED'],
  })
  inventoryType!: string;

  @ApiProperty({
    description: 'The date when the record was created or its quantity last changed.',
    format: 'date-time',
  })
  lastUpdateDate!: string;

  @ApiProperty({
    description: 'The version of the newest event about this record on `catalog.inventory`.',
    type: 'integer',
    example: 3,
  })
  version!: number;

  @ApiPropertyOptional({
    description:
      'The date when a channel last applied the quantity; left out before the first time.',
    format: 'date-time',
    type: String,
  })
  lastIntegrationDate?: string | undefined;

  @ApiPropertyOptional({
    description:
      "In the returns partner's warehouses only: the orders from which the pieces were returned.",
    type: [ReturnedOrder],
  })
  returnedOrders?: ReturnedOrder[] | undefined;
}

/** `returnedOrders` only in the returns partner's warehouses. */
export function toInventoryResponse({ returns, ...view }: InventoryView): InventoryResponse {
  return {
    ...view,
    skuName: view.skuName ?? undefined,
    lastUpdateDate: view.lastUpdateDate.toISOString(),
    lastIntegrationDate: view.lastIntegrationDate?.toISOString(),
    returnedOrders: returns ? view.returnedOrders.map(toReturnedOrder) : undefined,
  };
}

function toReturnedOrder({ returnedDate, ...returned }: InventoryView['returnedOrders'][number]) {
  return { ...returned, returnedDate: new Date(returnedDate).toISOString() };
}
