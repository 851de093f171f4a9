import { OperatedMessagingModule, SummaryModule } from '#operations';
import { QuoteIds } from '#edge';
import { DocumentLinks, ProjectionWaiter, pageTokens } from '#platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { ORDERS_CONFIG, type OrdersConfig } from './config.js';
import { ChannelModule } from './channel/channel.module.js';
import { ExceptionsModule } from './exceptions/exceptions.module.js';
import { FulfillmentModule } from './fulfillment/fulfillment.module.js';
import { IntakeModule } from './intake/intake.module.js';
import { LifecycleModule } from './lifecycle/lifecycle.module.js';
import { countOrders } from './metrics.js';
import { OperationsModule } from './operations/operations.module.js';
import { PlacingModule } from './placing/placing.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { OrderSummaryModule } from './summary/summary.module.js';

/** Scheduled work in this service's database. */
const QUEUES = [{ queue: 'channel-orders', table: 'waiting_intake', where: 'due_at IS NOT NULL' }];

/** Orders: intake, status machine, history. */
@Module({})
export class OrdersModule {
  static with(config: OrdersConfig): DynamicModule {
    countOrders();
    return {
      module: OrdersModule,
      imports: [
        OperatedMessagingModule.forService({
          service: 'orders',
          config,
          queues: QUEUES,
          idempotency: true,
          providers: [
            { provide: ORDERS_CONFIG, useValue: config },
            {
              provide: ProjectionWaiter,
              useValue: new ProjectionWaiter(config.PROJECTION_TIMEOUT_MS),
            },
            { provide: DocumentLinks, useValue: new DocumentLinks(config) },
            { provide: QuoteIds, useValue: new QuoteIds(config.QUOTE_KEYS) },
            pageTokens(config.PAGE_TOKEN_SECRET),
          ],
        }),
        SummaryModule,
        PlacingModule.with(config),
        LifecycleModule,
        FulfillmentModule,
        IntakeModule,
        ChannelModule,
        OperationsModule,
        ExceptionsModule,
        ReferenceModule,
        OrderSummaryModule,
      ],
    };
  }
}
