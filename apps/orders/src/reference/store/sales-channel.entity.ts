import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of sales channels, filled by the events of catalog. */
@Entity('sales_channel')
export class SalesChannelEntity {
  @PrimaryColumn('text') salesChannel!: string;
  @Column('text') country!: string;
  @Column('text') currency!: string;
  @Column('text') taxType!: 'DDP' | 'DDU';
  @Column('numeric') feeShare!: string;
  @Column('boolean') active!: boolean;
  @Column('text') service!: string;
  @Column('boolean') freightShownSeparately!: boolean;
  @Column('text') scheme!: string | null;
  @Column('text') region!: string | null;
}
