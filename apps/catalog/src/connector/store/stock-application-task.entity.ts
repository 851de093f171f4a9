import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('stock_application_task')
export class StockApplicationTaskEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;
}
