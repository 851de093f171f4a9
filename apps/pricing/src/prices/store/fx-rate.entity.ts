import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The exchange rate in force, by the events of taxes (decision 5.6). USD itself has no row. */
@Entity('fx_rate')
export class FxRateEntity {
  /** The currency; one US dollar is worth `rate` units of it. */
  @PrimaryColumn('text')
  quote!: string;

  @Column('numeric')
  rate!: string;

  @Column('timestamp with time zone', { precision: 3 })
  validFrom!: Date;

  @Column('text')
  source!: string;
}
