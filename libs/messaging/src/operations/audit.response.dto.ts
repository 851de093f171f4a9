import { ApiProperty } from '@nestjs/swagger';
import type { ListRows } from '#edge';
import type { AuditRow } from '../audit/audit-trail.store.js';
import { writeAuditPosition } from './audit.request.dto.js';

export class AuditRowResponse {
  @ApiProperty({ description: 'The id of the row.', format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'When it was changed.', format: 'date-time' })
  at!: string;

  @ApiProperty({
    description:
      'The operator’s client id; the consumer group, if an erasure dropped a parked message.',
    example: 'OPS',
  })
  who!: string;

  @ApiProperty({ description: 'The kind of change.', example: 'parked-key.replayed' })
  what!: string;

  @ApiProperty({
    description: 'The changed record and the change; never a secret, a token or personal data.',
    type: 'object',
    additionalProperties: true,
  })
  details!: Record<string, unknown>;
}

export class AuditResponse {
  @ApiProperty({ description: 'The newest first.', type: [AuditRowResponse] })
  rows!: AuditRowResponse[];

  @ApiProperty({ description: '`before` of the next page, if there is one.', required: false })
  next?: string;
}

export function toAuditResponse({ rows, cut }: ListRows<AuditRow>, limit: number): AuditResponse {
  const last = rows.at(-1);
  return {
    rows: rows.map(toAuditRowResponse),
    ...((cut || rows.length === limit) && last ? { next: writeAuditPosition(last) } : {}),
  };
}

function toAuditRowResponse({ at, ...row }: AuditRow): AuditRowResponse {
  return { ...row, at: at.toISOString() };
}
