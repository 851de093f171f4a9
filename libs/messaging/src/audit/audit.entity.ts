import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('audit')
export class AuditEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  at!: Date;

  @Column('text')
  who!: string;

  @Column('text')
  what!: string;

  @Column('jsonb')
  details!: unknown;
}
