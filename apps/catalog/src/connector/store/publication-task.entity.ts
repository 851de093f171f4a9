import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
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

  @Column('text', { nullable: true })
  traceparent!: string | null;
}
