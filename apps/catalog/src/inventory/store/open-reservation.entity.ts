import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Units that an order has reserved in a position and that have not been shipped or released; triggers of the database keep it. */
@Entity('open_reservation')
export class OpenReservationEntity {
  @PrimaryColumn('text')
  merchantId!: string;

  @PrimaryColumn('text')
  skuId!: string;

  @PrimaryColumn('integer')
  warehouseId!: number;

  @PrimaryColumn('text')
  orderId!: string;

  @Column('integer')
  units!: number;
}
