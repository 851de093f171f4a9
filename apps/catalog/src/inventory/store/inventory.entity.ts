import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('inventory')
export class InventoryEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('integer')
  warehouseId!: number;

  @PrimaryColumn('text')
  inventoryType!: string;

  @Column('integer')
  quantity!: number;

  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastIntegrationDate!: Date | null;

  @Column('bigint')
  version!: string;

  @Column({ type: 'text', insert: false, update: false })
  id!: string;
}
