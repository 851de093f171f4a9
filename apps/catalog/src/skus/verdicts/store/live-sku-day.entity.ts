import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many SKUs were live in one channel or more at the end of a day on which that changed. */
@Entity('live_sku_day')
export class LiveSkuDayEntity {
  /** Empty for all merchants together. */
  @PrimaryColumn('text')
  merchantId!: string;

  /** In UTC. */
  @PrimaryColumn('date')
  day!: string;

  @Column('bigint')
  count!: string;
}
