import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { AdvanceGate } from './advance-gate.js';
import { BeginFulfillment } from './begin-fulfillment.js';
import { FulfillmentConsumer } from './fulfillment.consumer.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { FulfillmentSteps } from './fulfillment-steps.js';
import { OrderProgressController } from './order-progress.controller.js';
import { ReportProgress } from './report-progress.js';
import { RepublishParcels } from './republish-parcels.js';

const republications = republicationController({
  subject: 'parcels',
  names: ['Parcel', 'Parcels'],
  words: 'parcels',
  doc:
    'For each parcel of the list `fulfillment.progressed` of INVOICED (unless the invoice was revoked) and of ' +
    'READY_TO_SHIP, then `parcel.tracking-updated` with all of its events, those that the service created first.',
});

/** The fulfillment steps from a released order to a parcel that is ready. */
@Module({
  controllers: [FulfillmentConsumer, OrderProgressController, republications],
  providers: [
    AdvanceGate,
    BeginFulfillment,
    FulfillmentPoller,
    FulfillmentSteps,
    ReportProgress,
    RepublishParcels,
  ],
})
export class FulfillmentModule {}
