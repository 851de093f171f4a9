import { SalesChannelSkuAnswered } from '#contracts';
import { TestPublisher } from '#testing';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

const LATER = '/schemas/sales-channel.sku-answered/v9';

/** Sends catalog an answer for this SKU in a schema version that it does not know, so that the message is parked. */
export async function sendOfLaterVersion(stack: TestStack, skuId: string): Promise<void> {
  const publisher = new TestPublisher(stack.topicPrefix);
  try {
    await publisher.publish(
      SalesChannelSkuAnswered,
      {
        merchantId: 'ACME',
        subject: `ACME:${skuId}`,
        skuId,
        salesChannel: 'MELI',
        status: 'APPROVED',
        salesChannelSkuId: `MELI-${skuId}`,
        answeredAt: '2026-11-21T10:00:00.000Z',
      },
      { ce_dataschema: LATER },
    );
  } finally {
    await publisher.stop();
  }
}

/** Changes the parked messages to the known version, as if a newer catalog were deployed. */
export function understandLaterVersion(stack: TestStack): Promise<void> {
  return asOwner(
    stack,
    `UPDATE catalog.parked_message SET headers = jsonb_set(headers, '{ce_dataschema}', to_jsonb($1::text))`,
    [SalesChannelSkuAnswered.schemaPath],
  );
}

/** Parks an event of catalog as if the broker had rejected it, on a stream that no service reads. */
export function parkInOutbox(stack: TestStack, key: string): Promise<void> {
  const eventId = uuidv7();
  const headers = { ce_id: eventId, ce_type: 'inventory.changed' };
  return asOwner(
    stack,
    `INSERT INTO catalog.outbox (event_id, stream, key, type, headers, value, parked_at, parked_reason)
     VALUES ($1, 'catalog.inventory', $2, 'inventory.changed', $3, $4, now(), 'MESSAGE_TOO_LARGE')`,
    [eventId, key, JSON.stringify(headers), JSON.stringify({ eventId })],
  );
}

/** Records that the parcel of a cancelled order left. */
export function recordException(stack: TestStack, orderId: string): Promise<void> {
  return asOwner(
    stack,
    `INSERT INTO orders.order_exception VALUES ($1, 'shipped-after-cancel', 'The parcel left.', now())`,
    [orderId],
  );
}

async function asOwner(stack: TestStack, sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: stack.sandbox.databaseUrl });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
