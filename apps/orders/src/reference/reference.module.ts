import { Module } from '@nestjs/common';
import { KeepChannelWhenSalesChannelChanged } from './keep-channel-when-sales-channel-changed.consumer.js';
import { KeepEntriesWhenChannelStatusChanged } from './keep-entries-when-channel-status-changed.consumer.js';
import { KeepMerchantWhenMerchantChanged } from './keep-merchant-when-merchant-changed.consumer.js';
import { KeepPricesWhenPriceSettled } from './keep-prices-when-price-settled.consumer.js';
import { KeepRateWhenFxRateChanged } from './keep-rate-when-fx-rate-changed.consumer.js';
import { KeepTermsWhenTermsChanged } from './keep-terms-when-terms-changed.consumer.js';
import { KeepSkusWhenSkuUpserted } from './keep-skus-when-sku-upserted.consumer.js';
import { WithdrawSkusWhenSkuDeleted } from './withdraw-skus-when-sku-deleted.consumer.js';

/** Projections of merchants, channels, rates, terms, SKUs and prices. */
@Module({
  controllers: [
    KeepChannelWhenSalesChannelChanged,
    KeepEntriesWhenChannelStatusChanged,
    KeepMerchantWhenMerchantChanged,
    KeepPricesWhenPriceSettled,
    KeepRateWhenFxRateChanged,
    KeepTermsWhenTermsChanged,
    KeepSkusWhenSkuUpserted,
    WithdrawSkusWhenSkuDeleted,
  ],
})
export class ReferenceModule {}
