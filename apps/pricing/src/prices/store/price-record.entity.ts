import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { PriceRequestEntity } from './price-request.entity.js';
import type { Breakdown } from '../domain/breakdown.js';
import type { PriceKind } from '../domain/localization.js';

/** The price that is valid (spec, "SKU price record"): gross outbound amounts in the merchant's currency, localized ones in the channel's. */
@Entity('price_record')
export class PriceRecordEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => PriceRequestEntity)
  priceId!: string;

  /** The request that it was made for. */
  @Column('integer')
  request!: number;

  @Column('text')
  kind!: PriceKind;

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

  /** Local currency per unit of the merchant's. */
  @Column('numeric')
  fxRate!: string;

  /** Of the tax rules. */
  @Column('text')
  rulesVersion!: string;

  @Column('jsonb')
  breakdown!: Breakdown;

  /** The SKU was deleted, or a newer request failed; a new localization makes the price valid again. */
  @Column('boolean')
  withdrawn!: boolean;

  /** That of its `price.localized`. */
  @Column('bigint')
  version!: string;
}
