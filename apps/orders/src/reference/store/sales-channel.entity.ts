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

  @Column('text')
  taxType!: string;

  @Column('numeric')
  feeShare!: string;

  @Column('boolean')
  active!: boolean;
}
