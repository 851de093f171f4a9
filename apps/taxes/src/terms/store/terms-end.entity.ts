import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { TermsEntity } from './terms.entity.js';

/** A last day that an operator gave to a revision; the newest one counts, and none is changed (decision 9.4). */
@Entity('terms_end')
export class TermsEndEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id!: string;

  /** The row in `terms`. */
  @Column('bigint')
  @ForeignKey(() => TermsEntity)
  terms!: string;

  @Column('date')
  validUntil!: string;

  @Column('text')
  reason!: string;

  /** Why it changes days that are over. */
  @Column('text', { nullable: true })
  correction!: string | null;

  @Column('text')
  endedBy!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'clock_timestamp()' })
  endedAt!: Date;
}
