import { OperatedMessagingModule, SummaryModule } from '#operations';
import { ProjectionWaiter, pageTokens } from '#platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { PRICING_CONFIG, type PricingConfig } from './config.js';
import { countPrices } from './metrics.js';
import { PricesModule } from './prices/prices.module.js';
import { WAITS } from './prices/store/price-request.store.js';
import { ReferenceModule } from './reference/reference.module.js';
import { RepricingModule } from './repricing/repricing.module.js';
import { RequestsModule } from './requests/requests.module.js';

/** Work that waits for its time in this service's store. */
const QUEUES = [
  { queue: 'requeue-jobs', table: 'requeue_job', where: 'finished_at IS NULL' },
  // No moment makes these due: the arrival of the terms does.
  { queue: 'price-terms', table: 'price_request r', where: WAITS, dueAt: 'NULL::timestamptz' },
];

/** Origin and destination prices, localized for each connected sales channel. */
@Module({})
export class PricingModule {
  static with(config: PricingConfig): DynamicModule {
    countPrices();
    return {
      module: PricingModule,
      imports: [
        OperatedMessagingModule.forService({
          service: 'pricing',
          config,
          queues: QUEUES,
          idempotency: true,
          providers: [
            { provide: PRICING_CONFIG, useValue: config },
            pageTokens(config.PAGE_TOKEN_SECRET),
            {
              provide: ProjectionWaiter,
              useValue: new ProjectionWaiter(config.PROJECTION_TIMEOUT_MS),
            },
          ],
        }),
        SummaryModule,
        PricesModule,
        RequestsModule,
        RepricingModule,
        ReferenceModule,
      ],
    };
  }
}
