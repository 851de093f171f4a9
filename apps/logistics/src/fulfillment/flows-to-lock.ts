import { OrderPersonalDataErased, OrderReleased, OrderStatusChanged } from '#contracts';
import type { EventContext } from '#messaging';
import type { OrderKey } from '../parcels/domain/released-order.js';

/** All orders whose flows the handlers of one transaction lock; the first handler locks all of them, in key order. */
export function flowsToLock(context: EventContext): OrderKey[] {
  return [
    ...context.all(OrderReleased),
    ...context.all(OrderStatusChanged),
    ...context.all(OrderPersonalDataErased),
  ];
}
