import { ApiEndpoint, BodyLimit, CallerOf, Clients, MIB, oneOf, type Caller } from '#edge';
import type { FreightTariff } from '#landed-cost';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TermsOperations } from './terms.controller.js';
import { EndTermsRequest } from './end-terms.request.dto.js';
import { documentOf, LoadFreightTariffRequest } from './load-terms.request.dto.js';
import { FreightTariffResponse } from './documents.response.dto.js';
import { ListTermsQuery, LoadTermsQuery } from './terms.query.dto.js';
import { TermsListResponse, TermsPreviewResponse, TermsResponse } from './terms.response.dto.js';
import {
  END_DOC,
  END_PROBLEMS,
  LOAD_PROBLEMS,
  TARIFF_EXAMPLE,
  TARIFF_ID_DOC,
} from './terms.docs.js';

/** Freight tariffs, managed by operators (decision 9.5). */
@ApiTags('Operations')
@Controller('ops/freight-tariffs')
@Clients('operator')
export class FreightTariffsController {
  constructor(private readonly operations: TermsOperations) {}

  @Get()
  @ApiEndpoint(TermsListResponse, {
    id: 'listFreightTariffs',
    summary: 'List freight tariffs',
    doc: 'All revisions without their prices, with the days on which each is in force.',
  })
  list(@Query() query: ListTermsQuery): Promise<TermsListResponse> {
    return this.operations.list('tariff', query);
  }

  @Get(':id')
  @ApiEndpoint(FreightTariffResponse, {
    id: 'readFreightTariff',
    summary: 'Read a freight tariff',
    params: { id: TARIFF_ID_DOC },
    problems: ['terms-not-found'],
  })
  read(@Param('id') id: string): Promise<FreightTariffResponse> {
    return this.operations.read('tariff', id);
  }

  @Post()
  @BodyLimit(4 * MIB)
  @ApiEndpoint(TermsResponse, {
    id: 'loadFreightTariff',
    summary: 'Load a freight tariff',
    doc: [
      'Loads the prices of a service from an origin to a destination, from their first day on. Tariffs are never edited.',
      'With `dryRun`, nothing is loaded, and the answer is a preview.',
    ].join(' '),
    example: TARIFF_EXAMPLE,
    problems: LOAD_PROBLEMS,
    others: {
      200: {
        body: oneOf(TermsResponse, TermsPreviewResponse),
        doc: 'The document is loaded already, or this is the answer to `dryRun`.',
      },
    },
  })
  load(
    @Body() body: LoadFreightTariffRequest,
    @Query() { dryRun }: LoadTermsQuery,
    @CallerOf() { clientId: loadedBy }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TermsResponse | TermsPreviewResponse> {
    const { correction, confirm } = body;
    const terms = { kind: 'tariff', document: documentOf<FreightTariff>(body) } as const;
    const loading = { terms, correction: correction?.reason, confirm, loadedBy };
    return this.operations.load(loading, { dryRun, reply });
  }

  @Post(':id/end')
  @HttpCode(200)
  @ApiEndpoint(TermsResponse, {
    id: 'endFreightTariff',
    summary: 'End a freight tariff',
    doc: END_DOC,
    params: { id: TARIFF_ID_DOC },
    example: { validUntil: '2099-12-31', reason: 'The contract ends' },
    problems: END_PROBLEMS.filter((problem) => problem !== 'duty-rates-needed'),
  })
  end(
    @Param('id') id: string,
    @Body() body: EndTermsRequest,
    @CallerOf() { clientId: who }: Caller,
  ): Promise<TermsResponse> {
    return this.operations.end('tariff', id, { ...body, who });
  }
}
