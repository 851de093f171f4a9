import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import type { TestStack } from '../tools/stack/testing.js';

/** How many SKUs have come how far. */
export interface CatalogueProgress {
  localized: number;
  /** In every channel. */
  priced: number;
  /** In every channel. */
  approved: number;
}

const LOOK_EVERY_MS = 1_000;
/** Nothing moved for so long: a fault, not a slow machine. */
const STALLED_MS = 30_000;

/** Looks at the catalog's tables until `isDone`. @throws Error when nothing moves any more */
export async function until(
  { sandbox }: TestStack,
  isDone: (progress: CatalogueProgress) => boolean,
  look: (progress: CatalogueProgress) => void = () => undefined,
): Promise<void> {
  const client = new Client({ connectionString: sandbox.databaseUrl });
  await client.connect();
  try {
    let last = '';
    for (let movedAt = performance.now(); ; await delay(LOOK_EVERY_MS)) {
      const [progress] = (await client.query<CatalogueProgress>(PROGRESS)).rows;
      if (!progress) throw new Error('no progress was read');
      look(progress);
      if (isDone(progress)) return;
      const now = JSON.stringify(progress);
      if (now !== last) movedAt = performance.now();
      else if (performance.now() - movedAt > STALLED_MS) throw new Error(`stalled at ${now}`);
      last = now;
    }
  } finally {
    await client.end();
  }
}

const CHANNELS = 3;

const PROGRESS = `
  SELECT (SELECT count(*)::int FROM catalog.sku WHERE localization_status = 'READY_FOR_SALES_CHANNEL') AS localized,
         (SELECT count(*)::int / ${CHANNELS} FROM pricing.price_record) AS priced,
         (SELECT count(*)::int / ${CHANNELS} FROM catalog.sku_channel
           WHERE status = 'SALES_CHANNEL_APPROVED') AS approved`;
