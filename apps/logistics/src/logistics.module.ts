import { OperatedMessagingModule, SummaryModule } from '#operations';
import { DocumentLinks, Names, ProjectionWaiter, pageTokens } from '#platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CarriersModule } from './carriers/carriers.module.js';
import { LOGISTICS_CONFIG, type LogisticsConfig } from './config.js';
import { documentStoreOf } from './documents/configured-document-store.js';
import { DocumentStore } from './documents/document-store.js';
import { FulfillmentModule } from './fulfillment/fulfillment.module.js';
import { PACE, paceOf } from './fulfillment/pace.js';
import { LabelsModule } from './labels/labels.module.js';
import { countLogistics } from './metrics.js';
import { Links } from './parcels/links.js';
import { ParcelsModule } from './parcels/parcels.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ShipmentsModule } from './shipments/shipments.module.js';
import { ParcelSummaryModule } from './summary/summary.module.js';
import { TrackingModule } from './tracking/tracking.module.js';

/** Scheduled work in this service's database. */
const QUEUES = [{ queue: 'fulfillment-steps', table: 'order_flow', where: 'due_at IS NOT NULL' }];

/** Fulfillment, parcels and tracking. Consumes order.released and order.status-changed. */
@Module({})
export class LogisticsModule {
  static with(config: LogisticsConfig): DynamicModule {
    countLogistics();
    return {
      module: LogisticsModule,
      imports: [
        OperatedMessagingModule.forService({
          service: 'logistics',
          config,
          queues: QUEUES,
          idempotency: true,
          providers: [
            { provide: LOGISTICS_CONFIG, useValue: config },
            { provide: PACE, useValue: paceOf(config) },
            { provide: Links, useValue: new Links(config.PUBLIC_URL) },
            { provide: DocumentLinks, useValue: new DocumentLinks(config) },
            pageTokens(config.PAGE_TOKEN_SECRET),
            {
              provide: ProjectionWaiter,
              useValue: new ProjectionWaiter(config.PROJECTION_TIMEOUT_MS),
            },
            {
              provide: DocumentStore,
              inject: [Names],
              useFactory: (names: Names) => documentStoreOf(config, names),
            },
          ],
        }),
        SummaryModule,
        FulfillmentModule,
        // Before the parcels, one of which its path would name.
        LabelsModule,
        ParcelsModule,
        TrackingModule,
        ShipmentsModule,
        CarriersModule,
        PrivacyModule,
        ParcelSummaryModule,
      ],
    };
  }
}
