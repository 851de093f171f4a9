import { textOf } from './message.js';
import { invalid, jsonOf, parseEvent, type Parsed } from './parse.js';

/** An event whose data is not in the delivery, because of its size or the endpoint's settings. Read it at `dataref`. */
export interface Reference {
  kind: 'reference';
  type: string;
  eventId: string;
  /** The subject of the event. */
  subject: string;
  /** The URL of the event; reading it requires a token of the merchant. */
  dataref: string;
}

/** The result of reading a delivery. Process only an `event`. */
export type Delivered = Parsed | Reference;

/**
 * Reads one event in the structured JSON format of CloudEvents, which webhooks and `/ext/events` use. Never throws.
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
