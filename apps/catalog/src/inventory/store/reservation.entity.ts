import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { StockOrderEntity } from './stock-order.entity.js';

/** Units that an order has reserved (decision 4.3). */
@Entity('reservation')
export class ReservationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  @ForeignKey(() => StockOrderEntity)
  orderId!: string;

  /** The order line. */
  @Column('text')
  itemId!: string;

  @Column('text')
  skuId!: string;

  /** Null where the SKU is not stock-managed. */
  @Column('integer', { nullable: true })
  warehouseId!: number | null;

  @Column('integer')
  units!: number;
}
