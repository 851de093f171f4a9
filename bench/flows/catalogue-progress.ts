import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestStack } from '../../tools/stack/testing/test-stack.js';

const CHANNELS = 3;

/**
 * Number of SKUs that have reached each stage; `priced` and `approved` count a SKU once it has the state in every
 * channel.
 */
const COUNTS = {
  localized: `SELECT count(*)::int AS skus FROM catalog.sku WHERE localization_status = 'READY_FOR_SALES_CHANNEL'`,
  priced: `SELECT count(*)::int / ${CHANNELS} AS skus FROM pricing.price_record`,
  approved: `
    SELECT count(*)::int / ${CHANNELS} AS skus FROM catalog.sku_channel WHERE status = 'SALES_CHANNEL_APPROVED'`,
};

const LOOK_EVERY_MS = 1_000;
/** No progress for this long is a fault, not a slow machine. */
const STALLED_MS = 30_000;

/** Polls the services' tables until this many SKUs have reached the stage. @throws Error when progress stops */
export async function until(
  { sandbox }: TestStack,
  stage: keyof typeof COUNTS,
  skus: number,
): Promise<void> {
  const client = new Client({ connectionString: sandbox.databaseUrl });
  await client.connect();
  try {
    let last = 0;
    for (let movedAt = performance.now(); ; await delay(LOOK_EVERY_MS)) {
      const { rows } = await client.query<{ skus: number }>(COUNTS[stage]);
      const now = rows[0]?.skus ?? 0;
      if (now >= skus) return;
      if (now !== last) movedAt = performance.now();
      else if (performance.now() - movedAt > STALLED_MS) {
        throw new Error(`stalled at ${now} ${stage}`);
      }
      last = now;
    }
  } finally {
    await client.end();
  }
}
