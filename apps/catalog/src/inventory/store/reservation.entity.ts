import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { StockOrderEntity } from './stock-order.entity.js';

/** TODO */
@Entity('reservation')
export class ReservationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  @ForeignKey(() => StockOrderEntity)
  orderId!: string;

  @Column('text')
  itemId!: string;

  @Column('text')
  skuId!: string;

  @Column('integer', { nullable: true })
  warehouseId!: number | null;

  @Column('integer')
  units!: number;
}
