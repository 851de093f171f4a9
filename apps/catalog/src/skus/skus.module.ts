import { Module } from '@nestjs/common';
import {
  CategoriesController,
  OperatorsCategoriesController,
} from './categories/categories.controller.js';
import { ListCategories } from './categories/list-categories.js';
import { CheckProducts } from './check-products.js';
import { CountSkus } from './list/count-skus.js';
import { DeleteSkus } from './changes/delete-skus.js';
import { ListSkus } from './list/list-skus.js';
import { ReadSkus } from './read-skus.js';
import { SkusController } from './skus.controller.js';
import { SummarizeSkus } from './verdicts/summarize-skus.js';
import { UpsertProduct } from './upsert-product.js';
import { TaxonomyModule } from '../taxonomy/taxonomy.module.js';

/** Products and their SKUs: upload, reading, lists. */
@Module({
  imports: [TaxonomyModule],
  controllers: [CategoriesController, OperatorsCategoriesController, SkusController],
  providers: [
    SummarizeSkus,
    CheckProducts,
    CountSkus,
    DeleteSkus,
    ListCategories,
    ListSkus,
    ReadSkus,
    UpsertProduct,
  ],
  exports: [CountSkus, ListSkus, ReadSkus],
})
export class SkusModule {}
