import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MerchantEntity } from './merchant.entity.js';

/** A merchant's own warehouse; number 1 is created with the merchant (decision 4.2). */
@Entity('warehouse')
export class WarehouseEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => MerchantEntity)
  merchantId!: string;

  @PrimaryColumn('integer')
  warehouseId!: number;

  @Column('text')
  name!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  country!: string;
}
