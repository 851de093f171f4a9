import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('text')
  country!: string;

  @Column('text')
  currency!: string;

  @Column('boolean')
  taxesOnline!: boolean;

  @Column('numeric')
  feeShare!: string;

  @Column('numeric')
  endingStep!: string;

  @Column('numeric')
  endingOffset!: string;

  @Column('boolean')
  active!: boolean;
}
