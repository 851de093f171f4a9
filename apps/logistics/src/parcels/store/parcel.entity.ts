import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { ParcelItem } from '../domain/parcel.js';
import type { ParcelStatus } from '../domain/parcel-status.js';
import type { TrackingCode } from '../domain/tracking-codes.js';

/** The parcel of an order (decision 7.1). Its fulfilment steps set its numbers; it is listed once it has a status. */
@Entity('parcel')
@Unique(['code'])
@Unique(['invoiceNumber'])
@Unique(['parcelId'])
@Unique(['lastMileTrackingNumber'])
@Unique(['trackingToken'])
export class ParcelEntity {
  @PrimaryColumn('text')
  @ForeignKey('OrderFlowEntity')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  salesChannel!: string;

  @Column('text')
  salesChannelOrderId!: string;

  /** The buyer's document number, by which parcels are found; null once erased (decision 8.6). */
  @Column('text', { nullable: true })
  customerDocument!: string | null;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  senderCountry!: string;

  /** ISO 3166-1 alpha-2. */
  @Column('text')
  recipientCountry!: string;

  @Column('timestamp with time zone', { precision: 3 })
  deliveryEstimateDate!: Date;

  @Column('text')
  code!: string;

  @Column('text')
  name!: string;

  /** Centimetres. */
  @Column('integer')
  length!: number;

  /** Centimetres. */
  @Column('integer')
  width!: number;

  /** Centimetres, of all units together. */
  @Column('bigint')
  height!: string;

  /** Kilograms, without packaging. */
  @Column('numeric')
  netWeight!: string;

  /** Kilograms, with packaging. */
  @Column('numeric')
  grossWeight!: string;

  /** Kilograms. */
  @Column('numeric')
  volumetricWeight!: string;

  @Column('jsonb')
  items!: ParcelItem[];

  /** Set by INVOICED. */
  @Column('text', { nullable: true })
  invoiceNumber!: string | null;

  /** Set with the label, before the parcel is listed. */
  @Column('text', { nullable: true })
  parcelId!: string | null;

  /** The label's barcode, set with the label. */
  @Column('text', { nullable: true })
  lastMileTrackingNumber!: string | null;

  /** Part of the URL of the public tracking page, set with the label. */
  @Column('text', { nullable: true })
  trackingToken!: string | null;

  /** Null while the parcel is in no shipment. */
  @Column('text', { nullable: true })
  @ForeignKey('ShipmentEntity')
  shipmentId!: string | null;

  /** Null until READY_TO_SHIP lists the parcel, which also sets the two dates below. */
  @Column('text', { nullable: true })
  status!: ParcelStatus | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  creationDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastUpdateDate!: Date | null;

  /** The number of events about the order on logistics.fulfillment. */
  @Column('bigint')
  version!: string;

  /** When the newest report was received; null before the first. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  trackedAt!: Date | null;

  /** The code of the newest report of customs, by the date of the event; null before the first. */
  @Column('text', { nullable: true })
  customsCode!: TrackingCode | null;

  /** The date of that event. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  customsAt!: Date | null;
}
