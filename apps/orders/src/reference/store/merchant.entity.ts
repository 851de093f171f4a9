import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of merchants, filled by the events of catalog. */
@Entity('merchant')
export class MerchantEntity {
  @PrimaryColumn('text') merchantId!: string;
  @Column('text') country!: string;
  @Column('text') currency!: string;
  @Column('text', { array: true }) connectedChannels!: string[];
}
