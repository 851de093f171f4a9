import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('translation_task')
export class TranslationTaskEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @Column('uuid')
  taskId!: string;

  @Column('timestamp with time zone', { precision: 3 })
  dueAt!: Date;

  @Column('text', { nullable: true })
  traceparent!: string | null;
}
