import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Projection of the effective exchange rates, filled by the events of taxes; orders keep the rate of their intake. */
@Entity('fx_rate')
export class FxRateEntity {
  @PrimaryColumn('text') quote!: string;
  @Column('numeric') rate!: string;
  @Column('timestamp with time zone') validFrom!: Date;
}
