import type { EventOf, InventoryChanged, StockReserved, StockShort } from '#contracts';
import type { NewEvent } from '#messaging';
import {
  inventoryIdOf,
  type Allocation,
  type ShortLine,
  type StockMovement,
  type StockOrder,
} from './domain/stock.js';

type Event<C> = NewEvent<EventOf<C>>;
type Republishable<C> = Event<C> & { occurredAt: string };

export function toInventoryChanged(
  movement: StockMovement,
  version: number,
  changedAt: Date,
): Republishable<typeof InventoryChanged> {
  const { merchantId, skuId, warehouseId, inventoryType, orderId } = movement;
  const inventoryId = inventoryIdOf(movement);
  return {
    merchantId,
    subject: inventoryId,
    version,
    occurredAt: changedAt.toISOString(),
    inventoryId,
    skuId,
    warehouseId,
    inventoryType,
    quantity: movement.quantity,
    previousQuantity: movement.previousQuantity,
    cause: movement.cause,
    ...(orderId === undefined ? {} : { orderId }),
  };
}

type OrderNames = Pick<StockOrder, 'merchantId' | 'orderId'>;

export function toStockReserved(
  { merchantId, orderId }: OrderNames,
  version: number,
  lines: readonly Allocation[],
): Event<typeof StockReserved> {
  return {
    merchantId,
    subject: orderId,
    version,
    orderId,
    lines: lines.map(({ itemId, skuId, quantity, warehouseId }) => ({
      itemId,
      skuId,
      quantity,
      warehouseId,
    })),
  };
}

export function toStockShort(
  { merchantId, orderId }: OrderNames,
  version: number,
  lines: readonly ShortLine[],
): Event<typeof StockShort> {
  return {
    merchantId,
    subject: orderId,
    version,
    orderId,
    lines: lines.map(({ itemId, skuId, wanted, available }) => ({
      itemId,
      skuId,
      wanted,
      available,
    })),
  };
}
