import type { StockCause, StockKey, StockRecord } from './stock.js';

/** Why a position changed; units leave the warehouse with `shipped`, which is no `inventory.changed`. */
export const entryKinds = ['set', 'reserved', 'released', 'shipped', 'returned'] as const;

export type EntryKind = StockCause | 'shipped';

/** One row of the history of a position (decision 4.21). */
export interface StockEntry extends StockKey {
  kind: EntryKind;
  /**
   * Pieces, with a sign: the change of those on hand with `set`, `shipped` and `returned`, of those available with
   * `reserved` and `released`.
   */
  quantity: number;
  /** Pieces in the warehouse afterwards, reserved ones included. */
  onHand: number;
  /** Of these, reserved by orders afterwards. */
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
