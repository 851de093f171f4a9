import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An exchange rate from the moment it becomes effective; rows are added, never changed (decision 5.6). */
@Entity('fx_rate')
export class FxRateEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('text') quote!: string;
  @Column('numeric') rate!: string;
  @Column('timestamp with time zone') validFrom!: Date;
  @Column('text') source!: string;
  @Column('text') loadedBy!: string;
  @Column('timestamp with time zone') loadedAt!: Date;
}
