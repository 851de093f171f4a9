import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ShipmentStatus } from '../domain/shipment.js';

/** Parcels that travel together on their first mile (decision 7.9). */
@Entity('shipment')
export class ShipmentEntity {
  @PrimaryColumn('text')
  shipmentId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  status!: ShipmentStatus;

  /** The parcels at its creation, also after a cancel has freed them; `ParcelEntity.shipmentId` is the current state. */
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

  /** Kilograms: the sum of the parcels' gross weights at its creation. */
  @Column('numeric')
  weight!: string;

  @Column('timestamp with time zone', { precision: 3 })
  creationDate!: Date;

  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;

  /** The number of events about the shipment. */
  @Column('bigint')
  version!: string;
}
