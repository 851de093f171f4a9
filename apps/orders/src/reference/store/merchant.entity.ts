import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of merchants, filled by the events of catalog. */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  /** ISO 3166 alpha-2 */
  @Column('text')
  country!: string;

  /** ISO 4217 */
  @Column('text')
  currency!: string;

  /** The channels in which the merchant sells; none while it is inactive. */
  @Column('text', { array: true })
  connectedChannels!: string[];
}
