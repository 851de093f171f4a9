import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('text')
  name!: string;

  @Column('text')
  country!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  locale!: string;

  @Column('boolean')
  taxesOnline!: boolean;

  @Column('text')
  taxType!: string;

  @Column('numeric')
  feeShare!: string;

  @Column('numeric')
  priceStep!: string;

  @Column('numeric')
  priceOffset!: string;

  @Column('boolean')
  active!: boolean;

  @Column('bigint')
  version!: string;
}
