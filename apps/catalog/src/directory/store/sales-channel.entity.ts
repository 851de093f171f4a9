import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A sales channel as operators set it up (decision 2.8). */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text') salesChannel!: string;
  @Column('text') name!: string;
  @Column('text') country!: string;
  @Column('text') currency!: string;
  @Column('text') locale!: string;
  @Column('boolean') taxesOnline!: boolean;
  @Column('text') taxType!: 'DDP' | 'DDU';
  @Column('numeric') feeShare!: string;
  @Column('numeric') priceStep!: string;
  @Column('numeric') priceOffset!: string;
  @Column('boolean') active!: boolean;
  @Column('text') service!: string;
  @Column('boolean') freightShownSeparately!: boolean;
  @Column('text') scheme!: string | null;
  @Column('text') region!: string | null;
  @Column('timestamp with time zone') changedAt!: Date;
  @Column('bigint') version!: string;
}
