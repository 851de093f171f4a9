import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ParcelEntity } from '../../parcels/store/parcel.entity.js';

export type DocumentKind = 'LABEL' | 'INVOICE';

/** A label or an invoice; its content is in the document store. An order has one valid document of a kind. */
@Entity('document')
@Unique(['token'])
export class DocumentEntity {
  /** Names it in events, and in the links of answers (decision 7.2). */
  @PrimaryColumn('uuid')
  documentId!: string;

  /** Opened it before documents had ids; null since then. */
  @Column('text', { nullable: true })
  token!: string | null;

  @Column('text')
  @ForeignKey(() => ParcelEntity)
  orderId!: string;

  @Column('text')
  kind!: DocumentKind;

  /** The key of the content in the document store. */
  @Column('text')
  contentKey!: string;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt!: Date;

  /** Null while its links are valid. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  revokedAt!: Date | null;
}
