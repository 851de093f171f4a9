import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('fx_rate')
export class FxRateEntity {
  @PrimaryColumn('text')
  quote!: string;

  @Column('numeric')
  rate!: string;

  @Column('timestamp with time zone', { precision: 3 })
  validFrom!: Date;

  @Column('text')
  source!: string;
}
