import type { HttpEvent } from '#contracts';
import type { LoggedEvent } from './domain/cloud-event.js';

/** The additional data of an event with its own schema. */
interface MerchantEnvelope {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  version: number;
}

/**
 * An event that is sent only by HTTP, in the form of the log.
 * @param publicUrl the address of the gateway, which serves its schema
 */
export function loggedHttpEvent(
  { type, schemaPath }: HttpEvent,
  event: MerchantEnvelope,
  publicUrl: string,
): Omit<LoggedEvent, 'stamp' | 'seq'> {
  const { eventId, merchantId, subject, version, occurredAt } = event;
  return {
    eventId,
    merchantId,
    type,
    subject,
    version,
    stream: 'webhooks',
    occurredAt: new Date(occurredAt),
    dataschema: publicUrl + schemaPath,
    traceparent: null,
    value: Buffer.from(JSON.stringify(event)),
  };
}
