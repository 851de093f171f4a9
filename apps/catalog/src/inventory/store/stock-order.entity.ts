import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('stock_order')
export class StockOrderEntity {
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  fulfillmentWarehouseType!: string;

  @Column('text')
  destinationCountry!: string;

  @Column('text')
  state!: string;

  @Column('timestamp with time zone', { precision: 3 })
  placedAt!: Date;

  @Column('bigint')
  version!: string;
}
