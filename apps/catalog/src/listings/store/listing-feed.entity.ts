import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The end of a channel's list. */
@Entity('listing_feed')
export class ListingFeedEntity {
  @PrimaryColumn('text')
  salesChannel!: string;

  /** Of the last change. */
  @Column('bigint')
  position!: string;

  @Column('timestamp with time zone', { precision: 3 })
  changedAt!: Date;
}
