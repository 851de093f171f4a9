import { Module } from '@nestjs/common';
import { ListPrices } from './list/list-prices.js';
import { PricesController } from './list/prices.controller.js';
import { PricesConsumer } from './prices.consumer.js';
import { ReadSentPrices } from './read-sent-prices.js';
import { ReadValidPrice } from './read-valid-price.js';
import { PriceRecords } from './store/price-record.store.js';
import { KnownSkus } from './store/reference.store.js';
import { SkuPricesController } from './sku-prices.controller.js';

/** Prices as they were asked for and as they came out, localized. */
@Module({
  controllers: [PricesConsumer, PricesController, SkuPricesController],
  providers: [ListPrices, ReadSentPrices, ReadValidPrice, PriceRecords, KnownSkus],
  exports: [KnownSkus],
})
export class PricesModule {}
