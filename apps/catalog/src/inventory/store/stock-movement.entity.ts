import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { InventoryType } from '../domain/stock.js';
import type { EntryKind } from '../domain/stock-entry.js';

/** The history of a position (decision 4.21): rows are added and, after `STOCK_HISTORY_DAYS`, deleted. */
@Entity('stock_movement')
export class StockMovementEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('integer')
  warehouseId!: number;

  /** The order of the movements of a position. */
  @PrimaryColumn('bigint', { generated: 'identity' })
  id!: string;

  @Column('text')
  inventoryType!: InventoryType;

  @Column('timestamp with time zone', { precision: 3 })
  at!: Date;

  @Column('text')
  kind!: EntryKind;

  /** Pieces, with a sign. */
  @Column('integer')
  quantity!: number;

  /** Afterwards. */
  @Column('integer')
  onHand!: number;

  /** Afterwards. */
  @Column('integer')
  reserved!: number;

  @Column('text', { nullable: true })
  orderId!: string | null;

  /** Of the request that set the quantity. */
  @Column('text', { nullable: true })
  requestId!: string | null;

  /** The client that set the quantity. */
  @Column('text', { nullable: true })
  who!: string | null;
}
