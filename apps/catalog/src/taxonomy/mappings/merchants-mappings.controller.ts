import { ApiEndpoint, CallerOf, Clients, merchantOf, PathParam, rules, type Caller } from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadTaxonomy } from '../read-taxonomy.js';
import type { MappingSet } from '../store/mapping.store.js';
import { CHANNEL_DOC } from '../taxonomy.docs.js';
import { changeMappingsController } from './change-mappings.controller.js';
import { ListMappings } from './list-mappings.js';
import { ListMappingsQuery } from './mapping.request.dto.js';
import {
  AttributeMappingsResponse,
  CategoryMappingsResponse,
  toAttributeMappingsResponse,
  toCategoryMappingsResponse,
} from './mapping.response.dto.js';

/** Mappings of a merchant, which override those of operators (decision 10.6). */
@ApiTags('Catalog')
@Controller('ext/category-mappings/:salesChannel')
@Clients('merchant')
export class MerchantsMappingsController {
  constructor(
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
    const set = await setOf(this.readTaxonomy, salesChannel, caller);
    return toCategoryMappingsResponse(await this.listMappings.categories('merchant', set, query));
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
    const set = await setOf(this.readTaxonomy, salesChannel, caller);
    return toAttributeMappingsResponse(await this.listMappings.attributes('merchant', set, query));
  }
}

export const MerchantsChangesController = changeMappingsController({
  path: 'ext/category-mappings/:salesChannel',
  tag: 'Catalog',
  kind: 'merchant',
  suffix: '',
  setOf,
});

/** @throws Refusal `not-found` for a channel that the merchant is not connected to */
async function setOf(
  taxonomy: ReadTaxonomy,
  salesChannel: string,
  caller: Caller,
): Promise<MappingSet> {
  const merchantId = merchantOf(caller);
  await taxonomy.requireConnected(merchantId, salesChannel);
  return { salesChannel, owner: { merchantId } };
}
