import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  MIB,
  PathParam,
  rules,
  merchantOf,
  type Caller,
} from '#edge';
import { Body, Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadTaxonomy } from '../read-taxonomy.js';
import type { MappingSet } from '../store/mapping.store.js';
import { CHANNEL_DOC } from '../taxonomy.docs.js';
import { ListMappings } from './list-mappings.js';
import {
  ATTRIBUTES_DOC,
  ATTRIBUTES_EXAMPLE,
  CATEGORIES_DOC,
  CATEGORIES_EXAMPLE,
  PUT_PROBLEMS,
} from './mapping.docs.js';
import {
  DeleteAttributeMappingQuery,
  DeleteCategoryMappingQuery,
  ListMappingsQuery,
  PutAttributeMappingsRequest,
  PutCategoryMappingsRequest,
  toAttributeMappings,
  toCategoryMappings,
} from './mapping.request.dto.js';
import {
  AttributeMappingsResponse,
  CategoryMappingsResponse,
  MappingsChangedResponse,
  toAttributeMappingsResponse,
  toCategoryMappingsResponse,
} from './mapping.response.dto.js';
import { PutMappings } from './put-mappings.js';

/** Mappings of a merchant, which override those of operators (decision 10.6). */
@ApiTags('Catalog')
@Controller('ext/category-mappings/:salesChannel')
@Clients('merchant')
export class MerchantsMappingsController {
  constructor(
    private readonly putMappings: PutMappings,
    private readonly listMappings: ListMappings,
    private readonly readTaxonomy: ReadTaxonomy,
  ) {}

  @Get()
  @ApiEndpoint(CategoryMappingsResponse, {
    id: 'listCategoryMappings',
    summary: 'List category mappings',
    doc: 'Your mappings, and those of operators if you have none; `source` is the owner of each mapping.',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async categories(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() query: ListMappingsQuery,
    @CallerOf() caller: Caller,
  ): Promise<CategoryMappingsResponse> {
    const set = await this.setOf(salesChannel, caller);
    return toCategoryMappingsResponse(await this.listMappings.categories('merchant', set, query));
  }

  @Put()
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(MappingsChangedResponse, {
    id: 'putCategoryMappings',
    summary: 'Map categories to those of a sales channel',
    doc: CATEGORIES_DOC,
    params: { salesChannel: CHANNEL_DOC },
    example: CATEGORIES_EXAMPLE,
    problems: PUT_PROBLEMS,
  })
  async putCategories(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Body() body: PutCategoryMappingsRequest,
    @CallerOf() caller: Caller,
  ): Promise<MappingsChangedResponse> {
    const set = await this.setOf(salesChannel, caller);
    const mappings = toCategoryMappings(body);
    return { changed: await this.putMappings.categories(set, mappings, caller.clientId) };
  }

  @Delete()
  @HttpCode(204)
  @ApiEndpoint(undefined, {
    id: 'deleteCategoryMapping',
    summary: 'Delete a category mapping',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async deleteCategory(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() { category }: DeleteCategoryMappingQuery,
    @CallerOf() caller: Caller,
  ): Promise<void> {
    const set = await this.setOf(salesChannel, caller);
    await this.putMappings.delete(set, 'category_mapping', category, caller.clientId);
  }

  @Get('attributes')
  @ApiEndpoint(AttributeMappingsResponse, {
    id: 'listAttributeMappings',
    summary: 'List attribute mappings',
    doc: 'Your mappings, and those of operators if you have none; `source` is the owner of each mapping.',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async attributes(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() query: ListMappingsQuery,
    @CallerOf() caller: Caller,
  ): Promise<AttributeMappingsResponse> {
    const set = await this.setOf(salesChannel, caller);
    return toAttributeMappingsResponse(await this.listMappings.attributes('merchant', set, query));
  }

  @Put('attributes')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(MappingsChangedResponse, {
    id: 'putAttributeMappings',
    summary: 'Map attributes to those of a sales channel',
    doc: ATTRIBUTES_DOC,
    params: { salesChannel: CHANNEL_DOC },
    example: ATTRIBUTES_EXAMPLE,
    problems: PUT_PROBLEMS,
  })
  async putAttributes(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Body() body: PutAttributeMappingsRequest,
    @CallerOf() caller: Caller,
  ): Promise<MappingsChangedResponse> {
    const set = await this.setOf(salesChannel, caller);
    const mappings = toAttributeMappings(body);
    return { changed: await this.putMappings.attributes(set, mappings, caller.clientId) };
  }

  @Delete('attributes')
  @HttpCode(204)
  @ApiEndpoint(undefined, {
    id: 'deleteAttributeMapping',
    summary: 'Delete an attribute mapping',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async deleteAttribute(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() { name }: DeleteAttributeMappingQuery,
    @CallerOf() caller: Caller,
  ): Promise<void> {
    const set = await this.setOf(salesChannel, caller);
    await this.putMappings.delete(set, 'attribute_mapping', name, caller.clientId);
  }

  /** @throws Refusal `not-found` for a channel that the merchant is not connected to */
  private async setOf(salesChannel: string, caller: Caller): Promise<MappingSet> {
    const merchantId = merchantOf(caller);
    await this.readTaxonomy.requireConnected(merchantId, salesChannel);
    return { salesChannel, owner: { merchantId } };
  }
}
