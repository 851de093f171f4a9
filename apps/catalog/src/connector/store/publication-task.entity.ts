import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A SKU that the sandbox connector offers to a sales channel when due (decision 3.9). */
@Entity('publication_task')
export class PublicationTaskEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('text')
  salesChannel!: string;

  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;

  /** Trace of the request or event that queued it; null where there was none. */
  @Column('text', { nullable: true })
  traceparent!: string | null;
}
