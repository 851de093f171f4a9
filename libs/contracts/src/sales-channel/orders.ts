import { Type } from 'typebox';
import { defineContract, id } from '#messaging/contract';
import {
  currency,
  dec,
  outsideEnvelope,
  sentDate,
  signedDec,
  tenantId,
  text,
  units,
} from '../fields.js';
import { address, customer } from '../orders/buyer.js';
import { fulfillmentWarehouseType, reasonCode } from '../vocabulary.js';
import { channelOrderKey } from '../orders/channel-order-key.js';

const channelOrder = {
  ...outsideEnvelope,
  salesChannel: tenantId,
  salesChannelOrderId: id,
};

const item = Type.Object({
  id,
  salesChannelSkuId: id,
  quantity: units,
  name: text,
  listPrice: Type.Optional(dec),
  salePrice: dec,
});

const delivery = Type.Object({
  name: text,
  company: text,
  listPrice: Type.Optional(dec),
  salePrice: dec,
  deliveryTime: Type.Number({ minimum: 0, description: 'days' }),
  deliveryEstimateDate: sentDate,
  items: Type.Array(id, { description: 'ids of the items' }),
});

/**
 * The body of the create order request (decision 6.9), with amounts as decimal strings. Contains personal data
 * (decision 8.6).
 */
export const SalesChannelOrderPlaced = defineContract({
  type: 'sales-channel.order-placed',
  stream: 'sales-channel.orders',
  nullsAreAbsent: true,
  description: 'A channel sold an order; the data is the body of the create order request.',
  fields: {
    ...channelOrder,
    fulfillmentWarehouseType: Type.Optional(fulfillmentWarehouseType),
    currency,
    value: dec,
    creationDate: Type.Optional(sentDate),
    totals: Type.Object({
      itemsGross: dec,
      itemsDiscount: signedDec,
      shippingGross: dec,
      shippingDiscount: signedDec,
    }),
    items: Type.Array(item),
    customer: Type.Object({ ...customer, billingAddress: Type.Optional(address) }),
    shipping: Type.Object({
      deliveryAddress: address,
      deliveries: Type.Array(delivery, { description: 'exactly one' }),
    }),
    payments: Type.Array(Type.Object({ type: id, value: dec })),
    salesChannelOrderData: Type.Optional(
      Type.String({ maxLength: 65_536, description: 'serialized JSON; stored, never shown' }),
    ),
    quoteId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 65_536,
        description: 'the id of the landed cost quote for the same order',
      }),
    ),
  },
  key: channelOrderKey,
});

export const SalesChannelOrderApproved = defineContract({
  type: 'sales-channel.order-approved',
  stream: 'sales-channel.orders',
  nullsAreAbsent: true,
  description: 'The payment of a channel order is confirmed.',
  fields: {
    ...channelOrder,
    approvalDate: Type.String({ description: 'any text; a date becomes approvalDate' }),
  },
  key: channelOrderKey,
});

export const SalesChannelOrderCancelled = defineContract({
  type: 'sales-channel.order-cancelled',
  stream: 'sales-channel.orders',
  nullsAreAbsent: true,
  description: 'The channel requests the cancellation of an order.',
  fields: {
    ...channelOrder,
    cancelDate: sentDate,
    cancelReason: Type.Optional(text),
    reasonCode: Type.Optional(reasonCode),
  },
  key: channelOrderKey,
});

export const SalesChannelReturnRequested = defineContract({
  type: 'sales-channel.return-requested',
  stream: 'sales-channel.orders',
  nullsAreAbsent: true,
  description: 'The buyer requests to return items of a delivered order.',
  fields: {
    ...channelOrder,
    reason: Type.Optional(text),
    reasonCode: Type.Optional(reasonCode),
    items: Type.Array(Type.Object({ itemId: id, quantity: units })),
  },
  key: channelOrderKey,
});
