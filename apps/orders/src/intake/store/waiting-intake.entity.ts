import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** TODO */
@Entity('waiting_intake')
export class WaitingIntakeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  @Column('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  type!: string;

  @Column('jsonb')
  event!: unknown;

  @Column('timestamp with time zone', { precision: 3 })
  arrivedAt!: Date;

  @Column('text')
  detail!: string;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  dueAt!: Date | null;
}
