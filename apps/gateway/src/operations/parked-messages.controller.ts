import { ApiEndpoint, Clients, OPERATORS, PageTokens, type PageFilters } from '#edge';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ListAllParkedQuery } from './parked-messages.request.dto.js';
import { AllParkedResponse, ParkedCountsResponse } from './parked-messages.response.dto.js';
import { ReadParked, type ParkedPosition } from './read-parked.js';

const OPERATION = 'listAllParkedMessages';

/** What is parked in all services (decision 2.4). The gateway itself consumes no events. */
@ApiTags('Operations')
@Controller('ops/parked-messages')
@Clients('operator')
export class AllParkedMessagesController {
  constructor(
    private readonly parked: ReadParked,
    private readonly pages: PageTokens,
  ) {}

  @Get()
  @ApiEndpoint(AllParkedResponse, {
    id: OPERATION,
    summary: 'List the parked messages of all services',
    doc: 'The oldest first. A service that does not answer is named in `unavailable`, and its messages are left out.',
  })
  async list(
    @Query() { pageSize, nextPageToken, ...requestedFilters }: ListAllParkedQuery,
    @Req() request: FastifyRequest,
  ): Promise<AllParkedResponse> {
    const { filters, position } = this.begun({ ...requestedFilters }, nextPageToken);
    const { service, ...filter } = filters as typeof requestedFilters;
    const question = { filter, service, after: position, limit: pageSize };
    const { next, ...page } = await this.parked.page(question, request);
    if (next === undefined) return page;
    const id = JSON.stringify(next);
    const reached = { lastUpdateDate: page.messages.at(-1)?.parkedAt ?? '', id };
    return { ...page, nextPageToken: this.pages.issue(OPERATION, OPERATORS, filters, reached) };
  }

  @Get('counts')
  @ApiEndpoint(ParkedCountsResponse, {
    id: 'countAllParkedMessages',
    summary: 'Count the parked messages of all services',
    doc: 'By service, reason and type of event. A service that does not answer is named in `unavailable`.',
  })
  counts(@Req() request: FastifyRequest): Promise<ParkedCountsResponse> {
    return this.parked.counts(request);
  }

  /** @throws Refusal `invalid-page-token` */
  private begun(
    requestedFilters: PageFilters,
    token: string | undefined,
  ): { filters: PageFilters; position: ParkedPosition } {
    if (token === undefined) return { filters: requestedFilters, position: {} };
    const { filters, position } = this.pages.read(token, OPERATION, OPERATORS, requestedFilters);
    return { filters, position: JSON.parse(position.id) as ParkedPosition };
  }
}
