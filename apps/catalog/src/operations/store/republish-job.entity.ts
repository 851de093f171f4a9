import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('republish_job')
export class RepublishJobEntity {
  @PrimaryColumn('uuid')
  jobId!: string;

  @Column('text', { nullable: true })
  merchantId!: string | null;

  @Column('text', { default: '' })
  afterMerchant!: string;

  @Column('text', { default: '' })
  afterSku!: string;

  @Column('integer', { default: 0 })
  published!: number;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  startedAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  finishedAt!: Date | null;
}
