import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A SKU to translate. A task that is replaced gets another id, so a translation of the former content finds none. */
@Entity('translation_task')
export class TranslationTaskEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('uuid')
  taskId!: string;

  /** A claim moves it by the lease. */
  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;

  /** Trace of the request or event that queued it; null where there was none. */
  @Column('text', { nullable: true })
  traceparent!: string | null;
}
