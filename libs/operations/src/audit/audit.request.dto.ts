import { Id, Instant, Int, Text, Value, parseInstant, type rules } from '#edge';
import { isUUID } from 'class-validator';
import type { AuditFilter, AuditPosition } from './audit-trail.store.js';

const LIMIT = 50;
const LIMIT_MAX = 200;

const position: rules.Rule = {
  schema: {
    type: 'string',
    example: '2026-11-21T10:00:00.000Z_019aa6a0-5c00-7000-8000-000000000001',
  },
  check: (value) =>
    typeof value === 'string' && readAuditPosition(value) !== undefined
      ? undefined
      : { code: 'format', detail: 'must be a position in this list, as returned in next' },
};

/** The filter by the changed record, for this list and the list over all services. */
export function AuditSubject(): PropertyDecorator {
  return Text({
    min: 1,
    max: 2_048,
    optional: true,
    doc: 'Only changes of the record with this id: an order, SKU, merchant, sales channel, client, token, signing key, carrier, parcel, job or currency. Also parked messages with this key.',
  });
}

export class ListAuditQuery {
  @Id('Only changes by this operator.', { optional: true })
  who?: string;

  @Id('Only changes of this kind.', { optional: true })
  what?: string;

  @AuditSubject()
  subject?: string;

  @Instant('Only changes made then or later.', { optional: true, notAfter: 'until' })
  from?: string;

  @Instant('Only changes made then or earlier; a bare date is its last instant.', {
    optional: true,
  })
  until?: string;

  @Value(position, {
    optional: true,
    doc: 'Begins before this position: `next` of the previous page.',
  })
  before?: string;

  @Int({ min: 1, max: LIMIT_MAX, optional: true, doc: '1 to 200 rows; 50 by default.' })
  limit: number = LIMIT;
}

export function toAuditFilter({
  who,
  what,
  subject,
  from,
  until,
}: Pick<ListAuditQuery, 'who' | 'what' | 'subject' | 'from' | 'until'>): AuditFilter {
  return {
    who,
    what,
    subject,
    from: from === undefined ? undefined : parseInstant(from),
    until: until === undefined ? undefined : parseInstant(until, { bareDate: 'end' }),
  };
}

export function writeAuditPosition({ at, id }: AuditPosition): string {
  return `${at.toISOString()}_${id}`;
}

export function readAuditPosition(text: string): AuditPosition | undefined {
  const [moment = '', id = '', ...rest] = text.split('_');
  const at = parseInstant(moment);
  return at !== undefined && isUUID(id) && rest.length === 0 ? { at, id } : undefined;
}
