import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @Column('text')
  country!: string;

  @Column('text')
  currency!: string;

  @Column('text', { array: true })
  connectedChannels!: string[];
}
