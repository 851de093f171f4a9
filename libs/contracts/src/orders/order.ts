import { Type } from 'typebox';
import { defineContract } from '../contract.js';
import {
  country,
  currency,
  dec,
  eventDataBy,
  id,
  instant,
  merchantEnvelope,
  open,
  tenantId,
  units,
} from '../fields.js';
import { fulfillmentWarehouseType, orderStatus } from '../vocabulary.js';
import { orderEventData } from './event-data.js';
import type { OrderEventData } from './event-data.js';

const order = {
  ...merchantEnvelope,
  orderId: id,
  salesChannel: tenantId,
  salesChannelOrderId: id,
};

/** Stands for the status CREATED: no status-changed reports it. */
export const OrderPlaced = defineContract({
  type: 'order.placed',
  stream: 'orders.order',
  description: 'An order was created; its stock is to be reserved.',
  fields: {
    ...order,
    fulfillmentWarehouseType,
    destinationCountry: country,
    currency,
    value: dec,
    items: Type.Array(Type.Object({ itemId: id, skuId: id, quantity: units }), { minItems: 1 }),
  },
  key: (event) => event.orderId,
});

/**
 * `eventData` has the shape that goes with `status` (type `OrderEventData`); it is absent where that status has none,
 * where there is nothing to say (a cancel without a reason), and when an order comes back to a status from a hold.
 */
export const OrderStatusChanged = defineContract({
  type: 'order.status-changed',
  stream: 'orders.order',
  description: 'The status of an order changed.',
  fields: {
    ...order,
    status: orderStatus,
    previousStatus: orderStatus,
    eventDate: Type.String({ ...instant, description: 'when it happened' }),
    receivedDate: Type.String({ ...instant, description: 'when it was written' }),
    eventData: Type.Optional(
      Type.Unsafe<Omit<OrderEventData, 'PARCEL_TRACKING_UPDATED'>[keyof typeof orderEventData]>({
        type: 'object',
      }),
    ),
    allowedActions: Type.Array(
      open(
        [
          'approve',
          'cancel',
          'hold',
          'release',
          'operational-issue',
          'return-request',
          'return-approve',
          'return-receive',
        ],
        'an unknown value is an action that the reader does not offer',
      ),
    ),
  },
  conditions: eventDataBy('status', orderEventData, 'optional'),
  key: (event) => event.orderId,
});
