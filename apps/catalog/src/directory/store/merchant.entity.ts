import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @Column('text')
  name!: string;

  @Column('text')
  country!: string;

  @Column('text')
  currency!: string;

  @Column('boolean')
  autoLocalization!: boolean;

  @Column('boolean')
  active!: boolean;

  @Column('bigint')
  version!: string;
}
