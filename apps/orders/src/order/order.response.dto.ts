import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { vocabulary } from '#contracts';
import { orderMachine, type OrderAction } from './domain/order-status.js';
import type { OrderDates } from './domain/order-state.js';
import { OrderCustomer } from './buyer.response.dto.js';
import { HistoryEntryResponse } from './order-history.response.dto.js';
import {
  OrderForeignTotals,
  OrderItem,
  OrderPayment,
  OrderShipping,
  OrderTax,
  OrderTotals,
} from './order-parts.response.dto.js';

type Dates = { [D in keyof OrderDates]: string };

class OrderMoments implements Dates {
  @ApiPropertyOptional({ description: 'When it was approved.', format: 'date-time' })
  approvalDate?: string;

  @ApiPropertyOptional({ description: 'When it was cancelled.', format: 'date-time' })
  cancelDate?: string;

  @ApiPropertyOptional({ description: 'When fulfilment began.', format: 'date-time' })
  startHandlingDate?: string;

  @ApiPropertyOptional({ description: 'When it was put on hold.', format: 'date-time' })
  onHoldDate?: string;

  @ApiPropertyOptional({ description: 'When it was packed.', format: 'date-time' })
  packedDate?: string;

  @ApiPropertyOptional({ description: 'When it was invoiced.', format: 'date-time' })
  invoicedDate?: string;

  @ApiPropertyOptional({ description: 'When it was shipped.', format: 'date-time' })
  shipmentDate?: string;

  @ApiPropertyOptional({ description: 'When it was delivered.', format: 'date-time' })
  deliveredDate?: string;
}

/** An order as in the list: without its history (decision 6.8). A date is left out until its status is reached. */
export class OrderResponse extends OrderMoments {
  @ApiProperty({
    description: 'Merchant, channel and channel order id, joined by hyphens.',
    example: 'ACME-MELI-1001',
  })
  orderId!: string;

  @ApiProperty({ description: 'Whose order it is.', example: 'ACME' })
  merchantId!: string;

  @ApiProperty({ description: 'Order id in the channel.', example: '1001' })
  salesChannelOrderId!: string;

  @ApiProperty({ description: 'Where it was sold.', example: 'MELI' })
  salesChannel!: string;

  @ApiProperty({ description: 'The status of the order.', enum: orderMachine.states })
  status!: string;

  @ApiProperty({
    description: 'The actions that are possible now.',
    isArray: true,
    enum: vocabulary.orderActions,
  })
  allowedActions!: OrderAction[];

  @ApiProperty({
    description: 'RETURNS: fulfilled locally by the returns partner.',
    enum: ['MERCHANT', 'RETURNS'],
  })
  fulfillmentWarehouseType!: string;

  @ApiProperty({ description: 'Items and shipping, both with discounts; local.', example: 2598 })
  value!: number;

  @ApiProperty({ description: 'DDP: taxes are inside the prices.', enum: ['DDP', 'DDU'] })
  taxType!: string;

  @ApiProperty({ description: "The buyer's, ISO 4217.", example: 'MXN' })
  currency!: string;

  @ApiProperty({ description: "The merchant's, ISO 4217.", example: 'USD' })
  foreignCurrency!: string;

  @ApiProperty({ description: "The buyer's tax document.", example: 'HEHL900101MDFRRC09' })
  customerDocument!: string;

  @ApiProperty({ description: 'When the buyer ordered.', format: 'date-time' })
  creationDate!: string;

  @ApiProperty({ description: 'Changes with status and tracking.', format: 'date-time' })
  lastUpdateDate!: string;

  @ApiProperty({
    description:
      'That of the newest event about the order on `orders.order` or `orders.release`, which count together.',
    type: 'integer',
    example: 4,
  })
  version!: number;

  @ApiProperty({ description: "In the buyer's currency." })
  totals!: OrderTotals;

  @ApiProperty({ description: "In the merchant's currency." })
  totalsForeignCurrency!: OrderForeignTotals;

  @ApiProperty({
    description:
      'The taxes included in the value, in the currency of the buyer. Where the channel adds the taxes, those of the quote; empty without a quote.',
    type: [OrderTax],
  })
  taxes!: OrderTax[];

  @ApiPropertyOptional({
    description:
      'The part of `totals.taxes` that is no tax, where prices include taxes. At a limit of the tax rules the taxes jump, and no net value plus its taxes equals a value inside the jump. Left out if `taxes` add up to `totals.taxes`.',
    example: 75,
  })
  taxSurplus?: number;

  @ApiProperty({ description: 'Lines.', type: [OrderItem] })
  items!: OrderItem[];

  @ApiProperty({ description: 'The buyer.' })
  customer!: OrderCustomer;

  @ApiProperty({ description: 'Where it goes and how.' })
  shipping!: OrderShipping;

  @ApiProperty({ description: 'Add up to the value.', type: [OrderPayment] })
  payments!: OrderPayment[];
}

export class OrderWithHistoryResponse extends OrderResponse {
  @ApiProperty({ description: 'In the order written.', type: [HistoryEntryResponse] })
  statusHistory!: HistoryEntryResponse[];
}
