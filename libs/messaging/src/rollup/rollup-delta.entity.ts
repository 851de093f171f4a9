import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a change of a row adds to a count; deleted once it is added to the rollup. */
@Entity('rollup_delta')
export class RollupDeltaEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  merchantId!: string;

  @Column('date')
  day!: string;

  @Column('text')
  measure!: string;

  @Column('text')
  key!: string;

  @Column('bigint')
  count!: string;

  @Column('numeric')
  amount!: string;
}
