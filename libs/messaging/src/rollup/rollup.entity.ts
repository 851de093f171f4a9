import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A count of rows; also of all merchants together, under `*`. */
@Entity('rollup')
export class RollupEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  /** In UTC; 1970-01-01 for a count of the present. */
  @PrimaryColumn('date')
  day!: string;

  @PrimaryColumn('text')
  measure!: string;

  /** What the measure distinguishes, for example statuses. */
  @PrimaryColumn('text')
  key!: string;

  @Column('bigint')
  count!: string;

  /** The sum of a value of the rows; 0 for a measure that only counts. */
  @Column('numeric')
  amount!: string;
}
