import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PriceRequestEntity } from './price-request.entity.js';

/** TODO */
@Entity('price_record')
export class PriceRecordEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => PriceRequestEntity)
  priceId!: string;

  @Column('integer')
  request!: number;

  @Column('text')
  kind!: string;

  @Column('text')
  merchantCurrency!: string;

  @Column('text')
  localizedCurrency!: string;

  @Column('timestamp with time zone', { precision: 3 })
  localizationTimestamp!: Date;

  @Column('numeric')
  grossOutboundListPrice!: string;

  @Column('numeric')
  grossOutboundSalePrice!: string;

  @Column('numeric')
  grossOutboundListPriceWithTaxes!: string;

  @Column('numeric')
  grossOutboundSalePriceWithTaxes!: string;

  @Column('numeric')
  localizedListPriceWithTaxes!: string;

  @Column('numeric')
  localizedSalePriceWithTaxes!: string;

  @Column('numeric')
  fxRate!: string;

  @Column('text')
  rulesVersion!: string;

  @Column('jsonb')
  breakdown!: unknown;

  @Column('boolean')
  withdrawn!: boolean;

  @Column('bigint')
  version!: string;
}
