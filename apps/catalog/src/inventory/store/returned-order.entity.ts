import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** TODO */
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
  inventoryType!: string;

  @Column('text')
  orderId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  returnedDate!: Date;

  @Column('integer')
  quantity!: number;
}
