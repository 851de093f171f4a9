import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';

/** TODO */
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

  @Column('text', { nullable: true })
  customerDocument!: string | null;

  @Column('text')
  senderCountry!: string;

  @Column('text')
  recipientCountry!: string;

  @Column('timestamp with time zone', { precision: 3 })
  deliveryEstimateDate!: Date;

  @Column('text')
  code!: string;

  @Column('text')
  name!: string;

  @Column('integer')
  length!: number;

  @Column('integer')
  width!: number;

  @Column('bigint')
  height!: string;

  @Column('numeric')
  netWeight!: string;

  @Column('numeric')
  grossWeight!: string;

  @Column('numeric')
  volumetricWeight!: string;

  @Column('jsonb')
  items!: unknown;

  @Column('text', { nullable: true })
  invoiceNumber!: string | null;

  @Column('text', { nullable: true })
  parcelId!: string | null;

  @Column('text', { nullable: true })
  lastMileTrackingNumber!: string | null;

  @Column('text', { nullable: true })
  trackingToken!: string | null;

  @Column('text', { nullable: true })
  @ForeignKey('ShipmentEntity')
  shipmentId!: string | null;

  @Column('text', { nullable: true })
  status!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  creationDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  lastUpdateDate!: Date | null;

  @Column('bigint')
  version!: string;
}
