import { ApiEndpoint, Clients } from '#edge';
import { Controller, Get, Query, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AuditTrail } from '../audit/audit-trail.store.js';
import { ListAuditQuery, readAuditPosition, toAuditFilter } from '../audit/audit.request.dto.js';
import { AuditResponse, toAuditResponse } from '../audit/audit.response.dto.js';
import { MessagingOverview } from './messaging-overview.js';
import { MessagingResponse, toMessagingResponse } from './messaging.response.dto.js';
import { OwnServiceGuard, SERVICE_PARAM } from './own-service.guard.js';

/** The operators' view of one service. */
@ApiTags('Operations')
@Controller('ops/services/:service')
@Clients('operator')
@UseGuards(OwnServiceGuard)
export class ServiceController {
  constructor(
    private readonly overview: MessagingOverview,
    private readonly audit: AuditTrail,
  ) {}

  @Get('messaging')
  @ApiEndpoint(MessagingResponse, {
    id: 'readMessaging',
    summary: 'Read the state of the messaging of a service',
    doc: 'The unpublished events in its outbox, its parked messages, and the lag of its consumers.',
    params: { service: SERVICE_PARAM },
    problems: ['not-found'],
  })
  async messaging(): Promise<MessagingResponse> {
    return toMessagingResponse(await this.overview.read());
  }

  @Get('audit')
  @ApiEndpoint(AuditResponse, {
    id: 'listServiceAudit',
    summary: 'List what operators changed in a service',
    doc: '`/ops/audit` has those of all services.',
    params: { service: SERVICE_PARAM },
    problems: ['not-found'],
  })
  async changes(@Query() query: ListAuditQuery): Promise<AuditResponse> {
    const { before, limit } = query;
    const position = before === undefined ? undefined : readAuditPosition(before);
    return toAuditResponse(await this.audit.list(toAuditFilter(query), limit, position), limit);
  }
}
