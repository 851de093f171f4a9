import { IdempotencyModule, MessagingModule } from '#messaging';
import { Database, LookAgain, Readings, watchQueues } from '#platform';
import { Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { PRICING_CONFIG } from './config.js';
import type { PricingConfig } from './config.js';
import { KeepMerchantWhenMerchantChanged } from './consumers/keep-merchant-when-merchant-changed.consumer.js';
import { KeepRateWhenFxRateChanged } from './consumers/keep-rate-when-fx-rate-changed.consumer.js';
import { KeepSalesChannelWhenSalesChannelChanged } from './consumers/keep-sales-channel-when-sales-channel-changed.consumer.js';
import { LocalizePricesWhenPriceQueued } from './consumers/localize-prices-when-price-queued.consumer.js';
import { QueuePricesWhenSkuUpserted } from './consumers/queue-prices-when-sku-upserted.consumer.js';
import { WithdrawPricesWhenSkuDeleted } from './consumers/withdraw-prices-when-sku-deleted.consumer.js';
import { PriceOperationsController } from './http/price-operations.controller.js';
import { UpdatePriceController } from './http/update-price.controller.js';
import { ValidPriceController } from './http/valid-price.controller.js';
import { countPrices } from './metrics.js';
import { OnceKnown } from './once-known.js';
import { PriceRecords } from './price-record.store.js';
import { ReadValidPrice } from './read-valid-price.js';
import { KnownSkus } from './reference.store.js';
import { RepublishJobs } from './republish-job.store.js';
import { RepublishPrices } from './republish-prices.js';
import { RequeueJobs } from './requeue-job.store.js';
import { RequeuePrices } from './requeue-prices.js';
import { UpdateDestinationPrice } from './update-destination-price.js';
import { UpdateOriginPrice } from './update-origin-price.js';
import { WatchRules } from './watch-rules.js';

/** Work that waits for its time in this service's store. */
const QUEUES = [{ queue: 'requeue-jobs', table: 'requeue_job', where: 'finished_at IS NULL' }];

/** Origin and destination prices, localized for each connected sales channel. */
@Module({})
export class PricingModule {
  static with(config: PricingConfig): DynamicModule {
    countPrices();
    return {
      module: PricingModule,
      imports: [
        MessagingModule.forService({
          service: 'pricing',
          config,
          groups: ['pricing.main', 'pricing.localize'],
        }),
        IdempotencyModule,
      ],
      controllers: [
        UpdatePriceController,
        ValidPriceController,
        PriceOperationsController,
        // pricing.main
        KeepMerchantWhenMerchantChanged,
        KeepSalesChannelWhenSalesChannelChanged,
        KeepRateWhenFxRateChanged,
        QueuePricesWhenSkuUpserted,
        WithdrawPricesWhenSkuDeleted,
        // pricing.localize
        LocalizePricesWhenPriceQueued,
      ],
      providers: [
        {
          provide: 'queues',
          inject: [Readings, Database],
          useFactory: (readings: Readings, database: Database) =>
            watchQueues(readings, database, QUEUES),
        },
        { provide: PRICING_CONFIG, useValue: config },
        KnownSkus,
        PriceRecords,
        { provide: LookAgain, useValue: new LookAgain(config.LOOK_AGAIN_MS) },
        OnceKnown,
        UpdateDestinationPrice,
        UpdateOriginPrice,
        ReadValidPrice,
        RequeuePrices,
        RequeueJobs,
        WatchRules,
        RepublishJobs,
        RepublishPrices,
      ],
    };
  }
}
