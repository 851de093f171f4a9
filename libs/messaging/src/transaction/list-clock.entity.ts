import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('list_clock')
export class ListClockEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  list!: string;

  @Column('timestamp with time zone', { precision: 3 })
  stamp!: Date;
}
