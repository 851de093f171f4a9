import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ParcelEntity } from './parcel.entity.js';

/** The text by which a parcel is searched (decision 1.20), written by triggers of `parcel`. */
@Entity('parcel_search')
export class ParcelSearchEntity {
  @PrimaryColumn('text')
  @ForeignKey(() => ParcelEntity)
  orderId!: string;

  @Column('text')
  merchantId!: string;

  /** Lower case without accents: the ids of the parcel and of its order, a line each. */
  @Column('text')
  key!: string;
}
