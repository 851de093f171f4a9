import type { Client } from 'pg';
import { SERVICES } from '../topology.js';
import { tableOf } from './recovery-target.js';

/**
 * Begins another history of each store: its page tokens and cursors expire (decision 1.23), and the gateway refuses
 * tokens that were issued since the restore time (decision 2.11). All console sessions end, because the store has
 * forgotten which ones did.
 */
export async function beginHistory(client: Client, restoredTo: Date): Promise<void> {
  for (const service of SERVICES) {
    await client.query(
      `INSERT INTO ${tableOf(service, 'restoration')} (restored_to, recovered_at) VALUES ($1, now())`,
      [restoredTo],
    );
  }
  await client.query(
    `WITH live AS (DELETE FROM ${tableOf('gateway', 'console_session')} RETURNING token_id, expires_at)
     INSERT INTO ${tableOf('gateway', 'ended_session')} (token_id, expires_at)
     SELECT token_id, expires_at FROM live ON CONFLICT DO NOTHING`,
  );
}
