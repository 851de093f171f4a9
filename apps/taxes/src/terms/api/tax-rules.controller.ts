import { ApiEndpoint, BodyLimit, CallerOf, Clients, MIB, oneOf, type Caller } from '#edge';
import type { RuleSet } from '#landed-cost';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { TermsOperations } from './terms.controller.js';
import { EndTermsRequest } from './end-terms.request.dto.js';
import { documentOf, LoadTaxRulesRequest } from './load-terms.request.dto.js';
import { RuleSetResponse } from './documents.response.dto.js';
import { ListTermsQuery, LoadTermsQuery } from './terms.query.dto.js';
import { TermsListResponse, TermsPreviewResponse, TermsResponse } from './terms.response.dto.js';
import { END_DOC, END_PROBLEMS, ID_DOC, LOAD_PROBLEMS, RULES_EXAMPLE } from './terms.docs.js';

/** Tax rule sets, managed by operators (decision 9.4). */
@ApiTags('Operations')
@Controller('ops/tax-rules')
@Clients('operator')
export class TaxRulesController {
  constructor(private readonly operations: TermsOperations) {}

  @Get()
  @ApiEndpoint(TermsListResponse, {
    id: 'listTaxRules',
    summary: 'List tax rule sets',
    doc: 'All revisions without their cases, with the days on which each is in force.',
  })
  list(@Query() query: ListTermsQuery): Promise<TermsListResponse> {
    return this.operations.list('rules', query);
  }

  @Get(':id')
  @ApiEndpoint(RuleSetResponse, {
    id: 'readTaxRules',
    summary: 'Read a tax rule set',
    params: { id: ID_DOC },
    problems: ['terms-not-found'],
  })
  read(@Param('id') id: string): Promise<RuleSetResponse> {
    return this.operations.read('rules', id);
  }

  @Post()
  @BodyLimit(4 * MIB)
  @ApiEndpoint(TermsResponse, {
    id: 'loadTaxRules',
    summary: 'Load a tax rule set',
    doc: [
      'Loads a rule set that applies from its first day on. Rule sets are never edited. With `dryRun` nothing is loaded,',
      'and the answer is a preview.',
    ].join(' '),
    example: RULES_EXAMPLE,
    problems: LOAD_PROBLEMS,
    others: {
      200: {
        body: oneOf(TermsResponse, TermsPreviewResponse),
        doc: 'The document is loaded already, or this is the answer to `dryRun`.',
      },
    },
  })
  load(
    @Body() body: LoadTaxRulesRequest,
    @Query() { dryRun }: LoadTermsQuery,
    @CallerOf() { clientId: loadedBy }: Caller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TermsResponse | TermsPreviewResponse> {
    const { correction, confirm } = body;
    const terms = { kind: 'rules', document: documentOf<RuleSet>(body) } as const;
    const loading = { terms, correction: correction?.reason, confirm, loadedBy };
    return this.operations.load(loading, { dryRun, reply });
  }

  @Post(':id/end')
  @HttpCode(200)
  @ApiEndpoint(TermsResponse, {
    id: 'endTaxRules',
    summary: 'End a tax rule set',
    doc: END_DOC,
    params: { id: ID_DOC },
    example: { validUntil: '2099-12-31', reason: 'Replaced by a law of 2100' },
    problems: END_PROBLEMS,
  })
  end(
    @Param('id') id: string,
    @Body() body: EndTermsRequest,
    @CallerOf() { clientId: who }: Caller,
  ): Promise<TermsResponse> {
    return this.operations.end('rules', id, { ...body, who });
  }
}
