import { ApiEndpoint, CallerOf, Clients, merchantOf, PathParam, rules, type Caller } from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadTaxonomy } from './read-taxonomy.js';
import { CATEGORIES_DOC, CHANNEL_DOC } from './taxonomy.docs.js';
import { ListCategoriesQuery } from './taxonomy.request.dto.js';
import {
  ChannelCategoriesResponse,
  TaxonomyResponse,
  toCategoriesResponse,
  toTaxonomyResponse,
} from './taxonomy.response.dto.js';

/** The taxonomies of a merchant's channels (decision 10.6). */
@ApiTags('Catalog')
@Controller('ext/taxonomies/:salesChannel')
@Clients('merchant')
export class MerchantsTaxonomyController {
  constructor(private readonly readTaxonomy: ReadTaxonomy) {}

  @Get()
  @ApiEndpoint(TaxonomyResponse, {
    id: 'readTaxonomyOfChannel',
    summary: 'Read the taxonomy of a sales channel',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async read(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @CallerOf() caller: Caller,
  ): Promise<TaxonomyResponse> {
    const merchantId = merchantOf(caller);
    await this.readTaxonomy.requireConnected(merchantId, salesChannel);
    const owner = { merchantId };
    return toTaxonomyResponse(await this.readTaxonomy.withProgress(salesChannel, owner, owner));
  }

  @Get('categories')
  @ApiEndpoint(ChannelCategoriesResponse, {
    id: 'listCategoriesOfChannel',
    summary: 'List the categories of a sales channel',
    doc: CATEGORIES_DOC,
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async categories(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @CallerOf() caller: Caller,
    @Query() query: ListCategoriesQuery,
  ): Promise<ChannelCategoriesResponse> {
    const merchantId = merchantOf(caller);
    await this.readTaxonomy.requireConnected(merchantId, salesChannel);
    const page = this.readTaxonomy.categories(salesChannel, query, { merchantId });
    return toCategoriesResponse(await page);
  }
}
