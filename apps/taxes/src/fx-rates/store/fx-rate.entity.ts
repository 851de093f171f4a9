import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An exchange rate from the moment it becomes effective; rows are added, never changed (decision 5.6). */
@Entity('fx_rate')
@Unique(['quote', 'validFrom'])
export class FxRateEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  /** The currency; one US dollar is worth `rate` units of it. */
  @Column('text')
  quote!: string;

  @Column('numeric', { precision: 20, scale: 6 })
  rate!: string;

  @Column('timestamp with time zone', { precision: 3 })
  validFrom!: Date;

  @Column('text')
  source!: string;

  /** The client that loaded it. */
  @Column('text')
  loadedBy!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  loadedAt!: Date;
}
