import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A SKU whose listings may have changed, marked by the triggers of the tables that they are made of. */
@Entity('listing_task')
export class ListingTaskEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  skuId!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  dueAt!: Date;
}
