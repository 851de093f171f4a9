import type { EntrepotEvent, EventByType } from './generated/types.js';
import { validators } from './generated/validators.js';
import { headerOf, textOf, type Headers } from './message.js';

/** A fault of an event. */
export interface Fault {
  /** JSON pointer (RFC 6901) from the event's root. */
  pointer: string;
  detail: string;
}

/** The result of reading a message. Process only an `event`. */
export type Parsed =
  | EntrepotEvent
  /** A type that this version of the package does not know, for example from a later release. It is safe to skip. */
  | { kind: 'unknown-type'; type: string }
  /** A known type in a version that this package does not know, which needs manual intervention. */
  | { kind: 'unknown-version'; type: string; schema: string }
  /** The message is not JSON, or violates its schema. */
  | { kind: 'invalid'; type: string; faults: readonly Fault[] };

/** An event of one type. */
export type EventOf<Type extends keyof EventByType> = EventByType[Type];

/**
 * Reads one message. Never throws.
 * @param value JSON in UTF-8; null is a tombstone and counts as invalid
 */
export function parse(headers: Headers, value: string | Uint8Array | null): Parsed {
  const type = headerOf(headers, 'ce_type') ?? '';
  const schema = headerOf(headers, 'ce_dataschema') ?? '';
  const read = (): unknown => (value === null ? undefined : jsonOf(textOf(value)));
  return parseEvent({ type, schema, id: headerOf(headers, 'ce_id') }, 'ce_id', read);
}

/** Attributes of CloudEvents. */
export interface Attributes {
  type: string;
  /** The URL of the schema. */
  schema: string;
  id: string | undefined;
}

/**
 * Reads one event with these attributes.
 * @param idName the name of the id in the transport of the event
 * @param read returns the data of the event; undefined if it is not JSON
 */
export function parseEvent(
  { type, schema, id }: Attributes,
  idName: string,
  read: () => unknown,
): Parsed {
  const versions = validators.filter((candidate) => candidate.type === type);
  if (versions.length === 0) return { kind: 'unknown-type', type };
  const validator = versions.find(({ schemaPath }) => schema.endsWith(schemaPath));
  if (!validator) return { kind: 'unknown-version', type, schema };
  const event = read();
  if (event === undefined) return invalid(type, [{ pointer: '', detail: 'is not JSON' }]);
  if (!validator.validate(event)) return invalid(type, faultsOf(validator.validate.errors ?? []));
  if ((event as { eventId: string }).eventId !== id) {
    return invalid(type, [{ pointer: '/eventId', detail: `differs from ${idName}` }]);
  }
  return { kind: 'event', type, version: validator.version, event } as EntrepotEvent;
}

/** The result for an event that cannot be read. */
export function invalid(type: string, faults: readonly Fault[]): Parsed {
  return { kind: 'invalid', type, faults };
}

/** Parses a text; undefined if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultsOf(errors: readonly { instancePath: string; message?: string }[]): Fault[] {
  return errors.map(({ instancePath, message = 'is invalid' }) => ({
    pointer: instancePath,
    detail: message,
  }));
}
