import { vocabulary, closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { OrderParcelEvent, OrderParcelItem } from '../order/order-parcel.response.dto.js';
import { OrderDelivery, OrderItem } from '../order/order-parts.response.dto.js';
import { OrderResponse } from '../order/order.response.dto.js';
import { HistoryEntryResponse } from '../order/order-history.response.dto.js';
import { CHANNELS_ACTIONS } from '../order/store/channel-view.js';

/** A line of the order as the channel sold it. */
const ChannelOrderItem = model('ChannelOrderItem', {
  ...Type.Pick(OrderItem, [
    'id',
    'skuId',
    'salesChannelSkuId',
    'quantity',
    'name',
    'listPrice',
    'salePrice',
  ]).properties,
});

const ChannelOrderDelivery = model('ChannelOrderDelivery', {
  ...Type.Pick(OrderDelivery, [
    'name',
    'company',
    'listPrice',
    'salePrice',
    'deliveryTime',
    'deliveryEstimateDate',
  ]).properties,
});

const ChannelParcelEvent = model('ChannelParcelEvent', {
  ...Type.Pick(OrderParcelEvent, [
    'eventId',
    'eventDate',
    'code',
    'macroStep',
    'description',
    'location',
  ]).properties,
});

const ChannelParcel = model('ChannelParcel', {
  parcelId: optional(
    Type.String({ description: 'Parcel id, from READY_TO_SHIP.', example: 'ACME000000000001MX' }),
  ),
  trackingNumber: optional(
    Type.String({
      description: "The label's barcode, from READY_TO_SHIP.",
      example: 'EN000000001MX',
    }),
  ),
  items: Type.Array(OrderParcelItem, {
    description: 'The contents of the parcel: SKUs and quantities.',
  }),
  events: Type.Array(ChannelParcelEvent, {
    description: 'The tracking events of the parcel, in the order of their receipt.',
  }),
});

const ReturnedChannelUnits = model('ReturnedChannelUnits', {
  itemId: optional(Type.String({ description: 'The line of the order.', example: '1' })),
  quantity: Type.Integer({ description: 'Units that came back.', example: 1 }),
});

/** A history entry with the codes of reasons; the texts of reasons are internal. */
const ChannelHistoryEntry = model('ChannelHistoryEntry', {
  ...Type.Pick(HistoryEntryResponse, ['historyId', 'eventDate', 'receivedDate', 'status'])
    .properties,
  reasonCode: optional(
    closed(vocabulary.reasonCodes, {
      description:
        'The kind of reason of the channel, the merchant or an operator; for CANCELLED and RETURN_REQUESTED only.',
    }),
  ),
  parcelId: optional(
    Type.String({
      description:
        'The parcel id. Only in entries with the status READY_TO_SHIP or PARCEL_TRACKING_UPDATED.',
      example: 'ACME000000000001MX',
    }),
  ),
  trackingCodes: optional(
    Type.Array(Type.String(), {
      description:
        'The codes of the added tracking events. Only in entries with the status PARCEL_TRACKING_UPDATED.',
      example: ['LEFT_FULFILLMENT'],
    }),
  ),
  items: optional(
    Type.Array(ReturnedChannelUnits, {
      description: 'The returned units. Only in entries with the status RETURNED.',
    }),
  ),
});

/** An order as its channel sees it: nothing in the currency of the merchant, no fees, taxes or payout, no buyer. */
const ListedChannelOrder = model('ListedChannelOrder', {
  ...Type.Pick(OrderResponse, [
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
  ]).properties,
  allowedActions: Type.Array(closed(CHANNELS_ACTIONS), {
    description: 'The actions that the channel can request now.',
  }),
  items: Type.Array(ChannelOrderItem, { description: 'The lines as they were sold.' }),
  delivery: described(ChannelOrderDelivery, 'The delivery as the channel sold it.'),
  parcels: Type.Array(ChannelParcel, {
    description: 'The parcels: none before PACKED, then exactly one.',
  }),
  trackingUrl: optional(
    Type.String({ description: "The parcel's public page, from SHIPPED.", format: 'uri' }),
  ),
});

export const ChannelOrderResponse = model('ChannelOrderResponse', {
  ...ListedChannelOrder.properties,
  statusHistory: Type.Array(ChannelHistoryEntry, {
    description: 'The entries of the history, in the order in which they were written.',
  }),
});
export type ChannelOrderResponse = Static<typeof ChannelOrderResponse>;

export const ChannelOrdersResponse = model('ChannelOrdersResponse', {
  orders: Type.Array(ListedChannelOrder, { description: 'By last update, then id.' }),
  after: Type.String({
    description: 'The cursor of the next request: it continues after these orders.',
  }),
  more: Type.Boolean({ description: 'Whether later orders are already available.' }),
});
export type ChannelOrdersResponse = Static<typeof ChannelOrdersResponse>;
