import { OperatedMessagingModule, SummaryModule } from '#operations';
import { ProjectionWaiter, pageTokens } from '#platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { DeliveriesModule } from './deliveries/deliveries.module.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { EndpointsModule } from './endpoints/endpoints.module.js';
import { EventsModule } from './events/events.module.js';
import { WEBHOOKS_CONFIG, type WebhooksConfig } from './config.js';

/** Delivers a merchant's events to its endpoints by HTTP. */
@Module({})
export class WebhooksModule {
  static with(config: WebhooksConfig): DynamicModule {
    return {
      module: WebhooksModule,
      imports: [
        OperatedMessagingModule.forService({
          service: 'webhooks',
          config,
          providers: [
            { provide: WEBHOOKS_CONFIG, useValue: config },
            pageTokens(config.PAGE_TOKEN_SECRET),
            {
              provide: ProjectionWaiter,
              useValue: new ProjectionWaiter(config.PROJECTION_TIMEOUT_MS),
            },
          ],
        }),
        SummaryModule,
        EndpointsModule,
        DeliveryModule,
        EventsModule,
        DeliveriesModule,
      ],
    };
  }
}
