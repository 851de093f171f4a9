import {
  ApiEndpoint,
  CallerOf,
  Clients,
  Flag,
  merchantOf,
  PageSize,
  PageToken,
  PathParam,
  rules,
  Text,
  Value,
  type Caller,
} from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadTaxonomy } from '../../taxonomy/read-taxonomy.js';
import type { MappingSet } from '../../taxonomy/store/mapping.store.js';
import { CHANNEL_DOC } from '../../taxonomy/taxonomy.docs.js';
import { CategoriesInUseResponse, toCategoriesInUse } from './categories.response.dto.js';
import { ListCategories } from './list-categories.js';

class ListCategoriesForAllQuery {
  @Text({
    max: 200,
    optional: true,
    doc: 'Words of the category, in any order; case and accents do not matter.',
  })
  text?: string;

  @Flag('Only categories that are mapped to no category of the channel.', { optional: true })
  unmapped?: boolean;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}

class ListCategoriesInUseQuery extends ListCategoriesForAllQuery {
  @Value(rules.tenantId, {
    doc: 'The sales channel to whose categories your categories are mapped.',
  })
  salesChannel!: string;
}

@ApiTags('Catalog')
@Controller('ext/categories')
@Clients('merchant')
export class CategoriesController {
  constructor(
    private readonly listCategories: ListCategories,
    private readonly readTaxonomy: ReadTaxonomy,
  ) {}

  @Get()
  @ApiEndpoint(CategoriesInUseResponse, {
    id: 'listCategoriesInUse',
    summary: 'List the categories of your SKUs',
    doc: 'Each category has its number of SKUs and the mapped category of the sales channel, or similar categories.',
    problems: ['not-found'],
  })
  async list(
    @Query() { salesChannel, ...query }: ListCategoriesInUseQuery,
    @CallerOf() caller: Caller,
  ): Promise<CategoriesInUseResponse> {
    const merchantId = merchantOf(caller);
    await this.readTaxonomy.requireConnected(merchantId, salesChannel);
    const set = { salesChannel, owner: { merchantId } };
    return toCategoriesInUse(await this.listCategories.page(set, query));
  }
}

@ApiTags('Operations')
@Controller('ops/category-mappings/:salesChannel/categories')
@Clients('operator')
export class OperatorsCategoriesController {
  constructor(
    private readonly listCategories: ListCategories,
    private readonly readTaxonomy: ReadTaxonomy,
  ) {}

  @Get()
  @ApiEndpoint(CategoriesInUseResponse, {
    id: 'listCategoriesInUseForAll',
    summary: 'List the categories of SKUs',
    doc: 'The categories of all merchants in the channel, each with its number of SKUs and the mapping for all merchants, or similar categories of the channel.',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async list(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() query: ListCategoriesForAllQuery,
  ): Promise<CategoriesInUseResponse> {
    await this.readTaxonomy.requireChannel(salesChannel);
    const set: MappingSet = { salesChannel, owner: 'operators' };
    return toCategoriesInUse(await this.listCategories.page(set, query));
  }
}
