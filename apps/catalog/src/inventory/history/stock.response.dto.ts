import { closed } from '#contracts';
import { model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { InventoryResponse } from '../inventory.response.dto.js';
import { entryKinds } from '../domain/stock-entry.js';
import type { StoredEntry, WarehouseKey, WarehouseStock } from '../store/stock-movement.store.js';
import type { EntriesPage } from './read-stock.js';

const ReservingOrder = model('ReservingOrder', {
  orderId: Type.String({ description: 'The order.', example: 'ACME-MELI-1001' }),
  quantity: Type.Integer({
    description: 'Pieces that the order has reserved in this warehouse.',
    example: 1,
  }),
});

/** Decision 4.20. */
export const StockResponse = model('StockResponse', {
  ...Type.Pick(InventoryResponse, [
    'merchantId',
    'skuId',
    'skuName',
    'warehouseId',
    'warehouseName',
    'warehouseCountry',
  ]).properties,
  onHand: Type.Integer({
    description: 'Sellable pieces in the warehouse: `available` and `reserved` together.',
    example: 101,
  }),
  reserved: Type.Integer({
    description: 'Pieces that orders have reserved and that have not been shipped.',
    example: 1,
  }),
  available: Type.Integer({
    description: 'Pieces that can still be sold: `quantity` of the inventory record.',
    example: 100,
  }),
  damaged: Type.Integer({ description: 'Damaged pieces.', example: 0 }),
  orders: Type.Array(ReservingOrder, {
    description: 'The orders with reservations: the first 100 by id.',
  }),
  orderCount: Type.Integer({ description: 'The number of orders with reservations.', example: 1 }),
});
export type StockResponse = Static<typeof StockResponse>;

const StockMovementResponse = model('StockMovementResponse', {
  id: Type.String({
    description: 'The id of the movement; later movements have greater ids.',
    example: '4711',
  }),
  time: Type.String({ description: 'The time of the change.', format: 'date-time' }),
  kind: closed(entryKinds, {
    description:
      'What happened: the merchant set the quantity, or an order reserved, released, shipped or returned pieces.',
  }),
  inventoryType: closed(['AVAILABLE', 'DAMAGED'], {
    description: 'Sellable, or returned and no longer sellable as new.',
  }),
  quantity: Type.Integer({
    description:
      'Pieces; negative for a decrease. The change of `onHand` for `set`, `shipped` and `returned`, and of the pieces ' +
      'available with `reserved` and `released`.',
    example: -1,
  }),
  onHand: Type.Integer({
    description:
      'Pieces of this type in the warehouse after the movement, including reserved pieces.',
    example: 101,
  }),
  reserved: Type.Integer({
    description: 'Pieces of these that are reserved after the movement.',
    example: 1,
  }),
  orderId: optional(
    Type.String({ description: 'The order; left out for `set`.', example: 'ACME-MELI-1001' }),
  ),
  requestId: optional(
    Type.String({ description: 'The `X-Request-Id` of the request that set the quantity.' }),
  ),
  who: optional(Type.String({ description: 'The client that set the quantity.', example: 'ACME' })),
});
type StockMovementResponse = Static<typeof StockMovementResponse>;

export const StockMovementsResponse = model('StockMovementsResponse', {
  movements: Type.Array(StockMovementResponse, { description: 'The movements, the newest first.' }),
  nextPageToken: optional(
    Type.String({ description: 'The token of the next page; left out on the last page.' }),
  ),
});
export type StockMovementsResponse = Static<typeof StockMovementsResponse>;

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
