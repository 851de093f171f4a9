import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
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
