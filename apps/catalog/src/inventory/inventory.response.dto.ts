import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import type { InventoryView } from './store/inventory-view.store.js';

const ReturnedOrder = model('ReturnedOrder', {
  orderId: Type.String({ description: 'The returned order.', example: 'ACME-MELI-1001' }),
  returnedDate: Type.String({ description: 'The date of the return.', format: 'date-time' }),
  quantity: Type.Integer({ description: 'Units.', example: 1 }),
});

/** The specification's inventory record. */
export const InventoryResponse = model('InventoryResponse', {
  id: Type.String({ description: 'The id of the record.', example: 'ACME-TSHIRT-1-1-AVAILABLE' }),
  merchantId: Type.String({ description: 'The merchant that owns the stock.', example: 'ACME' }),
  skuId: Type.String({ description: "The merchant's id of the SKU.", example: 'TSHIRT-1' }),
  skuName: optional(
    Type.String({
      description: 'Left out while the SKU is not registered.',
      example: 'Camiseta de algodón manga corta negra',
    }),
  ),
  warehouseId: Type.Integer({ description: 'Warehouse.', example: 1 }),
  warehouseName: Type.String({ description: 'The name of the warehouse.', example: 'Main' }),
  warehouseCountry: Type.String({ description: 'ISO 3166-1 alpha-2.', example: 'US' }),
  quantity: Type.Integer({ description: 'Pieces that can still be sold.', example: 100 }),
  inventoryType: closed(['AVAILABLE', 'DAMAGED'], {
    description: 'Sellable, or returned and no longer sellable as new.',
  }),
  lastUpdateDate: Type.String({
    description: 'The date when the record was created or its quantity last changed.',
    format: 'date-time',
  }),
  version: Type.Integer({
    description: 'The version of the newest event about this record on `catalog.inventory`.',
    example: 3,
  }),
  lastIntegrationDate: optional(
    Type.String({
      description:
        'The date when a channel last applied the quantity; left out before the first time.',
      format: 'date-time',
    }),
  ),
  returnedOrders: optional(
    Type.Array(ReturnedOrder, {
      description:
        "In the returns partner's warehouses only: the orders from which the pieces were returned.",
    }),
  ),
});
export type InventoryResponse = Static<typeof InventoryResponse>;

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
