import { Module } from '@nestjs/common';
import { KeepMerchantWhenMerchantChanged } from './keep-merchant-when-merchant-changed.consumer.js';
import { KeepRateWhenFxRateChanged } from './keep-rate-when-fx-rate-changed.consumer.js';
import { KeepTermsWhenTermsChanged } from './keep-terms-when-terms-changed.consumer.js';
import { KeepSalesChannelWhenSalesChannelChanged } from './keep-sales-channel-when-sales-channel-changed.consumer.js';
import { QueuePricesWhenSkuUpserted } from './queue-prices-when-sku-upserted.consumer.js';
import { WithdrawPricesWhenSkuDeleted } from './withdraw-prices-when-sku-deleted.consumer.js';

/** What pricing keeps of merchants, channels, rates, terms and SKUs. */
@Module({
  controllers: [
    KeepMerchantWhenMerchantChanged,
    KeepRateWhenFxRateChanged,
    KeepTermsWhenTermsChanged,
    KeepSalesChannelWhenSalesChannelChanged,
    QueuePricesWhenSkuUpserted,
    WithdrawPricesWhenSkuDeleted,
  ],
})
export class ReferenceModule {}
