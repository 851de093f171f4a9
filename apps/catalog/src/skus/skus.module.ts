import { Module } from '@nestjs/common';
import { ListSkus } from './list/list-skus.js';
import { ReadSkus } from './read-skus.js';
import { SkusController } from './skus.controller.js';
import { UpsertProduct } from './upsert-product.js';

/** Products and their SKUs: upload, reading, lists. */
@Module({
  controllers: [SkusController],
  providers: [ListSkus, ReadSkus, UpsertProduct],
  exports: [ListSkus],
})
export class SkusModule {}
