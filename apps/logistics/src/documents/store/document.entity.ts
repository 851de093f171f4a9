import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ParcelEntity } from '../../parcels/store/parcel.entity.js';

export type DocumentKind = 'LABEL' | 'INVOICE';

/** The link to a label or an invoice; its content is in the document store. An order has one valid link of a kind. */
@Entity('document')
export class DocumentEntity {
  /** Part of the document's public URL (decision 7.2). */
  @PrimaryColumn('text')
  token!: string;

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

  /** Null while the link is valid. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  revokedAt!: Date | null;
}
