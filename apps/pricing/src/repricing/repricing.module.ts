import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { PriceOperationsController } from './price-operations.controller.js';
import { PreviewTerms } from './preview/preview-terms.js';
import { PreviewTermsController } from './preview/preview-terms.controller.js';
import { RepublishPrices } from './republish-prices.js';
import { RequeuePrices } from './requeue-prices.js';
import { RequeueJobs } from './store/requeue-job.store.js';
import { WatchRules } from './watch-rules.js';

const republications = republicationController({
  subject: 'prices',
  names: ['Price', 'Prices'],
  words: 'prices',
  doc: 'One `price.localized` for each valid price, one `price.localization-failed` where the newest request failed.',
  problems: ['unknown-merchant'],
  notFound: 'republish-not-found',
});

/** Prices are made or published again: a rate, a rule or a SKU changed, or an operator asks. */
@Module({
  controllers: [PriceOperationsController, PreviewTermsController, republications],
  providers: [PreviewTerms, RepublishPrices, RequeuePrices, RequeueJobs, WatchRules],
})
export class RepricingModule {}
