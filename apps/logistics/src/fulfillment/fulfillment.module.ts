import { Module } from '@nestjs/common';
import { BeginFulfillmentWhenOrderReleased } from './begin-fulfillment-when-order-released.consumer.js';
import { AdvanceGate } from './advance-gate.js';
import { BeginFulfillment } from './begin-fulfillment.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { FulfillmentSteps } from './fulfillment-steps.js';
import { AdvanceGateWhenOrderStatusChanged } from './advance-gate-when-order-status-changed.consumer.js';
import { OrderProgressController } from './order-progress.controller.js';
import { ReportProgress } from './report-progress.js';

/** The fulfilment steps from a released order to a parcel that is ready. */
@Module({
  controllers: [
    BeginFulfillmentWhenOrderReleased,
    AdvanceGateWhenOrderStatusChanged,
    OrderProgressController,
  ],
  providers: [AdvanceGate, BeginFulfillment, FulfillmentPoller, FulfillmentSteps, ReportProgress],
})
export class FulfillmentModule {}
