import { republicationController } from '#operations';
import { Module } from '@nestjs/common';
import { MerchantsController } from './merchants.controller.js';
import { PutMerchant } from './put-merchant.js';
import { PutSalesChannel } from './put-sales-channel.js';
import { PutWarehouse } from './put-warehouse.js';
import { ReadDirectory } from './read-directory.js';
import { RepublishDirectory } from './republish-directory.js';
import { SalesChannelsController } from './sales-channels.controller.js';

const republications = [
  republicationController({
    subject: 'merchants',
    names: ['Merchant', 'Merchants'],
    words: 'merchants',
    doc: 'One `merchant.changed` for each merchant.',
    problems: ['unknown-merchant'],
  }),
  republicationController({
    subject: 'sales-channels',
    names: ['SalesChannel', 'SalesChannels'],
    words: 'sales channels',
    doc: 'One `sales-channel.changed` for each channel.',
    byMerchant: false,
  }),
];

/** Merchants, sales channels and warehouses, kept by operators. */
@Module({
  controllers: [MerchantsController, SalesChannelsController, ...republications],
  providers: [PutMerchant, PutSalesChannel, PutWarehouse, ReadDirectory, RepublishDirectory],
})
export class DirectoryModule {}
