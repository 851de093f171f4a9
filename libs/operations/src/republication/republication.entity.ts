import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that publishes the present state of subjects again (decision 8.7). */
@Entity('republication')
export class RepublicationEntity {
  @PrimaryColumn('uuid') jobId!: string;
  @Column('text') subject!: string;
  @Column('text') merchantId!: string | null;
  @Column('timestamp with time zone') changedFrom!: Date | null;
  @Column('jsonb') afterKey!: object | null;
  @Column('integer') published!: number;
  @Column('timestamp with time zone') startedAt!: Date;
  @Column('timestamp with time zone') finishedAt!: Date | null;
}
