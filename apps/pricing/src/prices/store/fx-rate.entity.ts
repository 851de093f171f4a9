import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The exchange rate in force, by the events of taxes (decision 5.6). USD itself has no row. */
@Entity('fx_rate')
export class FxRateEntity {
  @PrimaryColumn('text') quote!: string;
  @Column('numeric') rate!: string;
  @Column('timestamp with time zone') validFrom!: Date;
  @Column('text') source!: string;
}
