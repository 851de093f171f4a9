import { ApiEndpoint, Clients, PathParam, rules } from '#edge';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReadTaxonomy } from '../read-taxonomy.js';
import type { MappingSet } from '../store/mapping.store.js';
import { CHANNEL_DOC } from '../taxonomy.docs.js';
import { changeMappingsController } from './change-mappings.controller.js';
import { ListMappings } from './list-mappings.js';
import { ListMappingsOfMerchantQuery } from './mapping.request.dto.js';
import {
  AttributeMappingsResponse,
  CategoryMappingsResponse,
  toAttributeMappingsResponse,
  toCategoryMappingsResponse,
} from './mapping.response.dto.js';

/** Mappings that operators make for all merchants (decision 10.6). */
@ApiTags('Operations')
@Controller('ops/category-mappings/:salesChannel')
@Clients('operator')
export class OperatorsMappingsController {
  constructor(
    private readonly listMappings: ListMappings,
    private readonly readTaxonomy: ReadTaxonomy,
  ) {}

  @Get()
  @ApiEndpoint(CategoryMappingsResponse, {
    id: 'listCategoryMappingsForAll',
    summary: 'List category mappings',
    doc: 'Mappings for all merchants; with `merchantId`, those that apply to this merchant.',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async categories(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() { merchantId, ...query }: ListMappingsOfMerchantQuery,
  ): Promise<CategoryMappingsResponse> {
    const set = await setOf(this.readTaxonomy, salesChannel, merchantId);
    return toCategoryMappingsResponse(await this.listMappings.categories('operator', set, query));
  }

  @Get('attributes')
  @ApiEndpoint(AttributeMappingsResponse, {
    id: 'listAttributeMappingsForAll',
    summary: 'List attribute mappings',
    doc: 'Mappings for all merchants; with `merchantId`, those that apply to this merchant.',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async attributes(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() { merchantId, ...query }: ListMappingsOfMerchantQuery,
  ): Promise<AttributeMappingsResponse> {
    const set = await setOf(this.readTaxonomy, salesChannel, merchantId);
    return toAttributeMappingsResponse(await this.listMappings.attributes('operator', set, query));
  }
}

export const OperatorsChangesController = changeMappingsController({
  path: 'ops/category-mappings/:salesChannel',
  tag: 'Operations',
  kind: 'operator',
  suffix: 'ForAll',
  setOf: (taxonomy, salesChannel) => setOf(taxonomy, salesChannel),
});

/** @throws Refusal `not-found` for an unknown channel */
async function setOf(
  taxonomy: ReadTaxonomy,
  salesChannel: string,
  merchantId?: string,
): Promise<MappingSet> {
  await taxonomy.requireChannel(salesChannel);
  return { salesChannel, owner: merchantId === undefined ? 'operators' : { merchantId } };
}
