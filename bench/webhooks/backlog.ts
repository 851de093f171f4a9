import { Client } from 'pg';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

/**
 * Adds due deliveries of the newest event of each of these merchants. Each has its own subject, so none waits for
 * another.
 * @param count total for all merchants
 */
export async function addBacklog(
  { sandbox }: TestStack,
  merchantIds: readonly string[],
  count: number,
): Promise<void> {
  const database = new Client({ connectionString: sandbox.databaseUrl });
  await database.connect();
  try {
    const { rowCount } = await database.query(INSERT, [merchantIds, count / merchantIds.length]);
    if (rowCount !== count) throw new Error(`added ${rowCount} of ${count} deliveries`);
    await database.query('ANALYZE webhooks.due_delivery');
  } finally {
    await database.end();
  }
}

const INSERT = `
  WITH newest AS (
    SELECT DISTINCT ON (merchant_id) merchant_id, event_id, stamp, type FROM webhooks.event
     WHERE merchant_id = ANY ($1::text[]) ORDER BY merchant_id, stamp DESC
  ), wanted AS (
    SELECT gen_random_uuid() AS id, endpoint.id AS endpoint_id, merchant_id, event_id, stamp, type, 'backlog-' || n AS subject
      FROM newest JOIN webhooks.endpoint USING (merchant_id) CROSS JOIN generate_series(1, $2::integer) AS n
  ), record AS (
    INSERT INTO webhooks.delivery (id, endpoint_id, merchant_id, event_id, event_stamp, type, subject, cause, state)
    SELECT id, endpoint_id, merchant_id, event_id, stamp, wanted.type, subject, 'replay', 'waiting' FROM wanted
  )
  INSERT INTO webhooks.due_delivery (delivery_id, endpoint_id, event_id, event_stamp, merchant_id, subject, due_at)
  SELECT id, endpoint_id, event_id, stamp, merchant_id, subject, now() FROM wanted`;
