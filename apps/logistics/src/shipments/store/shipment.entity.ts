import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('shipment')
export class ShipmentEntity {
  @PrimaryColumn('text')
  shipmentId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  status!: string;

  @Column('text', { array: true })
  parcelIds!: string[];

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('timestamp with time zone', { precision: 3 })
  expectedShipDate!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  expectedDeliveryDate!: Date;

  @Column('text', { nullable: true })
  firstMileCarrierId!: string | null;

  @Column('text')
  firstMileTrackingNumber!: string;

  @Column('numeric')
  weight!: string;

  @Column('timestamp with time zone', { precision: 3 })
  creationDate!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;

  @Column('bigint')
  version!: string;
}
