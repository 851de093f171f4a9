import { SalesChannelInventoryApplied } from '#contracts';
import { v7 as uuidv7 } from 'uuid';
import type { Received } from '../src/kafka/index.js';

/** An event without a version, so that only the inbox can recognize its duplicate. */
export function withoutVersion(): Received {
  const event = {
    eventId: uuidv7(),
    occurredAt: '2026-11-21T10:00:00.000Z',
    merchantId: 'ACME',
    subject: 'ACME:shirt',
    skuId: 'shirt',
    salesChannel: 'MELI',
    quantity: 5,
    appliedAt: '2026-11-21T10:00:00.000Z',
  };
  const { stream, type, schemaPath } = SalesChannelInventoryApplied;
  return {
    stream,
    partition: 0,
    offset: '0',
    key: 'ACME:shirt',
    headers: { ce_id: event.eventId, ce_type: type, ce_dataschema: schemaPath },
    value: Buffer.from(JSON.stringify(event)),
  };
}
