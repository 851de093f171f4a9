import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A merchant whose fill a migration put off until no process of the release before runs any more. */
@Entity('listing_fill_later')
export class ListingFillLaterEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;
}
