import {
  dropOptionalNulls,
  validateEvent,
  type ContractFault,
  type EventEnvelope,
} from '../contract/index.js';
import type { Received } from '../kafka/index.js';
import type { Subscription, Subscriptions } from './subscription.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A message that the group can handle. */
export interface DecodedEvent {
  kind: 'event';
  received: Received;
  eventId: string;
  event: EventEnvelope;
  /**
   * How it breaks its contract; set only if the handler accepts that, and then only the members that `answerable` lists
   * are valid.
   */
  faults?: readonly ContractFault[];
  subscription: Subscription;
}

/** A message whose type the group does not handle; skipped by its header, undecoded. */
export interface SkippedMessage {
  kind: 'skip';
  received: Received;
  reason: 'not-subscribed' | 'tombstone';
}

/** Faults of a message itself, the same for every reader. */
const FAULTS = ['malformed', 'unknown-version', 'contract'] as const;
type Fault = (typeof FAULTS)[number];

/** Whether a message was parked for its own fault, and not for a failure of its handler. */
export function isFault(reason: string): reason is Fault {
  return FAULTS.some((code) => code === reason);
}

/** A message of a type that the group handles, which cannot be decoded and must be parked. */
export interface FaultyMessage {
  kind: 'fault';
  received: Received;
  eventId: string | undefined;
  reason: Fault;
  detail: string;
}

export type Decoded = DecodedEvent | SkippedMessage | FaultyMessage;

/**
 * Decodes a message with the contracts of a group's subscriptions. Never throws; every failure is a fault of the
 * message.
 */
export function decode(received: Received, subscriptions: Subscriptions): Decoded {
  const type = received.headers.ce_type;
  if (received.value === null) return { kind: 'skip', received, reason: 'tombstone' };
  if (!type) return fault(received, 'malformed', 'no ce_type header');
  const subscription = subscriptions.get(type);
  if (!subscription) return { kind: 'skip', received, reason: 'not-subscribed' };
  return decodeListed(received, received.value, subscription);
}

function decodeListed(received: Received, value: Buffer, subscription: Subscription): Decoded {
  const { contract } = subscription;
  const dataschema = received.headers.ce_dataschema ?? '';
  if (!dataschema.endsWith(contract.schemaPath)) {
    return fault(received, 'unknown-version', `ce_dataschema is '${dataschema}'`);
  }
  const event = parse(value);
  if (event === undefined) return fault(received, 'malformed', 'the value is not a JSON object');
  dropOptionalNulls(contract, event);
  const faults = validateEvent(contract, event);
  const broken = faults.length > 0;
  if (broken && !isAnswerable(received, event, subscription)) {
    return fault(received, 'contract', JSON.stringify(faults.slice(0, 10)));
  }
  if (event.eventId !== received.headers.ce_id) {
    return fault(received, 'malformed', 'ce_id differs from eventId');
  }
  const { eventId } = event;
  return { kind: 'event', received, eventId, event, subscription, ...(broken && { faults }) };
}

function isAnswerable(
  { key }: Received,
  event: EventEnvelope,
  { answerable, contract }: Subscription,
): boolean {
  if (!answerable || validateEvent(answerable, event).length > 0) return false;
  return contract.key(event) === key;
}

function parse(value: Buffer): EventEnvelope | undefined {
  try {
    const parsed: unknown = JSON.parse(value.toString('utf8'));
    return typeof parsed === 'object' && parsed !== null ? (parsed as EventEnvelope) : undefined;
  } catch {
    return undefined;
  }
}

function fault(received: Received, reason: Fault, detail: string): FaultyMessage {
  return { kind: 'fault', received, eventId: eventIdOf(received), reason, detail };
}

/**
 * The id in a message's header in the form that Postgres writes; undefined if it is not a UUID. The check is necessary
 * because a faulty message may contain anything.
 */
export function eventIdOf({ headers }: Pick<Received, 'headers'>): string | undefined {
  const id = headers.ce_id;
  return id !== undefined && UUID.test(id) ? id.toLowerCase() : undefined;
}
