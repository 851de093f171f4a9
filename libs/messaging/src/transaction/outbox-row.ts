import { validateEvent, type EventContract, type EventEnvelope } from '../contract/index.js';
import { beginSpan, childTraceparent, isTracing } from '#runtime';
import { v7 as uuidv7 } from 'uuid';

/** One event for the outbox; `headers` and `value` are JSON text. */
export interface OutboxRow {
  eventId: string;
  stream: string;
  key: string;
  type: string;
  headers: string;
  value: string;
  isBulk: boolean;
}

/** What an event continues. */
export interface Continued {
  /** The `traceparent` of its cause, by the event's key. */
  traceOf(key: string): string | undefined;
  /** Whether the event with this key is part of a bulk change, after which its merchant's other events need not wait. */
  isBulk(key: string): boolean;
}

/** The CloudEvents attribute of an event of a bulk change; what the event causes is bulk as well. */
export const BULK_HEADER = 'ce_bulk';

/** The HTTP limits keep every event below this (events.md, conventions). */
const MAX_EVENT_BYTES = 512 * 1024;

/** A fault of the producer, never of the caller's input: the event breaks its contract. */
export class ContractViolation extends Error {}

/**
 * Creates the outbox row of an event in CloudEvents 1.0 binary mode (decision 8.2), checked against its schema.
 * @param source the publishing service, for example `catalog`
 * @param continued the trace and the lane that the event continues
 */
export function toOutboxRow<T extends EventEnvelope>(
  contract: EventContract<T>,
  event: Omit<T, 'eventId' | 'occurredAt'> & { occurredAt?: string },
  source: string,
  continued: Continued,
): OutboxRow {
  const { occurredAt, merchantId, subject, version, ...payload } = event as unknown as Omit<
    EventEnvelope,
    'eventId'
  >;
  const full = {
    eventId: uuidv7(),
    occurredAt: occurredAt ?? new Date().toISOString(),
    ...(merchantId === undefined ? {} : { merchantId }),
    subject,
    ...(version === undefined ? {} : { version }),
    ...payload,
  } as unknown as T;
  const faults = validateEvent(contract, full);
  if (faults.length > 0) {
    throw new ContractViolation(`${contract.type} ${subject}: ${JSON.stringify(faults)}`);
  }
  const value = JSON.stringify(full);
  if (Buffer.byteLength(value) > MAX_EVENT_BYTES) {
    throw new ContractViolation(`${contract.type} ${subject} is over ${MAX_EVENT_BYTES} bytes`);
  }
  const key = contract.key(full);
  const isBulk = continued.isBulk(key);
  return {
    eventId: full.eventId,
    stream: contract.stream,
    key,
    type: contract.type,
    headers: JSON.stringify({
      ...headersOf(contract, full, source, continued.traceOf(key)),
      ...(isBulk && { [BULK_HEADER]: 'true' }),
    }),
    value,
    isBulk,
  };
}

function headersOf(
  contract: EventContract,
  event: EventEnvelope,
  source: string,
  parentTrace: string | undefined,
): Record<string, string> {
  return {
    ce_specversion: '1.0',
    ce_id: event.eventId,
    ce_source: `/entrepot/${source}`,
    ce_type: contract.type,
    ce_subject: event.subject,
    ce_time: event.occurredAt,
    // A relative URL; the relay makes it absolute with the gateway's public address.
    ce_dataschema: contract.schemaPath,
    'content-type': 'application/json',
    traceparent: traceparentOf(source, parentTrace),
  };
}

/**
 * If spans are exported, the relay creates a child span of this one, so it must be an existing span; otherwise any new
 * id is sufficient.
 */
function traceparentOf(source: string, parent: string | undefined): string {
  if (!isTracing()) return childTraceparent(parent);
  if (parent) return parent;
  const root = beginSpan(`${source} in the background`);
  root?.end();
  return root?.traceparent ?? childTraceparent();
}

/** The creation time of an event in milliseconds since 1970: the first 48 bits of its id, a UUIDv7. */
export function createdAtOf(eventId: string): number {
  return Number.parseInt(eventId.slice(0, 8) + eventId.slice(9, 13), 16);
}
