import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { OrderStatus } from '../domain/order-status.js';
import type { Scenario } from '../domain/scenario.js';
import type { OrderParts } from './order-parts.js';

/** An order. The jsonb columns have amounts as numbers, as in the answers. */
@Entity('orders')
export class OrderEntity {
  /** `MERCHANT-CHANNEL-salesChannelOrderId` (decision 6.4) */
  @PrimaryColumn('text')
  orderId!: string;

  @Column('text')
  merchantId!: string;

  @Column('text')
  salesChannel!: string;

  @Column('text')
  salesChannelOrderId!: string;

  /** Events published about the order so far. */
  @Column('bigint')
  version!: string;

  @Column('text')
  status!: OrderStatus;

  /** The status that a hold returns to; null unless ON_HOLD. */
  @Column('text', { nullable: true })
  rememberedStatus!: OrderStatus | null;

  /** While ON_HOLD: the reason, when an event can end the hold; null for an operator's hold. */
  @Column('text', { nullable: true })
  holdReason!: string | null;

  /** The stock of all lines is reserved (decision 4.3). */
  @Column('boolean')
  stockSettled!: boolean;

  /** `order.released` was published. */
  @Column('boolean')
  released!: boolean;

  /** Every unit was returned (decision 6.12). */
  @Column('boolean', { default: false })
  fullyReturned!: boolean;

  @Column('text')
  fulfillmentWarehouseType!: 'MERCHANT' | 'RETURNS';

  @Column('numeric')
  value!: string;

  @Column('text')
  taxType!: 'DDP' | 'DDU';

  /** The channel's, ISO 4217. */
  @Column('text')
  currency!: string;

  /** The merchant's, ISO 4217. */
  @Column('text')
  foreignCurrency!: string;

  /** The channel's currency per unit of the merchant's, at intake (decision 6.7). */
  @Column('numeric')
  fxRate!: string;

  /** The tax rules by which the amounts were computed. */
  @Column('text')
  rulesVersion!: string;

  /** The duty rates in force then; null where there were none, and for orders placed before the service kept it. */
  @Column('text', { nullable: true })
  dutyRatesVersion!: string | null;

  /** The freight tariff; null for orders placed before the service kept it. */
  @Column('text', { nullable: true })
  tariffVersion!: string | null;

  /** Where the goods leave from, ISO 3166 alpha-2. */
  @Column('text')
  outboundCountry!: string;

  @Column('text')
  customerDocument!: string;

  /** When the buyer ordered. */
  @Column('timestamp with time zone', { precision: 3 })
  creationDate!: Date;

  // The dates of statuses: null until the status is reached.
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

  /** The stamp of the merchant's list clock (decision 1.14). */
  @Column('timestamp with time zone', { precision: 3 })
  lastUpdateDate!: Date;

  @Column('jsonb')
  totals!: OrderParts['totals'];

  @Column('jsonb')
  totalsForeignCurrency!: OrderParts['totalsForeignCurrency'];

  /** Inside the value, each by its name in the rules; null for orders placed before the service kept them. */
  @Column('jsonb', { nullable: true })
  taxes!: OrderParts['taxes'] | null;

  /** The part of `totals.taxes` that is no tax; null where there is none. */
  @Column('numeric', { nullable: true })
  taxSurplus!: string | null;

  @Column('jsonb')
  items!: OrderParts['items'];

  @Column('jsonb')
  customer!: OrderParts['customer'];

  @Column('jsonb')
  deliveryAddress!: OrderParts['deliveryAddress'];

  @Column('jsonb')
  delivery!: OrderParts['delivery'];

  @Column('jsonb')
  payments!: OrderParts['payments'];

  /** The channel's data, never shown (decision 6.14); null when none was sent or it was erased. */
  @Column('text', { nullable: true })
  salesChannelOrderData!: string | null;

  /** The status that fulfilment has reached during a review; null outside of one. */
  @Column('text', { nullable: true })
  reachedStatus!: OrderStatus | null;

  /** Stock was reported short during an operator's hold: the order waits for stock afterwards. */
  @Column('boolean', { default: false })
  stockShort!: boolean;

  /** The scenario that a sandbox order plays (decision 6.14). */
  @Column('text', { nullable: true })
  scenario!: Scenario | null;

  /** Since when the order has its status; null for one that never changed, or not since the service stores it. */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  statusSince!: Date | null;

  /** Null until the buyer's data is erased (decision 8.6). */
  @Column('timestamp with time zone', { precision: 3, nullable: true })
  personalDataErasedAt!: Date | null;
}
