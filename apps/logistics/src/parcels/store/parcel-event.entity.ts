import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ParcelEntity } from './parcel.entity.js';

/** TODO */
@Entity('parcel_event')
@Unique(['parcelId', 'code', 'eventDate'])
export class ParcelEventEntity {
  @PrimaryColumn('uuid')
  eventId!: string;

  @Column('text')
  @ForeignKey(() => ParcelEntity, 'parcelId')
  parcelId!: string;

  @Column('text')
  code!: string;

  @Column('timestamp with time zone', { precision: 3 })
  eventDate!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  receivedDate!: Date;

  @Column('text', { nullable: true })
  carrierId!: string | null;

  @Column('text', { nullable: true })
  externalCode!: string | null;

  @Column('text', { nullable: true })
  reportedBy!: string | null;

  @Column('text')
  description!: string;

  @Column('text')
  location!: string;
}
