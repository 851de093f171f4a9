import { Column, Entity, PrimaryColumn } from 'typeorm';

/** TODO */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  salesChannel!: string;

  @Column('text')
  salesChannelOrderId!: string;

  @Column('bigint')
  version!: string;

  @Column('text')
  status!: string;

  @Column('text', { nullable: true })
  rememberedStatus!: string | null;

  @Column('text', { nullable: true })
  holdReason!: string | null;

  @Column('boolean')
  stockSettled!: boolean;

  @Column('boolean')
  released!: boolean;

  @Column('text')
  fulfillmentWarehouseType!: string;

  @Column('numeric')
  value!: string;

  @Column('text')
  taxType!: string;

  @Column('text')
  currency!: string;

  @Column('text')
  foreignCurrency!: string;

  @Column('numeric')
  fxRate!: string;

  @Column('text')
  rulesVersion!: string;

  @Column('text')
  outboundCountry!: string;

  @Column('text')
  customerDocument!: string;

  @Column('timestamp with time zone', { precision: 3 })
  creationDate!: Date;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  approvalDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  cancelDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  startHandlingDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  onHoldDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  packedDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  invoicedDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  shipmentDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  deliveredDate!: Date | null;

  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;

  @Column('jsonb')
  totals!: unknown;

  @Column('jsonb')
  totalsForeignCurrency!: unknown;

  @Column('jsonb')
  items!: unknown;

  @Column('jsonb')
  customer!: unknown;

  @Column('jsonb')
  deliveryAddress!: unknown;

  @Column('jsonb')
  delivery!: unknown;

  @Column('jsonb')
  payments!: unknown;

  @Column('text', { nullable: true })
  salesChannelOrderData!: string | null;

  @Column('text', { nullable: true })
  reachedStatus!: string | null;

  @Column('boolean', { default: false })
  stockShort!: boolean;

  @Column('text', { nullable: true })
  scenario!: string | null;

  @Column('timestamp with time zone', { precision: 3, nullable: true })
  personalDataErasedAt!: Date | null;
}
