import { ApiEndpoint, CallerOf, Clients, MerchantFilter, type Caller } from '#edge';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ReadSummary } from './read-summary.js';
import { SummaryResponse } from './summary.response.dto.js';

class SummaryOfAllMerchantsQuery {
  @MerchantFilter() merchantId?: string;
}

/** The records that need a decision, and the last 14 days (decision 12.1). */
@ApiTags('Summary')
@Controller('ext/summary')
@Clients('merchant', 'fulfillment-partner')
export class SummaryController {
  constructor(private readonly summary: ReadSummary) {}

  @Get()
  @ApiEndpoint(SummaryResponse, {
    id: 'readSummary',
    summary: 'Read what needs a decision',
    doc: 'Counts are exact. A fulfillment partner gets the counts of its parcels and shipments, without charts.',
  })
  read(@CallerOf() caller: Caller, @Req() request: FastifyRequest): Promise<SummaryResponse> {
    return this.summary.read(caller, request);
  }
}

/** The summary for operators. */
@ApiTags('Operations')
@Controller('ops/summary')
@Clients('operator')
export class OperatorSummaryController {
  constructor(private readonly summary: ReadSummary) {}

  @Get()
  @ApiEndpoint(SummaryResponse, {
    id: 'readSummaryOfAllMerchants',
    summary: 'Read what needs a decision across merchants',
    doc: '`merchantId` selects one merchant; parked messages belong to no merchant and are then left out.',
  })
  read(
    @Query() { merchantId }: SummaryOfAllMerchantsQuery,
    @CallerOf() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<SummaryResponse> {
    return this.summary.read(caller, request, merchantId);
  }
}
