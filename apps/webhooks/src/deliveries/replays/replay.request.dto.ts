import { Enum, Flag, Instant, ListOf, parseInstant, Refusal, rules } from '#edge';
import { EVENT_TYPES } from '../../endpoints/domain/event-types.js';
import type { RequestedReplay } from './start-replay.js';

const optional = true;

export class EnableEndpointRequest {
  @Instant(
    'The date since which every event that was not delivered to this endpoint is sent; no events when left out.',
    { optional },
  )
  recoverFrom?: string;
}

const REPLAYED = ['failed', 'all'] as const;

class TimeRequest {
  @Instant('The first moment of the events to send again, by the time of the log.')
  from!: string;

  @Instant('The last moment; now when left out.', { optional })
  until?: string;

  @ListOf(rules.oneOf(EVENT_TYPES), {
    min: 1,
    max: EVENT_TYPES.length,
    optional,
    doc: 'Only events of these types; when left out, of the types of the endpoint.',
  })
  types?: string[];
}

export class ReplayRequest extends TimeRequest {
  @Enum(REPLAYED, {
    doc: '`failed`: only events that were not delivered to this endpoint. `all`: delivered events as well.',
  })
  only!: 'failed' | 'all';

  @Flag('Whether to include events from before the creation of the endpoint.', { optional })
  beforeCreation?: boolean;
}

export class RetryDeliveriesRequest extends TimeRequest {}

export class ReplayQuery {
  @Flag('Returns the number of events that would be sent, and sends none.', { optional })
  dryRun?: boolean;
}

/** @throws Refusal `validation-failed` if it ends before it begins */
export function toRequestedReplay(request: ReplayRequest): RequestedReplay {
  const { only, beforeCreation } = request;
  return { kind: 'replay', ...toTime(request), only, beforeCreation };
}

/** @throws Refusal `validation-failed` if it ends before it begins */
export function toRequestedRetry(request: RetryDeliveriesRequest): RequestedReplay {
  return { kind: 'retry', ...toTime(request), only: 'failed' };
}

function toTime({ from, until, types }: TimeRequest) {
  const [begin, end] = [instantOf(from), until === undefined ? undefined : instantOf(until)];
  if (end && end < begin) {
    const detail = 'must not be before from';
    const errors = [{ pointer: '/until', code: 'range', detail }];
    throw new Refusal('validation-failed', `/until ${detail}.`, { errors });
  }
  return { from: begin, until: end, types };
}

export function toRecoverFrom({ recoverFrom }: EnableEndpointRequest): Date | undefined {
  return recoverFrom === undefined ? undefined : instantOf(recoverFrom);
}

function instantOf(text: string): Date {
  const date = parseInstant(text);
  if (!date) throw new Error(`${text} was accepted but is not an instant`);
  return date;
}
