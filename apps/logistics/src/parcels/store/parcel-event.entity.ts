import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { TrackingCode } from '../domain/tracking-codes.js';
import { ParcelEntity } from './parcel.entity.js';

/** A tracking event of a parcel; the same event again (parcel, code, date) is stored once (decision 7.6). */
@Entity('parcel_event')
@Unique(['parcelId', 'code', 'eventDate'])
export class ParcelEventEntity {
  @PrimaryColumn('uuid')
  eventId!: string;

  @Column('text')
  @ForeignKey(() => ParcelEntity, 'parcelId')
  parcelId!: string;

  @Column('text')
  code!: TrackingCode;

  /** When it happened. */
  @Column('timestamp with time zone', { precision: 3 })
  eventDate!: Date;

  /** When it was reported. */
  @Column('timestamp with time zone', { precision: 3 })
  receivedDate!: Date;

  /** The carrier id of the report; null for an event that the service creates. */
  @Column('text', { nullable: true })
  carrierId!: string | null;

  /** The code as reported; null for an event that the service creates. */
  @Column('text', { nullable: true })
  externalCode!: TrackingCode | null;

  /** The client that reported it; null for an event that the service creates. */
  @Column('text', { nullable: true })
  reportedBy!: string | null;

  @Column('text')
  description!: string;

  /** City, state and country; of an event that the service creates the sender's country. */
  @Column('text')
  location!: string;
}
