import { headerOf, parse, type Headers } from '@entrepot/events';
import type { Filters } from './tail-options.js';

/** A message of a stream, as received. */
export interface StreamMessage {
  stream: string;
  partition: number;
  offset: string;
  key: Uint8Array | string | null;
  headers: Headers;
  value: Uint8Array | null;
}

/** A message of a stream, read as far as it can be. */
export interface TailedEvent {
  stream: string;
  partition: number;
  offset: string;
  type: string;
  key: string;
  /** Its members, or its text if it is not a JSON object. */
  value: Record<string, unknown> | string | null;
  /** Why a consumer would not apply it. */
  fault?: string;
}

const utf8 = new TextDecoder();

/** Reads a message and judges it by its contract, as a consumer does. */
export function readTailed(message: StreamMessage): TailedEvent {
  const { stream, partition, offset, key, headers, value } = message;
  const fault = value === null ? 'no value' : faultOf(headers, value);
  return {
    stream,
    partition,
    offset,
    type: headerOf(headers, 'ce_type') ?? '',
    key: key === null || typeof key === 'string' ? (key ?? '') : utf8.decode(key),
    value: value === null ? null : membersOf(utf8.decode(value)),
    ...(fault !== undefined && { fault }),
  };
}

/** Whether the event matches the filters. */
export function isWanted(
  { type, key, value }: TailedEvent,
  { types, keys, merchants }: Filters,
): boolean {
  const fits = (filter: readonly string[], candidate: string): boolean =>
    filter.length === 0 || filter.includes(candidate);
  return fits(types, type) && fits(keys, key) && fits(merchants, merchantOf(value));
}

/** Empty for events without a merchant, such as exchange rates. */
export function merchantOf(value: TailedEvent['value']): string {
  const { merchantId = '' } = value instanceof Object ? value : {};
  return String(merchantId);
}

/** The time of the event, in ms since 1970; 0 if the event has none. */
export function timeOf({ value }: TailedEvent): number {
  const { occurredAt } = value instanceof Object ? value : {};
  return Date.parse(String(occurredAt)) || 0;
}

function membersOf(text: string): Record<string, unknown> | string {
  try {
    const value = JSON.parse(text) as unknown;
    return value instanceof Object ? (value as Record<string, unknown>) : text;
  } catch {
    return text;
  }
}

function faultOf(headers: Headers, value: Uint8Array): string | undefined {
  const parsed = parse(headers, value);
  switch (parsed.kind) {
    case 'event':
      return undefined;
    case 'unknown-type':
      return 'unknown type';
    case 'unknown-version':
      return `unknown version ${parsed.schema}`;
    default: {
      const [first] = parsed.faults;
      return `invalid at ${first?.pointer || '/'}: ${first?.detail ?? 'no reason'}`;
    }
  }
}
