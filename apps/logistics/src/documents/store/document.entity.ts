import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ParcelEntity } from '../../parcels/store/parcel.entity.js';

/** TODO */
@Entity('document')
export class DocumentEntity {
  @PrimaryColumn('text')
  token!: string;

  @Column('text')
  @ForeignKey(() => ParcelEntity)
  orderId!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  contentKey!: string;

  @Column('timestamp with time zone', { precision: 3 })
  createdAt!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  revokedAt!: Date | null;
}
