import { FulfillmentProgressed, ParcelTrackingUpdated, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { ABOUT_ORDERS } from '../order/change-orders.js';
import { applyFulfillment } from './apply-fulfillment.js';
import { applyTracking } from './apply-tracking.js';

@Controller()
export class FulfillmentConsumer {
  /** A fulfillment step was taken: transitions the order and replaces its copy of the parcel. */
  @OnEvent(FulfillmentProgressed, ABOUT_ORDERS)
  async advanceOrder(
    @Payload() events: EventOf<typeof FulfillmentProgressed>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await applyFulfillment(context, events);
  }

  /** Parcel tracking was updated: appends its events and transitions the order. */
  @OnEvent(ParcelTrackingUpdated, ABOUT_ORDERS)
  async followParcel(
    @Payload() events: EventOf<typeof ParcelTrackingUpdated>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await applyTracking(context, events);
  }
}
