import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TrackingCode } from '../domain/tracking-codes.js';

/** A tracking event of a parcel; the same event again (parcel, code, date) is stored once (decision 7.6). */
@Entity('parcel_event')
export class ParcelEventEntity {
  @PrimaryColumn('uuid') eventId!: string;
  @Column('text') parcelId!: string;
  @Column('text') code!: TrackingCode;
  @Column('timestamp with time zone') eventDate!: Date;
  @Column('timestamp with time zone') receivedDate!: Date;
  @Column('text') carrierId!: string | null;
  @Column('text') externalCode!: TrackingCode | null;
  @Column('text') reportedBy!: string | null;
  @Column('text') description!: string;
  @Column('text') location!: string;
}
