import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { vocabulary } from '#contracts';
import { OrderParcelEvent, OrderParcelItem } from '../order/order-parcel.response.dto.js';
import { OrderDelivery, OrderItem } from '../order/order-parts.response.dto.js';
import { OrderResponse } from '../order/order.response.dto.js';
import { HistoryEntryResponse } from '../order/order-history.response.dto.js';
import type { ChannelOrdersPage } from './list-channel-orders.js';

/** The changes that a channel may request for an order. */
const CHANNELS_ACTIONS = ['approve', 'cancel', 'return-request'] as const;

/** A line of the order as the channel sold it. */
class ChannelOrderItem extends PickType(OrderItem, [
  'id',
  'skuId',
  'salesChannelSkuId',
  'quantity',
  'name',
  'listPrice',
  'salePrice',
]) {}

class ChannelOrderDelivery extends PickType(OrderDelivery, [
  'name',
  'company',
  'listPrice',
  'salePrice',
  'deliveryTime',
  'deliveryEstimateDate',
]) {}

class ChannelParcelEvent extends PickType(OrderParcelEvent, [
  'eventId',
  'eventDate',
  'code',
  'macroStep',
  'description',
  'location',
]) {}

class ChannelParcel {
  @ApiPropertyOptional({
    description: 'Parcel id, from READY_TO_SHIP.',
    example: 'ACME000000000001MX',
  })
  parcelId?: string;

  @ApiPropertyOptional({
    description: "The label's barcode, from READY_TO_SHIP.",
    example: 'EN000000001MX',
  })
  trackingNumber?: string;

  @ApiProperty({ description: 'What is in it.', type: [OrderParcelItem] })
  items!: OrderParcelItem[];

  @ApiProperty({ description: 'In the order in which they came.', type: [ChannelParcelEvent] })
  events!: ChannelParcelEvent[];
}

class ReturnedChannelUnits {
  @ApiPropertyOptional({ description: 'The line of the order.', example: '1' })
  itemId?: string;

  @ApiProperty({ description: 'Units that came back.', type: 'integer', example: 1 })
  quantity!: number;
}

/** A history entry with the codes of reasons; the texts of reasons are internal. */
class ChannelHistoryEntry extends PickType(HistoryEntryResponse, [
  'historyId',
  'eventDate',
  'receivedDate',
  'status',
]) {
  @ApiPropertyOptional({
    description:
      'The kind of reason of the channel, the merchant or an operator; for CANCELLED and RETURN_REQUESTED only.',
    enum: vocabulary.reasonCodes,
  })
  reasonCode?: string;

  @ApiPropertyOptional({
    description: 'Of READY_TO_SHIP and PARCEL_TRACKING_UPDATED.',
    example: 'ACME000000000001MX',
  })
  parcelId?: string;

  @ApiPropertyOptional({
    description: 'What happened; of PARCEL_TRACKING_UPDATED.',
    type: [String],
    example: ['LEFT_FULFILLMENT'],
  })
  trackingCodes?: string[];

  @ApiPropertyOptional({
    description: 'What came back; of RETURNED.',
    type: [ReturnedChannelUnits],
  })
  items?: ReturnedChannelUnits[];
}

/** An order as its channel sees it: nothing in the currency of the merchant, no fees, taxes or payout, no buyer. */
class ListedChannelOrder extends PickType(OrderResponse, [
  'orderId',
  'merchantId',
  'salesChannelOrderId',
  'status',
  'value',
  'currency',
  'creationDate',
  'approvalDate',
  'cancelDate',
  'shipmentDate',
  'deliveredDate',
  'lastUpdateDate',
  'version',
]) {
  @ApiProperty({
    description: 'What the channel may ask now.',
    isArray: true,
    enum: CHANNELS_ACTIONS,
  })
  allowedActions!: string[];

  @ApiProperty({ description: 'The lines as they were sold.', type: [ChannelOrderItem] })
  items!: ChannelOrderItem[];

  @ApiProperty({ description: 'As it was sold.' })
  delivery!: ChannelOrderDelivery;

  @ApiProperty({ description: 'None before PACKED, then one.', type: [ChannelParcel] })
  parcels!: ChannelParcel[];

  @ApiPropertyOptional({
    description: "The parcel's public page, from SHIPPED.",
    format: 'uri',
  })
  trackingUrl?: string;
}

export class ChannelOrderResponse extends ListedChannelOrder {
  @ApiProperty({
    description: 'In the order in which it was written.',
    type: [ChannelHistoryEntry],
  })
  statusHistory!: ChannelHistoryEntry[];
}

export class ChannelOrdersResponse {
  @ApiProperty({ description: 'By last update, then id.', type: [ListedChannelOrder] })
  orders!: ListedChannelOrder[];

  @ApiProperty({ description: 'Continues behind these orders.' })
  after!: string;

  @ApiProperty({ description: 'Are there later orders already?' })
  more!: boolean;
}

/** A {@link ChannelOrdersResponse} as JSON text: the database has serialized each order. */
export function toChannelOrdersJson({ orders, after, more }: ChannelOrdersPage): string {
  const list = orders.map(({ answer }) => answer).join(',');
  return `{"orders":[${list}],"after":${JSON.stringify(after)},"more":${more}}`;
}
