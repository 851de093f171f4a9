import type { HttpEvent } from '#contracts';
import type { LoggedEvent } from './domain/cloud-event.js';

/** What an event of its own schema has besides. */
interface MerchantEnvelope {
  eventId: string;
  occurredAt: string;
  merchantId: string;
  subject: string;
  version: number;
}

/**
 * An event that is sent by HTTP only, as the log has it.
 * @param publicUrl of the gateway, which serves its schema
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
