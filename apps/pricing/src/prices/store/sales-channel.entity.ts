import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What pricing needs to know of a sales channel, by the events of catalog. */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text') salesChannel!: string;
  @Column('text') country!: string;
  @Column('text') currency!: string;
  @Column('boolean') taxesOnline!: boolean;
  @Column('numeric') feeShare!: string;
  @Column('numeric') endingStep!: string;
  @Column('numeric') endingOffset!: string;
  @Column('boolean') active!: boolean;
  @Column('text') service!: string;
  @Column('boolean') freightShownSeparately!: boolean;
  @Column('text') scheme!: string | null;
  @Column('text') region!: string | null;
}
