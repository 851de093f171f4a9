import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The clock of a merchant's list: the last stamp that was used as a `lastUpdateDate` (decision 1.14). */
@Entity('list_clock')
export class ListClockEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  /** For example `order`. */
  @PrimaryColumn('text')
  list!: string;

  @Column('timestamp with time zone', { precision: 3 })
  stamp!: Date;
}
