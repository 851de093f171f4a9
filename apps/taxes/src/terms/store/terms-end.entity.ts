import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A last day that an operator gave to a revision; the newest one counts, and none is changed (decision 9.4). */
@Entity('terms_end')
export class TermsEndEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' }) id!: string;
  @Column('bigint') terms!: string;
  @Column('date') validUntil!: string;
  @Column('text') reason!: string;
  @Column('text') correction!: string | null;
  @Column('text') endedBy!: string;
  @Column('timestamp with time zone') endedAt!: Date;
}
