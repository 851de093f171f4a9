import { Type } from 'typebox';
import { defineContract, id, instant } from '#messaging/contract';
import {
  country,
  currency,
  dec,
  described,
  eventDataBy,
  merchantEnvelope,
  tenantId,
  units,
} from '../fields.js';
import {
  fulfillmentWarehouseType,
  historyStatus,
  orderAction,
  orderStatus,
} from '../vocabulary.js';
import { historyEventData, orderEventData, type OrderEventData } from './event-data.js';
import { placedItem, placedOrder } from './placed-order.js';

const order = {
  ...merchantEnvelope,
  orderId: id,
  salesChannel: tenantId,
  salesChannelOrderId: id,
};

/** The members of a history entry besides its status and data (decisions 6.10, 8.8). */
const historyEntry = {
  historyId: Type.Optional(
    Type.String({
      minLength: 1,
      description:
        'the id of the history entry, the same in each publication; absent in older events',
    }),
  ),
  eventDate: described(
    instant,
    "when the change happened; the order's dates in the API, such as `approvalDate`, are those of the first entry of a status, `onHoldDate` that of the last",
  ),
  receivedDate: described(instant, 'when the entry was written'),
};

/** The actions that clients may request of the order from now on (decision 6.3). */
const allowedActions = Type.Array(orderAction, {
  description: 'the newest event has those of the answer',
});

/**
 * The first entry of the history: there is no status-changed for CREATED. The event contains no personal data (decision
 * 8.6).
 */
export const OrderPlaced = defineContract({
  type: 'order.placed',
  stream: 'orders.order',
  description: 'An order was created; its stock must be reserved.',
  fields: {
    ...order,
    historyId: historyEntry.historyId,
    eventDate: Type.Optional(
      described(instant, 'when the change happened; `creationDate` in the API'),
    ),
    receivedDate: Type.Optional(historyEntry.receivedDate),
    fulfillmentWarehouseType,
    destinationCountry: described(
      country,
      'ISO 3166-1 alpha-2; `recipientCountry` of a parcel in the API',
    ),
    currency,
    value: dec,
    allowedActions: Type.Optional(allowedActions),
    ...placedOrder,
    items: Type.Array(
      Type.Object({
        itemId: described(id, '`id` in the API, also in `items` of the delivery'),
        skuId: id,
        quantity: units,
        ...placedItem,
      }),
      { minItems: 1, description: '`itemCount` in the API is their number' },
    ),
  },
  key: (event) => event.orderId,
});

/**
 * `status` determines the shape of `eventData` (type `OrderEventData`). It is absent if the status has none, if it
 * would be empty (a cancellation without a reason), and when an order returns to a status after a hold.
 */
export const OrderStatusChanged = defineContract({
  type: 'order.status-changed',
  stream: 'orders.order',
  description: 'The status of an order changed.',
  fields: {
    ...order,
    status: described(orderStatus, 'CREATED before the first of these events'),
    previousStatus: orderStatus,
    ...historyEntry,
    eventData: Type.Optional(
      Type.Unsafe<Omit<OrderEventData, 'PARCEL_TRACKING_UPDATED'>[keyof typeof orderEventData]>({
        type: 'object',
      }),
    ),
    allowedActions,
  },
  conditions: eventDataBy('status', orderEventData, 'optional'),
  key: (event) => event.orderId,
});

/**
 * `entry` determines the shape of `eventData` (type `OrderEventData`): a status that is reached while the order is on
 * hold or in review, or PARCEL_TRACKING_UPDATED.
 */
export const OrderHistoryAdded = defineContract({
  type: 'order.history-added',
  stream: 'orders.order',
  description: "An order's history got an entry that does not change the order's status.",
  fields: {
    ...order,
    entry: described(historyStatus, '`status` of the entry in the API'),
    status: described(orderStatus, "the order's status, unchanged"),
    ...historyEntry,
    historyId: id,
    eventData: Type.Optional(Type.Unsafe<OrderEventData[keyof OrderEventData]>({ type: 'object' })),
    allowedActions,
  },
  conditions: eventDataBy('entry', historyEventData, 'optional'),
  key: (event) => event.orderId,
});

/**
 * The personal data of an order's buyer was erased (decision 8.6). For programs that read this stream but not the
 * stream of the release, which reports the same with `order.personal-data-erased`.
 */
export const OrderErased = defineContract({
  type: 'order.erased',
  stream: 'orders.order',
  description:
    "The personal data of an order's buyer was erased: erase all other data of the buyer.",
  fields: { ...merchantEnvelope, orderId: id },
  key: (event) => event.orderId,
});
