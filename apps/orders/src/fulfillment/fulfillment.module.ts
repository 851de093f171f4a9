import { Module } from '@nestjs/common';
import { FollowParcelWhenTrackingUpdated } from './follow-parcel-when-tracking-updated.consumer.js';
import { AdvanceOrderWhenFulfillmentProgressed } from './advance-order-when-fulfillment-progressed.consumer.js';

/** What logistics reports of an order. */
@Module({
  controllers: [FollowParcelWhenTrackingUpdated, AdvanceOrderWhenFulfillmentProgressed],
})
export class FulfillmentModule {}
