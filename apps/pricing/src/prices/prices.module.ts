import { Module } from '@nestjs/common';
import { ListPrices } from './list/list-prices.js';
import { OperatorPricesController } from './list/operator-prices.controller.js';
import { PricesController } from './list/prices.controller.js';
import { OperatorSkuPricesController } from './operator-sku-prices.controller.js';
import { PricesConsumer } from './prices.consumer.js';
import { ReadSentPrices } from './read-sent-prices.js';
import { ReadValidPrice } from './read-valid-price.js';
import { SentPricesController } from './sent-prices.controller.js';
import { PriceRecords } from './store/price-record.store.js';
import { KnownSkus } from './store/reference.store.js';
import { ValidPriceController } from './valid-price.controller.js';

/** Prices as they were asked for and as they came out, localized. */
@Module({
  controllers: [
    OperatorPricesController,
    OperatorSkuPricesController,
    PricesConsumer,
    PricesController,
    SentPricesController,
    ValidPriceController,
  ],
  providers: [ListPrices, ReadSentPrices, ReadValidPrice, PriceRecords, KnownSkus],
  exports: [KnownSkus],
})
export class PricesModule {}
