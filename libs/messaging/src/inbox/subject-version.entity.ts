import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The highest version of a subject that a consumer group has applied (decision 8.3). */
@Entity('subject_version')
export class SubjectVersionEntity {
  @PrimaryColumn('text')
  consumerGroup!: string;

  @PrimaryColumn('text')
  stream!: string;

  @PrimaryColumn('text')
  subject!: string;

  @Column('bigint')
  version!: string;
}
