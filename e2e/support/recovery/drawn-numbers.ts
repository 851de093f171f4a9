import type { RecoveryRig } from '../recovery-rig.js';

/** The last number of every sequence, identity columns included, and of the lists of channels. */
export async function drawnNumbers(rig: RecoveryRig): Promise<Map<string, number>> {
  const rows = await rig.rows(
    `SELECT schemaname || '.' || sequencename AS name, last_value AS value FROM pg_sequences
      UNION ALL SELECT sales_channel, position FROM catalog.listing_feed`,
  );
  return new Map(rows.map(({ name, value }) => [name as string, Number(value)]));
}
