import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A merchant all of whose listings may have changed, with its channels. Marked by triggers as well. */
@Entity('listing_fill')
export class ListingFillEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  merchantId!: string;

  /** The last SKU processed; empty before the first. */
  @Column('text', { default: '' })
  afterSku!: string;

  /** When the next portion may be processed. */
  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  dueAt!: Date;
}
