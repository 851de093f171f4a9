import {
  AuditTrail,
  toAuditResponse,
  writeAuditPosition,
  type AuditFilter,
  type AuditPosition,
  type AuditResponse,
  type AuditRowResponse,
} from '#operations';
import { Injectable } from '@nestjs/common';
import { services, type ServiceName } from '../proxy/route-table.js';
import { ServiceClient, type OperatorRequest } from './service-client.js';

export type AnyService = ServiceName | 'gateway';

export const everyService: readonly AnyService[] = ['gateway', ...services];

export type AuditedChange = AuditRowResponse & { service: AnyService };

export interface AuditQuestion {
  filter: AuditFilter;
  /** All services when left out. */
  service?: AnyService | undefined;
  before?: AuditPosition | undefined;
  limit: number;
}

/** The audited changes of operators in all services, newest first (decision 2.4). */
@Injectable()
export class ReadAudit {
  constructor(
    private readonly client: ServiceClient,
    private readonly gatewayAudit: AuditTrail,
  ) {}

  /**
   * @returns at most `limit` rows; fewer, and none older, where a service ended its answer at its size limit
   * @throws Refusal `upstream-unavailable` naming a service that does not answer: an incomplete list would be
   * misleading
   */
  async read(
    question: AuditQuestion,
    request: OperatorRequest,
  ): Promise<{ changes: AuditedChange[]; more: boolean }> {
    const queriedServices = question.service === undefined ? everyService : [question.service];
    const lists = await Promise.all(
      queriedServices.map(async (service) => {
        const { rows, next } = await this.answerOf(service, question, request);
        return { rows: rows.map((row) => ({ ...row, service })), goesOn: next !== undefined };
      }),
    );
    const ends = lists.flatMap(({ rows, goesOn }) => (goesOn ? rows.slice(-1) : []));
    const rowsOfAll = lists.flatMap(({ rows }) => rows);
    const changes = rowsOfAll
      .filter((row) => ends.every((end) => newestFirst(row, end) <= 0))
      .toSorted(newestFirst)
      .slice(0, question.limit);
    return { changes, more: ends.length > 0 || changes.length < rowsOfAll.length };
  }

  private async answerOf(
    service: AnyService,
    { filter, before, limit }: AuditQuestion,
    request: OperatorRequest,
  ): Promise<AuditResponse> {
    if (service === 'gateway') {
      return toAuditResponse(await this.gatewayAudit.list(filter, limit, before), limit);
    }
    const path = `/ops/services/${service}/audit?${queryOf({ filter, before, limit })}`;
    return this.client.get<AuditResponse>(service, path, request);
  }
}

function queryOf({ filter, before, limit }: Omit<AuditQuestion, 'service'>): string {
  const { who, what, subject, from, until } = filter;
  const query = new URLSearchParams({ limit: String(limit) });
  if (who !== undefined) query.set('who', who);
  if (what !== undefined) query.set('what', what);
  if (subject !== undefined) query.set('subject', subject);
  if (from !== undefined) query.set('from', from.toISOString());
  if (until !== undefined) query.set('until', until.toISOString());
  if (before !== undefined) query.set('before', writeAuditPosition(before));
  return query.toString();
}

/** The same order as in each service. */
function newestFirst(a: AuditedChange, b: AuditedChange): number {
  return compare(b.at, a.at) || compare(b.id, a.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
