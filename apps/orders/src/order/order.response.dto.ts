import { vocabulary, closed } from '#contracts';
import { described, model, optional } from '#edge';
import { Type, type Static } from 'typebox';
import { orderMachine } from './domain/order-status.js';
import { OrderCustomer } from './buyer.response.dto.js';
import { HistoryEntryResponse, toHistoryEntry } from './order-history.response.dto.js';
import { toDocuments, type LinkTo } from './order-parcel.response.dto.js';
import {
  OrderForeignTotals,
  OrderItem,
  OrderPayment,
  OrderShipping,
  OrderTax,
  OrderTotals,
} from './order-parts.response.dto.js';
import type { OrderView, OrderWithHistoryView } from './store/order-view.js';

const moments = {
  approvalDate: optional(
    Type.String({ description: 'When it was approved.', format: 'date-time' }),
  ),
  cancelDate: optional(Type.String({ description: 'When it was cancelled.', format: 'date-time' })),
  startHandlingDate: optional(
    Type.String({ description: 'When fulfillment began.', format: 'date-time' }),
  ),
  onHoldDate: optional(
    Type.String({ description: 'When it was put on hold.', format: 'date-time' }),
  ),
  packedDate: optional(Type.String({ description: 'When it was packed.', format: 'date-time' })),
  invoicedDate: optional(
    Type.String({ description: 'When it was invoiced.', format: 'date-time' }),
  ),
  shipmentDate: optional(Type.String({ description: 'When it was shipped.', format: 'date-time' })),
  deliveredDate: optional(
    Type.String({ description: 'When it was delivered.', format: 'date-time' }),
  ),
};

/** An order as in the list: without its history (decision 6.8). A date is left out until its status is reached. */
export const OrderResponse = model('OrderResponse', {
  ...moments,
  orderId: Type.String({
    description: 'Merchant, channel and channel order id, joined by hyphens.',
    example: 'ACME-MELI-1001',
  }),
  merchantId: Type.String({ description: 'The merchant of the order.', example: 'ACME' }),
  salesChannelOrderId: Type.String({ description: 'Order id in the channel.', example: '1001' }),
  salesChannel: Type.String({ description: 'The sales channel of the order.', example: 'MELI' }),
  status: closed(orderMachine.states, { description: 'The status of the order.' }),
  allowedActions: Type.Array(closed(vocabulary.orderActions), {
    description: 'The actions that are possible now.',
  }),
  fulfillmentWarehouseType: closed(['MERCHANT', 'RETURNS'], {
    description: 'RETURNS: fulfilled locally by the returns partner.',
  }),
  value: Type.Number({
    description: 'Items and shipping, both with discounts; local.',
    example: 2598,
  }),
  taxType: closed(['DDP', 'DDU'], { description: 'DDP: taxes are inside the prices.' }),
  currency: Type.String({ description: "The buyer's, ISO 4217.", example: 'MXN' }),
  foreignCurrency: Type.String({ description: "The merchant's, ISO 4217.", example: 'USD' }),
  customerDocument: Type.String({
    description: "The buyer's tax document.",
    example: 'HEHL900101MDFRRC09',
  }),
  creationDate: Type.String({ description: 'When the buyer ordered.', format: 'date-time' }),
  lastUpdateDate: Type.String({
    description: 'Changes with status and tracking.',
    format: 'date-time',
  }),
  version: Type.Integer({
    description:
      'That of the newest event about the order on `orders.order` or `orders.release`, which count together.',
    example: 4,
  }),
  totals: described(OrderTotals, "The totals in the buyer's currency."),
  totalsForeignCurrency: described(OrderForeignTotals, "The totals in the merchant's currency."),
  taxes: Type.Array(OrderTax, {
    description:
      'The taxes included in the value, in the currency of the buyer. Where the channel adds the taxes, those of the quote; empty without a quote.',
  }),
  taxSurplus: optional(
    Type.Number({
      description:
        'The part of `totals.taxes` that is no tax, where prices include taxes. At a limit of the tax rules the taxes jump, and no net value plus its taxes equals a value inside the jump. Left out if `taxes` add up to `totals.taxes`.',
      example: 75,
    }),
  ),
  items: Type.Array(OrderItem, { description: 'The lines of the order.' }),
  customer: described(OrderCustomer, 'The buyer.'),
  shipping: described(OrderShipping, 'The delivery address and the delivery.'),
  payments: Type.Array(OrderPayment, {
    description: 'The payments; their sum is the value of the order.',
  }),
});
export type OrderResponse = Static<typeof OrderResponse>;

export const OrderWithHistoryResponse = model('OrderWithHistoryResponse', {
  ...OrderResponse.properties,
  statusHistory: Type.Array(HistoryEntryResponse, {
    description: 'The entries of the history, in the order in which they were written.',
  }),
});
export type OrderWithHistoryResponse = Static<typeof OrderWithHistoryResponse>;

/** Each item has the documents of the order's parcel, once there are some. */
export function toOrderResponse(order: OrderView, linkTo: LinkTo): OrderResponse {
  const deliveries = order.shipping.deliveries.map((delivery) => ({
    ...delivery,
    parcels: delivery.parcels.map((parcel) => ({
      ...parcel,
      documents: toDocuments(parcel.documents, linkTo),
    })),
  }));
  const shippingDocuments = deliveries.flatMap(({ parcels }) =>
    parcels.flatMap(({ documents }) => documents),
  );
  const withDocuments = shippingDocuments.length > 0 && { shippingDocuments };
  return {
    ...order,
    items: order.items.map((item) => ({ ...item, ...withDocuments })),
    shipping: { ...order.shipping, deliveries },
  };
}

export function toOrderWithHistoryResponse(
  order: OrderWithHistoryView,
  linkTo: LinkTo,
): OrderWithHistoryResponse {
  const statusHistory = order.statusHistory.map((entry) => toHistoryEntry(entry, linkTo));
  return { ...toOrderResponse(order, linkTo), statusHistory };
}
