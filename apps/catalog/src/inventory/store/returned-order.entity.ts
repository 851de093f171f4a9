import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { InventoryType } from '../domain/stock.js';

/** Units that an order returned into a position of the returns partner (decision 4.4). */
@Entity('returned_order')
export class ReturnedOrderEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  skuId!: string;

  @Column('integer')
  warehouseId!: number;

  @Column('text')
  inventoryType!: InventoryType;

  @Column('text')
  orderId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  returnedDate!: Date;

  @Column('integer')
  quantity!: number;
}
