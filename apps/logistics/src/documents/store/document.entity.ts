import { Column, Entity, PrimaryColumn } from 'typeorm';

export type DocumentKind = 'LABEL' | 'INVOICE';

/** A label or an invoice; its content is in the document store. An order has one valid document of a kind. */
@Entity('document')
export class DocumentEntity {
  @PrimaryColumn('uuid') documentId!: string;
  @Column('text') token!: string | null;
  @Column('text') orderId!: string;
  @Column('text') kind!: DocumentKind;
  @Column('text') contentKey!: string;
  @Column('timestamp with time zone') createdAt!: Date;
  @Column('timestamp with time zone') revokedAt!: Date | null;
}
