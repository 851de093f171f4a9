import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../domain/order-status.js';
import type { Scenario } from '../domain/scenario.js';
import type { OrderParts } from './order-parts.js';

/** An order. The jsonb columns have amounts as numbers, as in the answers. */
@Entity('orders')
export class OrderEntity {
  @PrimaryColumn('text') orderId!: string;
  @Column('text') merchantId!: string;
  @Column('text') salesChannel!: string;
  @Column('text') salesChannelOrderId!: string;
  @Column('bigint') version!: string;
  @Column('text') status!: OrderStatus;
  @Column('text') rememberedStatus!: OrderStatus | null;
  @Column('text') holdReason!: string | null;
  @Column('boolean') stockSettled!: boolean;
  @Column('boolean') released!: boolean;
  @Column('boolean') fullyReturned!: true | null;
  @Column('text') fulfillmentWarehouseType!: 'MERCHANT' | 'RETURNS';
  @Column('numeric') value!: string;
  @Column('text') taxType!: 'DDP' | 'DDU';
  @Column('text') currency!: string;
  @Column('text') foreignCurrency!: string;
  @Column('numeric') fxRate!: string;
  @Column('text') rulesVersion!: string;
  @Column('text') dutyRatesVersion!: string | null;
  @Column('text') tariffVersion!: string;
  @Column('text') outboundCountry!: string;
  @Column('text') customerDocument!: string;
  @Column('timestamp with time zone') creationDate!: Date;
  // The dates of statuses: null until the status is reached.
  @Column('timestamp with time zone') approvalDate!: Date | null;
  @Column('timestamp with time zone') cancelDate!: Date | null;
  @Column('timestamp with time zone') startHandlingDate!: Date | null;
  @Column('timestamp with time zone') onHoldDate!: Date | null;
  @Column('timestamp with time zone') packedDate!: Date | null;
  @Column('timestamp with time zone') invoicedDate!: Date | null;
  @Column('timestamp with time zone') shipmentDate!: Date | null;
  @Column('timestamp with time zone') deliveredDate!: Date | null;
  @Column('timestamp with time zone') lastUpdateDate!: Date;
  @Column('jsonb') totals!: OrderParts['totals'];
  @Column('jsonb') totalsForeignCurrency!: OrderParts['totalsForeignCurrency'];
  @Column('jsonb') taxes!: OrderParts['taxes'];
  @Column('numeric') taxSurplus!: string | null;
  @Column('jsonb') items!: OrderParts['items'];
  @Column('jsonb') customer!: OrderParts['customer'];
  @Column('jsonb') deliveryAddress!: OrderParts['deliveryAddress'];
  @Column('jsonb') delivery!: OrderParts['delivery'];
  @Column('jsonb') payments!: OrderParts['payments'];
  @Column('text') salesChannelOrderData!: string | null;
  @Column('text') reachedStatus!: OrderStatus | null;
  @Column('boolean') stockShort!: true | null;
  @Column('text') scenario!: Scenario | null;
  @Column('timestamp with time zone') statusSince!: Date | null;
  @Column('timestamp with time zone') personalDataErasedAt!: Date | null;
}
