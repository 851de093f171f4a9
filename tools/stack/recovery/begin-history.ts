import type { Client } from 'pg';
import { SERVICES } from '../topology.js';
import { tableOf } from './recovery-target.js';

/** Begins another history of each store: its page tokens and cursors expire (decision 1.23). */
export async function beginHistory(client: Client, restoredTo: Date): Promise<void> {
  for (const service of SERVICES) {
    await client.query(
      `INSERT INTO ${tableOf(service, 'restoration')} (restored_to, recovered_at) VALUES ($1, now())`,
      [restoredTo],
    );
  }
}
