import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A merchant as operators set it up (decision 2.8). */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @Column('text')
  name!: string;

  /** ISO 3166-1 alpha-2; it ships from there. */
  @Column('text')
  country!: string;

  /** Of its origin prices, ISO 4217. */
  @Column('text')
  currency!: string;

  /** False: an operator localizes its SKUs (decision 3.5). */
  @Column('boolean')
  autoLocalization!: boolean;

  @Column('boolean')
  active!: boolean;

  /** When it was created or last changed; the time of its last event. */
  @Column('timestamp with time zone', { precision: 3 })
  changedAt!: Date;

  /** Of its last event. */
  @Column('bigint')
  version!: string;
}
