import {
  ApiEndpoint,
  BodyLimit,
  CallerOf,
  Clients,
  MIB,
  PathParam,
  Refusal,
  oneOf,
  type Caller,
} from '#edge';
import type { DutyRates } from '#landed-cost';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { countryParameter } from './country-parameter.rules.js';
import { TermsOperations } from './terms.controller.js';
import { documentOf, PutDutyRatesRequest } from './load-terms.request.dto.js';
import { EndTermsRequest } from './end-terms.request.dto.js';
import { DutyRatesResponse } from './documents.response.dto.js';
import { InForceQuery, ListTermsQuery, LoadTermsQuery } from './terms.query.dto.js';
import { TermsListResponse, TermsPreviewResponse, TermsResponse } from './terms.response.dto.js';
import {
  DESTINATION_DOC,
  DUTIES_EXAMPLE,
  END_DOC,
  END_PROBLEMS,
  ID_DOC,
  LOAD_PROBLEMS,
} from './terms.docs.js';

/** Duty rates, managed by operators (decision 9.4). */
@ApiTags('Operations')
@Controller('ops/duty-rates')
@Clients('operator')
export class DutyRatesController {
  constructor(private readonly operations: TermsOperations) {}

  @Get()
  @ApiEndpoint(TermsListResponse, {
    id: 'listDutyRates',
    summary: 'List duty rates',
    doc: 'All revisions without their rates, with the days on which each is in force.',
  })
  list(@Query() query: ListTermsQuery): Promise<TermsListResponse> {
    return this.operations.list('duties', query);
  }

  @Get(':destination')
  @ApiEndpoint(DutyRatesResponse, {
    id: 'readDutyRatesInForce',
    summary: 'Read the duty rates in force',
    params: { destination: DESTINATION_DOC },
    problems: ['terms-not-found'],
  })
  inForce(
    @PathParam('destination', countryParameter) destination: string,
    @Query() { inForceOn }: InForceQuery,
  ): Promise<DutyRatesResponse> {
    return this.operations.inForce('duties', destination, inForceOn);
  }

  @Get(':destination/:id')
  @ApiEndpoint(DutyRatesResponse, {
    id: 'readDutyRates',
    summary: 'Read the duty rates of a first day',
    params: { destination: DESTINATION_DOC, id: ID_DOC },
    problems: ['terms-not-found'],
  })
  read(
    @PathParam('destination', countryParameter) destination: string,
    @Param('id') id: string,
  ): Promise<DutyRatesResponse> {
    return this.operations.read('duties', idOf(destination, id));
  }

  @Put(':destination')
  @BodyLimit(4 * MIB)
  @HttpCode(200)
  @ApiEndpoint(oneOf(TermsResponse, TermsPreviewResponse), {
    id: 'putDutyRates',
    summary: 'Load the duty rates of a destination',
    doc: [
      'Loads a whole table that applies from its first day on. Tables are never edited. A table has at most 511 KiB as JSON.',
      'With `dryRun`, nothing is loaded, and the answer is a preview.',
    ].join(' '),
    params: { destination: DESTINATION_DOC },
    example: DUTIES_EXAMPLE,
    problems: LOAD_PROBLEMS,
    others: { 201: { body: TermsResponse, doc: 'The table was loaded.' } },
  })
  load(
    @PathParam('destination', countryParameter) destination: string,
    @Body() body: PutDutyRatesRequest,
    @Query() { dryRun }: LoadTermsQuery,
    @CallerOf() { clientId: loadedBy }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TermsResponse | TermsPreviewResponse> {
    refuseOther(destination, body.destination);
    const { correction, confirm } = body;
    const document = { ...documentOf<DutyRates>(body), destination };
    const loading = {
      terms: { kind: 'duties', document } as const,
      correction: correction?.reason,
      confirm,
      loadedBy,
    };
    return this.operations.load(loading, { dryRun, reply });
  }

  @Post(':destination/:id/end')
  @HttpCode(200)
  @ApiEndpoint(TermsResponse, {
    id: 'endDutyRates',
    summary: 'End duty rates',
    doc: END_DOC,
    params: { destination: DESTINATION_DOC, id: ID_DOC },
    example: { validUntil: '2099-12-31', reason: 'The preference ends' },
    problems: END_PROBLEMS,
  })
  end(
    @PathParam('destination', countryParameter) destination: string,
    @Param('id') id: string,
    @Body() body: EndTermsRequest,
    @CallerOf() { clientId: who }: Caller,
  ): Promise<TermsResponse> {
    return this.operations.end('duties', idOf(destination, id), { ...body, who });
  }
}

/** Refuses the table of another destination. */
function refuseOther(destination: string, bodyDestination: string | undefined): void {
  if (bodyDestination === undefined || bodyDestination === destination) return;
  const detail = `must be ${destination}, the destination of the path`;
  throw new Refusal('invalid-terms', `/destination ${detail}.`, {
    errors: [{ pointer: '/destination', code: 'mismatch', detail }],
  });
}

/** @throws Refusal `terms-not-found` for the id of another destination */
function idOf(destination: string, id: string): string {
  if (id.startsWith(`${destination}-`)) return id;
  throw new Refusal('terms-not-found', `There are no duty rates ${id} of ${destination}.`);
}
