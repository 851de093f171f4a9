import { Module } from '@nestjs/common';
import { ChannelTaxonomyController } from './channel-taxonomy.controller.js';
import { MerchantsTaxonomyController } from './merchants-taxonomy.controller.js';
import { ListMappings } from './mappings/list-mappings.js';
import {
  MerchantsChangesController,
  MerchantsMappingsController,
} from './mappings/merchants-mappings.controller.js';
import {
  OperatorsChangesController,
  OperatorsMappingsController,
} from './mappings/operators-mappings.controller.js';
import { PutMappings } from './mappings/put-mappings.js';
import { OperatorsTaxonomyController } from './operators-taxonomy.controller.js';
import { PutTaxonomy } from './put-taxonomy.js';
import { ReadTaxonomy } from './read-taxonomy.js';

/** What sales channels take: their categories, attributes and limits, and how SKUs map to them (decision 10.6). */
@Module({
  controllers: [
    ChannelTaxonomyController,
    MerchantsMappingsController,
    MerchantsChangesController,
    MerchantsTaxonomyController,
    OperatorsMappingsController,
    OperatorsChangesController,
    OperatorsTaxonomyController,
  ],
  providers: [ListMappings, PutMappings, PutTaxonomy, ReadTaxonomy],
  exports: [ReadTaxonomy],
})
export class TaxonomyModule {}
