import { Module } from '@nestjs/common';
import { PricesModule } from '../prices/prices.module.js';
import { PreviewPrices } from './preview/preview-prices.js';
import { PreviewPricesController } from './preview/preview-prices.controller.js';
import { PriceBatchController } from './price-batch.controller.js';
import { SkuAwaiter } from './sku-awaiter.js';
import { UpdateDestinationPrice } from './update-destination-price.js';
import { UpdateOriginPrice } from './update-origin-price.js';
import { UpdatePriceController } from './update-price.controller.js';

/** Merchants send origin and destination prices. */
@Module({
  imports: [PricesModule],
  controllers: [PreviewPricesController, PriceBatchController, UpdatePriceController],
  providers: [PreviewPrices, SkuAwaiter, UpdateDestinationPrice, UpdateOriginPrice],
})
export class RequestsModule {}
