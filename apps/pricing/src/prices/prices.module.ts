import { Module } from '@nestjs/common';
import { ListPrices } from './list-prices.js';
import { LocalizePricesWhenPriceQueued } from './localize-prices-when-price-queued.consumer.js';
import { OperatorPricesController } from './operator-prices.controller.js';
import { ReadValidPrice } from './read-valid-price.js';
import { PriceRecords } from './store/price-record.store.js';
import { KnownSkus } from './store/reference.store.js';
import { ValidPriceController } from './valid-price.controller.js';

/** Prices as they were asked for and as they came out, localized. */
@Module({
  controllers: [LocalizePricesWhenPriceQueued, OperatorPricesController, ValidPriceController],
  providers: [ListPrices, ReadValidPrice, PriceRecords, KnownSkus],
  exports: [KnownSkus],
})
export class PricesModule {}
