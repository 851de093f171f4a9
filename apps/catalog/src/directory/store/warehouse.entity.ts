import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { MerchantEntity } from './merchant.entity.js';

/** TODO */
@Entity('warehouse')
export class WarehouseEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => MerchantEntity)
  merchantId!: string;

  @PrimaryColumn('integer')
  warehouseId!: number;

  @Column('text')
  name!: string;

  @Column('text')
  country!: string;
}
