import {
  ApiEndpoint,
  CallerOf,
  Clients,
  Flag,
  merchantOf,
  PageSize,
  PageToken,
  rules,
  Text,
  Value,
  type Caller,
} from '#platform';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CategoriesInUseResponse, toCategoriesInUse } from './categories.response.dto.js';
import { ListCategories } from './list-categories.js';

class ListCategoriesInUseQuery {
  @Value(rules.tenantId, { doc: 'The sales channel whose categories they are to be mapped to.' })
  salesChannel!: string;

  @Text({
    max: 200,
    optional: true,
    doc: 'Words of the category, in any order; case and accents do not matter.',
  })
  text?: string;

  @Flag('Only categories that are mapped to none of the channel.', { optional: true })
  unmapped?: boolean;

  @PageToken() nextPageToken?: string;

  @PageSize() pageSize?: number;
}

@ApiTags('Catalog')
@Controller('ext/categories')
@Clients('merchant')
export class CategoriesController {
  constructor(private readonly listCategories: ListCategories) {}

  @Get()
  @ApiEndpoint(CategoriesInUseResponse, {
    id: 'listCategoriesInUse',
    summary: 'List the categories of your SKUs',
    doc: 'Each with its number of SKUs and the category of the sales channel that it maps to, or similar ones.',
    problems: ['not-found'],
  })
  async list(
    @Query() query: ListCategoriesInUseQuery,
    @CallerOf() caller: Caller,
  ): Promise<CategoriesInUseResponse> {
    return toCategoriesInUse(await this.listCategories.page(merchantOf(caller), query));
  }
}
