import { ParcelTrackingUpdated, type EventOf } from '#contracts';
import { EventContext, OnEvent } from '#messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { applyTracking } from './apply-tracking.js';

/** Parcel tracking was updated: appends its events and transitions the order. */
@Controller()
export class FollowParcelWhenTrackingUpdated {
  @OnEvent(ParcelTrackingUpdated, { group: 'orders.main', batch: true })
  async handle(
    @Payload() events: EventOf<typeof ParcelTrackingUpdated>[],
    @Ctx() context: EventContext,
  ): Promise<void> {
    await applyTracking(context, events);
  }
}
