import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A merchant's own warehouse; number 1 is created with the merchant (decision 4.2). */
@Entity('warehouse')
export class WarehouseEntity {
  @PrimaryColumn('text') merchantId!: string;
  @PrimaryColumn('integer') warehouseId!: number;
  @Column('text') name!: string;
  @Column('text') country!: string;
}
