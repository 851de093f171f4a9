import { Module } from '@nestjs/common';
import { PriceOperationsController } from './price-operations.controller.js';
import { RepublishPrices } from './republish-prices.js';
import { RequeuePrices } from './requeue-prices.js';
import { RepublishJobs } from './store/republish-job.store.js';
import { RequeueJobs } from './store/requeue-job.store.js';
import { WatchRules } from './watch-rules.js';

/** Prices are made or published again: a rate, a rule or a SKU changed, or an operator asks. */
@Module({
  controllers: [PriceOperationsController],
  providers: [RepublishPrices, RequeuePrices, RepublishJobs, RequeueJobs, WatchRules],
})
export class RepricingModule {}
