import { toAuditFilter } from '#operations';
import { ApiEndpoint, Clients, PageTokens, type PageFilters } from '#edge';
import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ReadAudit, type AuditQuestion } from './read-audit.js';
import { ReadOverview } from './read-overview.js';
import { ListChangesQuery } from './operations.request.dto.js';
import { ChangesResponse, OverviewResponse } from './operations.response.dto.js';

const OPERATION = 'listChanges';
/** The list is shared by all operators. */
const TENANT = 'operators';

/** Operators' views over all services (decision 2.4). */
@ApiTags('Operations')
@Controller('ops')
@Clients('operator')
export class OperationsController {
  constructor(
    private readonly audit: ReadAudit,
    private readonly overview: ReadOverview,
    private readonly pages: PageTokens,
  ) {}

  @Get('audit')
  @ApiEndpoint(ChangesResponse, {
    id: OPERATION,
    summary: 'List what operators changed',
    doc: 'In all services, the newest first. A service that does not answer is named in a 503.',
    problems: ['upstream-unavailable'],
  })
  async changes(
    @Query() query: ListChangesQuery,
    @Req() request: FastifyRequest,
  ): Promise<ChangesResponse> {
    const { pageSize, nextPageToken, ...requestedFilters } = query;
    const page =
      nextPageToken === undefined
        ? { filters: { ...requestedFilters } }
        : this.pages.read<PageFilters>(nextPageToken, OPERATION, TENANT, { ...requestedFilters });
    const { changes, more } = await this.audit.read(questionOf(page, pageSize), request);
    const last = changes.at(-1);
    if (!more || last === undefined) return { changes };
    const position = { lastUpdateDate: last.at, id: last.id };
    return {
      changes,
      nextPageToken: this.pages.issue(OPERATION, TENANT, page.filters, position),
    };
  }

  @Get('overview')
  @ApiEndpoint(OverviewResponse, {
    id: 'readOverview',
    summary: 'Read the state of the messaging of all services',
    doc: 'A service that does not answer is shown as `unavailable`.',
  })
  async read(@Req() request: FastifyRequest): Promise<OverviewResponse> {
    return { services: await this.overview.read(request) };
  }
}

interface RequestedPage {
  filters: PageFilters;
  position?: { lastUpdateDate: string; id: string };
}

function questionOf({ filters, position }: RequestedPage, limit: number): AuditQuestion {
  const auditFilters = filters as Omit<ListChangesQuery, 'pageSize' | 'nextPageToken'>;
  return {
    filter: toAuditFilter(auditFilters),
    service: auditFilters.service,
    limit,
    before: position && { at: new Date(position.lastUpdateDate), id: position.id },
  };
}
