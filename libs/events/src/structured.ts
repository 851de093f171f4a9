import { textOf } from './message.js';
import { invalid, jsonOf, parseEvent } from './parse.js';
import type { Parsed } from './parse.js';

/** An event that was left out of its delivery, for its size or because the endpoint wants it so: read it at `dataref`. */
export interface Reference {
  kind: 'reference';
  type: string;
  eventId: string;
  /** What the event is about. */
  subject: string;
  /** Address of the event; needs a token of the merchant. */
  dataref: string;
}

/** What a delivery is. Only an `event` is safe to work with. */
export type Delivered = Parsed | Reference;

/**
 * Reads one event in the structured JSON of CloudEvents, as webhooks and `/ext/events` have it. Never throws.
 * @param webhookId the id of the delivery that carried it
 */
export function parseStructured(body: string | Uint8Array, webhookId?: string): Delivered {
  const envelope = jsonOf(textOf(body));
  if (!isObject(envelope)) return invalid('', [{ pointer: '', detail: 'is no JSON object' }]);
  const [type, eventId, schema, subject] = ['type', 'id', 'dataschema', 'subject'].map((name) =>
    text(envelope[name]),
  ) as [string, string, string, string];
  if (webhookId !== undefined && eventId !== webhookId) {
    return invalid(type, [{ pointer: '', detail: 'has another id than webhook-id' }]);
  }
  const { data, dataref } = envelope;
  if (data === undefined && typeof dataref === 'string') {
    return { kind: 'reference', type, eventId, subject, dataref };
  }
  return parseEvent({ type, schema, id: eventId }, 'id', () => data);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
