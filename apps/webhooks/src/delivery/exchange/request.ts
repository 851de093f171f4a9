import { cloudEventJson } from '../../log/domain/cloud-event.js';
import type { SentEvent } from '../store/sent-event.store.js';
import type { WebhookRequest } from './receivers.js';
import { signaturesOf } from './signature.js';

/** The parts of a request besides the event. */
export interface RequestOptions {
  url: string;
  payload: 'full' | 'thin';
  /** The secrets, each of which signs. */
  secrets: readonly string[];
  attemptedAt: Date;
  /** The service's address for receivers. */
  publicUrl: string;
}

/**
 * The request that delivers an event: CloudEvents in JSON, signed according to Standard Webhooks. For thin endpoints
 * and for long events, the body contains the address of the data.
 */
export function requestOf(
  event: SentEvent,
  { url, payload, secrets, attemptedAt, publicUrl }: RequestOptions,
): WebhookRequest {
  const { eventId, traceparent, value } = event;
  const reference = { dataref: `${publicUrl}/ext/events/${eventId}` };
  const isFull = payload === 'full' && value !== null;
  const body = cloudEventJson(
    { ...event, value: value ?? Buffer.alloc(0) },
    isFull ? undefined : reference,
  );
  const seconds = Math.floor(attemptedAt.getTime() / 1_000);
  const headers = {
    'content-type': 'application/cloudevents+json',
    'user-agent': 'entrepot-webhooks',
    'webhook-id': eventId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signaturesOf(secrets, { id: eventId, seconds, body }),
    ...(traceparent !== null && { traceparent }),
  };
  return { url, headers, body };
}
