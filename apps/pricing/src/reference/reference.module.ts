import { Module } from '@nestjs/common';
import { KeepMerchantWhenMerchantChanged } from './keep-merchant-when-merchant-changed.consumer.js';
import { KeepRateWhenFxRateChanged } from './keep-rate-when-fx-rate-changed.consumer.js';
import { KeepTermsWhenDutyRatesChanged } from './keep-terms-when-duty-rates-changed.consumer.js';
import { KeepTermsWhenFreightTariffChanged } from './keep-terms-when-freight-tariff-changed.consumer.js';
import { KeepTermsWhenTaxRulesChanged } from './keep-terms-when-tax-rules-changed.consumer.js';
import { KeepSalesChannelWhenSalesChannelChanged } from './keep-sales-channel-when-sales-channel-changed.consumer.js';
import { QueuePricesWhenSkuUpserted } from './queue-prices-when-sku-upserted.consumer.js';
import { WithdrawPricesWhenSkuDeleted } from './withdraw-prices-when-sku-deleted.consumer.js';

/** What pricing keeps of merchants, channels, rates, terms and SKUs. */
@Module({
  controllers: [
    KeepMerchantWhenMerchantChanged,
    KeepRateWhenFxRateChanged,
    KeepTermsWhenDutyRatesChanged,
    KeepTermsWhenFreightTariffChanged,
    KeepTermsWhenTaxRulesChanged,
    KeepSalesChannelWhenSalesChannelChanged,
    QueuePricesWhenSkuUpserted,
    WithdrawPricesWhenSkuDeleted,
  ],
})
export class ReferenceModule {}
