import { Module } from '@nestjs/common';
import { MerchantsController } from './merchants.controller.js';
import { PutMerchant } from './put-merchant.js';
import { PutSalesChannel } from './put-sales-channel.js';
import { PutWarehouse } from './put-warehouse.js';
import { ReadDirectory } from './read-directory.js';
import { SalesChannelsController } from './sales-channels.controller.js';

/** Merchants, sales channels and warehouses, kept by operators. */
@Module({
  controllers: [MerchantsController, SalesChannelsController],
  providers: [PutMerchant, PutSalesChannel, PutWarehouse, ReadDirectory],
})
export class DirectoryModule {}
