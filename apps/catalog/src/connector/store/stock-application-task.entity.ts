import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A SKU whose quantities the sandbox connector takes over when due (decision 4.4). */
@Entity('stock_application_task')
export class StockApplicationTaskEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;
}
