import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('republish_job')
export class RepublishJobEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { nullable: true })
  merchantId!: string | null;

  @Column('text', { default: '' })
  afterKey!: string;

  @Column('integer', { default: 0 })
  republished!: number;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  startedAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
