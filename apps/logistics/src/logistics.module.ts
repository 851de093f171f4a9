import { IdempotencyModule, MessagingModule } from '#messaging';
import { Database, LookAgain, PageTokens, Readings, watchQueues } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { CancelShipment } from './cancel-shipment.js';
import { LOGISTICS_CONFIG, PACE, documentStoreOf, paceOf } from './config.js';
import type { LogisticsConfig } from './config.js';
import { BeginFulfillmentWhenOrderReleased } from './consumers/begin-fulfillment-when-order-released.consumer.js';
import { ForgetBuyerWhenPersonalDataErased } from './consumers/forget-buyer-when-personal-data-erased.consumer.js';
import { MoveGateWhenOrderStatusChanged } from './consumers/move-gate-when-order-status-changed.consumer.js';
import { CreateShipment } from './create-shipment.js';
import { DocumentStore } from './documents/document-store.js';
import { FulfillmentPoller } from './fulfillment-poller.js';
import { CarriersController } from './http/carriers.controller.js';
import { OrderProgressController } from './http/order-progress.controller.js';
import { ParcelTrackingsController } from './http/parcel-trackings.controller.js';
import { ParcelsController } from './http/parcels.controller.js';
import { PublicLinksController } from './http/public-links.controller.js';
import { ShipmentsController } from './http/shipments.controller.js';
import { Links } from './links.js';
import { ListParcels } from './list-parcels.js';
import { countLogistics } from './metrics.js';
import { PutCarrier } from './put-carrier.js';
import { RemoveErasedContents } from './remove-erased-contents.js';
import { ReportProgress } from './report-progress.js';
import { ReportTracking } from './report-tracking.js';
import { TakeDueSteps } from './take-due-steps.js';

/** Work that waits for its time in this service's store. */
const QUEUES = [{ queue: 'fulfillment-steps', table: 'order_flow', where: 'due_at IS NOT NULL' }];

/** Fulfilment, parcels and tracking. Consumes order.released and order.status-changed. */
@Module({})
export class LogisticsModule {
  static with(config: LogisticsConfig): DynamicModule {
    countLogistics();
    return {
      module: LogisticsModule,
      imports: [
        MessagingModule.forService({ service: 'logistics', config, groups: ['logistics.main'] }),
        IdempotencyModule,
      ],
      controllers: [
        BeginFulfillmentWhenOrderReleased,
        MoveGateWhenOrderStatusChanged,
        ForgetBuyerWhenPersonalDataErased,
        ParcelsController,
        ParcelTrackingsController,
        ShipmentsController,
        CarriersController,
        OrderProgressController,
        PublicLinksController,
      ],
      providers: [
        {
          provide: 'queues',
          inject: [Readings, Database],
          useFactory: (readings: Readings, database: Database) =>
            watchQueues(readings, database, QUEUES),
        },
        { provide: LOGISTICS_CONFIG, useValue: config },
        { provide: PACE, useValue: paceOf(config) },
        { provide: Links, useValue: new Links(config.PUBLIC_URL) },
        { provide: PageTokens, useValue: new PageTokens(config.PAGE_TOKEN_SECRET) },
        { provide: LookAgain, useValue: new LookAgain(config.LOOK_AGAIN_MS) },
        { provide: DocumentStore, useValue: documentStoreOf(config) },
        ListParcels,
        ReportTracking,
        CreateShipment,
        CancelShipment,
        PutCarrier,
        ReportProgress,
        TakeDueSteps,
        FulfillmentPoller,
        RemoveErasedContents,
      ],
    };
  }
}
