import { ApiEndpoint, BodyLimit, CallerOf, channelOf, ChannelScope, MIB, type Caller } from '#edge';
import { shareOf } from '#platform';
import { Body, Controller, Get, HttpCode, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { PutTaxonomy } from './put-taxonomy.js';
import { ReadTaxonomy } from './read-taxonomy.js';
import { CATEGORIES_DOC, PUT_DOC, TAXONOMY_EXAMPLE } from './taxonomy.docs.js';
import { ListCategoriesQuery, TaxonomyRequest, toTaxonomy } from './taxonomy.request.dto.js';
import {
  ChannelCategoriesResponse,
  TaxonomyResponse,
  toCategoriesResponse,
  toTaxonomyResponse,
} from './taxonomy.response.dto.js';

/** The taxonomy of a channel, set by the channel itself (decision 10.6). */
@ApiTags('Sales channels')
@Controller('channel/taxonomy')
@ChannelScope('listings')
export class ChannelTaxonomyController {
  constructor(
    private readonly putTaxonomy: PutTaxonomy,
    private readonly readTaxonomy: ReadTaxonomy,
  ) {}

  @Get()
  @ApiEndpoint(TaxonomyResponse, {
    id: 'readOwnTaxonomy',
    summary: 'Read your taxonomy',
    problems: ['not-found'],
  })
  async read(@CallerOf() caller: Caller): Promise<TaxonomyResponse> {
    const channel = channelOf(caller);
    const view = this.readTaxonomy.withProgress(channel, shareOf(caller), 'operators');
    return toTaxonomyResponse(await view);
  }

  @Get('categories')
  @ApiEndpoint(ChannelCategoriesResponse, {
    id: 'listOwnCategories',
    summary: 'List your categories',
    doc: CATEGORIES_DOC,
    problems: ['not-found'],
  })
  async categories(
    @CallerOf() caller: Caller,
    @Query() query: ListCategoriesQuery,
  ): Promise<ChannelCategoriesResponse> {
    const page = this.readTaxonomy.categories(channelOf(caller), query, shareOf(caller));
    return toCategoriesResponse(await page);
  }

  @Put()
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(TaxonomyResponse, {
    id: 'putOwnTaxonomy',
    summary: 'Set your taxonomy',
    doc: PUT_DOC,
    example: TAXONOMY_EXAMPLE,
    problems: ['not-found', 'invalid-taxonomy'],
    others: { 201: { body: TaxonomyResponse, doc: 'You had no taxonomy before.' } },
  })
  async put(
    @Body() body: TaxonomyRequest,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TaxonomyResponse> {
    const by = { who: caller.clientId, share: shareOf(caller) };
    const { created } = await this.putTaxonomy.put(channelOf(caller), toTaxonomy(body), by);
    if (created) reply.code(201);
    return toTaxonomyResponse(await this.readTaxonomy.read(channelOf(caller), shareOf(caller)));
  }
}
