import { CommaSeparated, Instant, Int, parseInstant, rules, Text, Value } from '#edge';
import { EVENT_TYPES } from '../endpoints/domain/event-types.js';
import type { EventsQuery } from './list-events.js';

const PAGE_SIZE = 50;
const PAGE_MAX = 200;
const WAIT_MAX_SECONDS = 20;
const optional = true;

export class ListEventsQuery {
  @Text({ max: 512, min: 1, optional, doc: '`after` of an earlier answer.' })
  after?: string;

  @CommaSeparated(rules.oneOf(EVENT_TYPES), {
    max: EVENT_TYPES.length,
    optional,
    doc: 'Only events of these types.',
  })
  types?: string[];

  @Text({
    max: 512,
    min: 1,
    optional,
    doc: 'Only events about this subject, for example an order.',
  })
  subject?: string;

  @Instant('The start without `after`, ISO 8601; the oldest event when left out.', {
    optional,
  })
  from?: string;

  @Int({
    min: 0,
    max: WAIT_MAX_SECONDS,
    optional,
    doc: 'Seconds to wait for an event if there is none, 0 to 20; 0 when left out.',
  })
  wait?: number;

  @Int({
    min: 1,
    max: PAGE_MAX,
    optional,
    doc: 'The maximum number of events in an answer, 1 to 200; 50 when left out.',
  })
  pageSize?: number;
}

/** The query of operators, who name the merchant. */
export class ListEventsOfMerchantQuery extends ListEventsQuery {
  @Value(rules.tenantId, { doc: 'The merchant of the events.' })
  merchantId!: string;
}

/** The merchant of an event, for operators. */
export class EventOfMerchantQuery {
  @Value(rules.tenantId, { doc: 'The merchant of the event.' })
  merchantId!: string;
}

export function toEventsQuery(query: ListEventsQuery): EventsQuery {
  const { after, types, subject, from, wait = 0, pageSize = PAGE_SIZE } = query;
  return {
    after,
    types,
    subject,
    from: from === undefined ? undefined : parseInstant(from, { bareDate: 'start' }),
    limit: pageSize,
    waitMs: wait * 1_000,
  };
}
