import { ApiEndpoint, CallerOf, Clients, oneOf, type Caller } from '#edge';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AddTradeRestriction } from './add-trade-restriction.js';
import { EndTradeRestriction } from './end-trade-restriction.js';
import { ListTradeRestrictions } from './list-trade-restrictions.js';
import {
  AddTradeRestrictionQuery,
  AddTradeRestrictionRequest,
  EndTradeRestrictionRequest,
  ListTradeRestrictionsQuery,
} from './trade-restriction.request.dto.js';
import {
  toTradeRestriction,
  toTradeRestrictions,
  TradeRestrictionPreviewResponse,
  TradeRestrictionResponse,
  TradeRestrictionsResponse,
} from './trade-restriction.response.dto.js';

/** Trade restrictions of destinations, managed by operators (decision 3.16). */
@ApiTags('Operations')
@Controller('ops/trade-restrictions')
@Clients('operator')
export class TradeRestrictionsController {
  constructor(
    private readonly addTradeRestriction: AddTradeRestriction,
    private readonly endTradeRestriction: EndTradeRestriction,
    private readonly listTradeRestrictions: ListTradeRestrictions,
  ) {}

  @Get()
  @ApiEndpoint(TradeRestrictionsResponse, {
    id: 'listTradeRestrictions',
    summary: 'List trade restrictions',
    doc: 'Upcoming, in force, ended and withdrawn restrictions.',
  })
  async list(
    @Query() { order, nextPageToken, pageSize, ...filters }: ListTradeRestrictionsQuery,
  ): Promise<TradeRestrictionsResponse> {
    const request = { filters, order, nextPageToken, pageSize };
    return toTradeRestrictions(await this.listTradeRestrictions.page(request), new Date());
  }

  @Post()
  @HttpCode(201)
  @ApiEndpoint(TradeRestrictionResponse, {
    id: 'addTradeRestriction',
    summary: 'Add a trade restriction',
    doc:
      'Restrictions are dated and never edited: one ends, another begins. Repeating the request changes nothing; the request is refused if the restriction has been ended since. ' +
      'Affected SKUs are checked again in the background when it comes into force and when it ends.',
    example: {
      destination: 'CL',
      hsPrefix: '2403',
      kind: 'restricted',
      goods: 'other manufactured tobacco',
      validFrom: '2030-01-01',
      source: 'Chile, Law 19.419',
    },
    repeatable: true,
    problems: ['restriction-period', 'restriction-exists', 'back-dated'],
    others: {
      200: {
        body: oneOf(TradeRestrictionResponse, TradeRestrictionPreviewResponse),
        doc: 'The same restriction exists already, or this is the answer to `dryRun`.',
      },
    },
  })
  async add(
    @Body() body: AddTradeRestrictionRequest,
    @Query() { dryRun }: AddTradeRestrictionQuery,
    @CallerOf() caller: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TradeRestrictionResponse | TradeRestrictionPreviewResponse> {
    if (dryRun === true) {
      reply.code(200);
      return this.addTradeRestriction.preview(body);
    }
    const { restriction, added } = await this.addTradeRestriction.add(body, caller.clientId);
    if (!added) reply.code(200);
    return toTradeRestriction(restriction, new Date());
  }

  @Post(':id/end')
  @HttpCode(200)
  @ApiEndpoint(TradeRestrictionResponse, {
    id: 'endTradeRestriction',
    summary: 'End a trade restriction',
    doc: 'Sets the last day. A day before the first day withdraws the restriction permanently. Repeating the request changes nothing.',
    params: { id: 'The id of the restriction.' },
    example: { validUntil: '2030-12-31', reason: 'Repealed' },
    repeatable: true,
    problems: ['not-found', 'restriction-withdrawn', 'back-dated'],
  })
  async end(
    @Param('id') id: string,
    @Body() body: EndTradeRestrictionRequest,
    @CallerOf() caller: Caller,
  ): Promise<TradeRestrictionResponse> {
    const restriction = await this.endTradeRestriction.end(id, body, caller.clientId);
    return toTradeRestriction(restriction, new Date());
  }
}
