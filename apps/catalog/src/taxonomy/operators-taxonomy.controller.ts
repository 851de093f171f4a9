import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  MIB,
  PathParam,
  rules,
  type Caller,
} from '#edge';
import { Body, Controller, Get, HttpCode, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PutTaxonomy } from './put-taxonomy.js';
import { ReadTaxonomy } from './read-taxonomy.js';
import { CATEGORIES_DOC, CHANNEL_DOC, PUT_DOC, TAXONOMY_EXAMPLE } from './taxonomy.docs.js';
import { ListCategoriesQuery, TaxonomyRequest, toTaxonomy } from './taxonomy.request.dto.js';
import {
  ChannelCategoriesResponse,
  TaxonomyResponse,
  toCategoriesResponse,
  toTaxonomyResponse,
} from './taxonomy.response.dto.js';

const SHARE = 'operators';

/** The taxonomies of channels, managed by operators (decision 10.6). */
@ApiTags('Operations')
@Controller('ops/sales-channels/:salesChannel/taxonomy')
@Clients('operator')
export class OperatorsTaxonomyController {
  constructor(
    private readonly putTaxonomy: PutTaxonomy,
    private readonly readTaxonomy: ReadTaxonomy,
  ) {}

  @Get()
  @ApiEndpoint(TaxonomyResponse, {
    id: 'readTaxonomy',
    summary: 'Read the taxonomy of a sales channel',
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async read(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
  ): Promise<TaxonomyResponse> {
    return toTaxonomyResponse(
      await this.readTaxonomy.withProgress(salesChannel, SHARE, 'operators'),
    );
  }

  @Get('categories')
  @ApiEndpoint(ChannelCategoriesResponse, {
    id: 'listChannelCategories',
    summary: 'List the categories of a sales channel',
    doc: CATEGORIES_DOC,
    params: { salesChannel: CHANNEL_DOC },
    problems: ['not-found'],
  })
  async categories(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Query() query: ListCategoriesQuery,
  ): Promise<ChannelCategoriesResponse> {
    return toCategoriesResponse(await this.readTaxonomy.categories(salesChannel, query, SHARE));
  }

  @Put()
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(TaxonomyResponse, {
    id: 'putTaxonomy',
    summary: 'Set the taxonomy of a sales channel',
    doc: PUT_DOC,
    params: { salesChannel: CHANNEL_DOC },
    example: TAXONOMY_EXAMPLE,
    problems: ['not-found', 'invalid-taxonomy'],
    others: { 201: { body: TaxonomyResponse, doc: 'The channel had no taxonomy before.' } },
  })
  async put(
    @PathParam('salesChannel', rules.tenantId) salesChannel: string,
    @Body() body: TaxonomyRequest,
    @CallerOf() { clientId: who }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TaxonomyResponse> {
    const by = { who, share: SHARE } as const;
    const { created } = await this.putTaxonomy.put(salesChannel, toTaxonomy(body), by);
    if (created) reply.code(201);
    return toTaxonomyResponse(await this.readTaxonomy.read(salesChannel, SHARE));
  }
}
