import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** TODO */
@Entity('sku_channel_history')
export class SkuChannelHistoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  skuId!: string;

  @Column('text')
  salesChannel!: string;

  @Column('text')
  status!: string;

  @Column('timestamp with time zone', { precision: 3 })
  statusDate!: Date;

  @Column('text', { nullable: true })
  statusMessage!: string | null;
}
