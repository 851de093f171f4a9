import { Module } from '@nestjs/common';
import { FollowParcelWhenTrackingUpdated } from './follow-parcel-when-tracking-updated.consumer.js';
import { AdvanceOrderWhenFulfillmentProgressed } from './advance-order-when-fulfillment-progressed.consumer.js';

/** Consumes fulfilment and tracking events of logistics. */
@Module({
  controllers: [FollowParcelWhenTrackingUpdated, AdvanceOrderWhenFulfillmentProgressed],
})
export class FulfillmentModule {}
