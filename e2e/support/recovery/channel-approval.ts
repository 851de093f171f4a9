import { SalesChannelOrderApproved } from '#contracts';
import { partitionOf } from '#messaging';
import { v7 as uuidv7 } from 'uuid';
import type { RecoveryRig } from '../recovery-rig.js';

/** Publishes the approval of an order like the connector of its channel. */
export async function approveAsChannel(
  { kafka }: RecoveryRig,
  salesChannelOrderId: string,
): Promise<void> {
  const event = {
    eventId: uuidv7(),
    occurredAt: new Date().toISOString(),
    merchantId: 'ACME',
    subject: `MELI:${salesChannelOrderId}`,
    salesChannel: 'MELI',
    salesChannelOrderId,
    approvalDate: '2026-11-21T10:00:00.000Z',
  };
  const { type, schemaPath, stream } = SalesChannelOrderApproved;
  const headers = { ce_id: event.eventId, ce_type: type, ce_dataschema: schemaPath };
  const key = SalesChannelOrderApproved.key(event);
  const sender = await kafka.sender();
  await sender.send([
    {
      stream,
      partition: partitionOf(key, 3),
      key: Buffer.from(key),
      value: Buffer.from(JSON.stringify(event)),
      headers: {
        ce_specversion: '1.0',
        ce_source: '/test',
        ce_subject: event.subject,
        ce_time: event.occurredAt,
        'content-type': 'application/json',
        ...headers,
      },
    },
  ]);
  await sender.stop();
}
