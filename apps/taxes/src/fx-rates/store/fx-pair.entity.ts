import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { FxRateEntity } from './fx-rate.entity.js';

/** What was last published of a currency's rates, and when the next one becomes effective. */
@Entity('fx_pair')
export class FxPairEntity {
  @PrimaryColumn('text')
  quote!: string;

  @Column('bigint', { name: 'told_rate', nullable: true })
  @ForeignKey(() => FxRateEntity)
  publishedRate!: string | null;

  @Column('bigint', { default: 0 })
  version!: string;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  dueAt!: Date | null;
}
