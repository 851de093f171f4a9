export type InventoryType = 'AVAILABLE' | 'DAMAGED';

/** Identifies one position: the stock of a SKU in a warehouse in one condition. */
export interface StockKey {
  merchantId: string;
  skuId: string;
  warehouseId: number;
  inventoryType: InventoryType;
}

export interface StockRecord extends StockKey {
  /** Pieces that can be sold, without reserved pieces. */
  quantity: number;
  /** Pieces that orders have reserved and that are still in the warehouse. */
  reserved: number;
}

export type StockCause = 'set' | 'reserved' | 'released' | 'returned';

/** Why a position changed; units leave the warehouse with `shipped`, which is no `inventory.changed`. */
export const entryKinds = ['set', 'reserved', 'released', 'shipped', 'returned'] as const;

export type EntryKind = StockCause | 'shipped';

/** One row of the history of a position (decision 4.21). */
export interface StockEntry extends StockKey {
  kind: EntryKind;
  /**
   * Pieces, with a sign: the change of the pieces on hand for `set`, `shipped` and `returned`, and of the available
   * pieces for `reserved` and `released`.
   */
  quantity: number;
  /** Pieces in the warehouse after the change, including reserved pieces. */
  onHand: number;
  /** Pieces of these that orders reserve after the change. */
  reserved: number;
  orderId?: string;
}

/** @param record the position after the change */
export function entryOf(
  { quantity: available, ...record }: StockRecord,
  change: Pick<StockEntry, 'kind' | 'quantity' | 'orderId'>,
): StockEntry {
  return { ...record, ...change, onHand: available + record.reserved };
}
