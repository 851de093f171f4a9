import { anyObject, model, optional, type ListRows } from '#edge';
import { Type, type Static } from 'typebox';
import type { AuditRow } from './audit-trail.store.js';
import { writeAuditPosition } from './audit.request.dto.js';

export const AuditRowResponse = model('AuditRowResponse', {
  id: Type.String({ description: 'The id of the row.', format: 'uuid' }),
  at: Type.String({ description: 'When it was changed.', format: 'date-time' }),
  who: Type.String({
    description:
      'The operator’s client id; the consumer group, if an erasure dropped a parked message.',
    example: 'OPS',
  }),
  what: Type.String({ description: 'The kind of change.', example: 'parked-key.replayed' }),
  details: anyObject({
    description: 'The changed record and the change; never a secret, a token or personal data.',
  }),
});
export type AuditRowResponse = Static<typeof AuditRowResponse>;

export const AuditResponse = model('AuditResponse', {
  rows: Type.Array(AuditRowResponse, { description: 'The newest first.' }),
  next: optional(Type.String({ description: '`before` of the next page, if there is one.' })),
});
export type AuditResponse = Static<typeof AuditResponse>;

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
